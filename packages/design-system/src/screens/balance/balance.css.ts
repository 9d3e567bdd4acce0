import { globalStyle, style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** A line parts the rooms from the sum above them; the card itself ends below the last, where no button follows. */
export const parts = style({
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  selectors: { '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space.small})` } },
})
globalStyle(`${parts} > :last-child`, { borderBlockEnd: 0 })
/** A room and what is open of it, at the two ends of a line. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  alignItems: 'baseline',
  columnGap: vars.space.small,
})
export const name = style({ fontWeight: vars.weight.strong })
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
