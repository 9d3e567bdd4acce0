import { style, styleVariants } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderInlineStartWidth: '3px',
  color: vars.color.ink,
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const notice = styleVariants({
  info: [base, { background: vars.color.sunken, borderInlineStartColor: vars.color.lineStrong }],
  positive: [base, { background: vars.color.positiveGround, borderInlineStartColor: vars.color.positive }],
  caution: [base, { background: vars.color.cautionGround, borderInlineStartColor: vars.color.caution }],
  negative: [base, { background: vars.color.negativeGround, borderInlineStartColor: vars.color.negative }],
})

export const mark = styleVariants({
  info: { color: vars.color.ink },
  positive: { color: vars.color.positive },
  caution: { color: vars.color.caution },
  negative: { color: vars.color.negative },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
})
export const title = style({ fontWeight: vars.weight.strong, lineHeight: 1.4 })
export const body = style({ fontSize: vars.size.small, lineHeight: 1.55 })
// A line's room from the first: what can be done next may come a moment later.
export const action = style({ marginBlockStart: vars.space.tiny, minBlockSize: '1lh' })
