import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Fewer than fifteen of the reader's own letters: the buttons stand below. */
const narrow = '(max-width: 15rem)'

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  '@media': { print: { containerType: 'normal' } },
})
/** What it is beside its button on any screen, so that the account can be copied line by line. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.medium,
  alignItems: 'center',
  paddingBlock: vars.space.small,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const term = style({
  gridColumn: '1',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const value = style({
  gridColumn: '1',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const reference = style([value, { fontSize: vars.size.lead, fontWeight: vars.weight.strong }])
export const copy = style({
  gridColumn: '2',
  gridRow: '1 / span 2',
  '@media': { print: { display: 'none' } },
})
export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
