import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const details = style({ display: 'flex', flexDirection: 'column' })
/** What it is, and its button beside it, or below it where letters are large: the account is copied line by line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.small,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const term = style({
  flex: '1 0 100%',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const value = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
/** A number is compared digit by digit: it stands in one line, and its button below where both have no room. */
export const number = style([value, { flex: '1 1 auto' }])
export const reference = style([number, { fontSize: vars.size.lead, fontWeight: vars.weight.strong }])
export const copy = style({ flex: '0 1 auto', '@media': { print: { display: 'none' } } })
export const note = style({
  flex: '1 0 100%',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
