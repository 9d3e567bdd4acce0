import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const choice = style({ display: 'flex', flexDirection: 'column' })
const question = style({ padding: 0, marginBlockEnd: vars.space.small })
export const legend = styleVariants({
  heading: [question],
  label: [
    question,
    {
      fontSize: vars.size.small,
      fontWeight: vars.weight.strong,
      letterSpacing: vars.tracking.label,
      textTransform: vars.labelCase as 'none',
      lineHeight: 1.4,
    },
  ],
})
export const option = style({
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: {
    '& + &': { marginBlockStart: `calc(-1 * ${vars.stroke.control})` },
    '&:first-of-type': {
      borderStartStartRadius: vars.radius.control,
      borderStartEndRadius: vars.radius.control,
    },
    '&:last-of-type': { borderEndStartRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '&:has(input[type=radio]:checked)': {
      position: 'relative',
      borderColor: vars.color.accentEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
    },
  },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(min-content, 1fr) minmax(0, auto)',
  columnGap: vars.space.small,
  alignItems: 'center',
  minBlockSize: `calc(${vars.target} + 0.5rem)`,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  cursor: 'pointer',
})
export const dot = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  cursor: 'inherit',
})
export const label = style({ fontVariantNumeric: 'tabular-nums lining-nums', lineHeight: 1.4 })
export const body = style({ paddingInline: vars.space.medium, paddingBlockEnd: vars.space.medium })
export const closedLine = style([line, { cursor: 'default', color: vars.color.inkMuted }])
/** Below the label, beside the dot. */
export const note = style({
  marginBlockStart: `calc(-1 * ${vars.space.tiny})`,
  paddingInline: `calc(${vars.space.medium} + 1.25rem + ${vars.space.small}) ${vars.space.medium}`,
  paddingBlockEnd: vars.space.small,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
})
