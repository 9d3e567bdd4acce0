import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
export const column = style({ maxInlineSize: '68rem', marginInline: 'auto', minInlineSize: 0 })

/** A sheet of paper in two parts: a receipt, not a celebration. */
export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.surface,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridAutoFlow: 'column' },
    print: { boxShadow: 'none', border: 0 },
  },
})
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  padding: `${vars.space.large} ${vars.space.medium}`,
  selectors: {
    '& + &': {
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      gap: vars.space.medium,
    },
  },
  '@media': {
    [from.phone]: { padding: vars.space.large },
    [from.wide]: {
      padding: `calc(${vars.space.large} * 1.25)`,
      selectors: {
        '& + &': {
          inlineSize: '30rem',
          paddingInline: vars.space.large,
          borderBlockStart: 0,
          borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
        },
      },
    },
  },
})
export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  marginBlockEnd: vars.space.tiny,
  borderRadius: '50%',
  fontSize: '1.375rem',
  boxShadow: `0 0 0 1px currentColor`,
})
export const mark = styleVariants({
  calm: [disc, { background: vars.color.sunken, color: vars.color.ink }],
  positive: [disc, { background: vars.color.positiveGround, color: vars.color.positive }],
  caution: [disc, { background: vars.color.cautionGround, color: vars.color.caution }],
})
/** What is asked for first: on the paper itself, between two rules where more follows. */
export const refund = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
  paddingBlock: vars.space.medium,
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const number = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.small,
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const code = style({
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums slashed-zero',
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
/** Apart from the sums above, near to its own heading. */
export const rooms = style({
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.small } },
})
export const reversal = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small })
export const countdown = style({
  marginBlockStart: vars.space.tiny,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const small = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
/** A text that a guest or the staff wrote, with its line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const question = style([written, { fontWeight: vars.weight.strong }])
