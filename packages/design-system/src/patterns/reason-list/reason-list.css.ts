import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.small } },
})
export const item = style({ display: 'grid', minInlineSize: 0 })
export const reason = style({
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: `calc(${vars.target} + 0.5rem)`,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-current=true]': {
      borderColor: vars.color.accentEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
    },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
})
export const sign = style({ color: vars.color.inkMuted })
