import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const details = style({ display: 'flex', flexDirection: 'column' })
/** What it is, and its button always at the end of its line, or below it where letters are large: the account is copied line by line. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.small,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const term = style({
  gridColumn: 1,
  alignSelf: 'end',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const value = style({
  gridColumn: 1,
  alignSelf: 'start',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const reference = style([value, { fontSize: vars.size.lead, fontWeight: vars.weight.strong }])
export const copy = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@container': { [largeLetters]: { gridColumn: 1, gridRow: 'auto' } },
  '@media': { print: { display: 'none' } },
})
export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
