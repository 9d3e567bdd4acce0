import { globalStyle, style } from '@vanilla-extract/css'
import { headlineAmount } from '../../components/price/headline-amount.ts'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const panel = style({ minInlineSize: 0, containerType: 'inline-size' })
export const waiting = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
export const dimmed = style({
  opacity: 0.72,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
})
/** The one number this page is about. */
export const sum = style({
  ...headlineAmount,
  // A sum is never broken: where its place is narrow it is set smaller.
  fontSize: `min(${vars.size.hero}, 10cqi)`,
  lineHeight: 1.2,
  color: vars.color.positive,
  whiteSpace: 'nowrap',
  '@container': { [largeLetters]: { whiteSpace: 'normal' } },
})
export const nothing = style([sum, { color: vars.color.ink }])

/** A phone's bar is in sight before what is to be accepted; the bar at the end of the page comes after it. */
export const onPhone = style({ '@media': { [from.wide]: { display: 'none' } } })
export const atTheEnd = style({ display: 'none', '@media': { [from.wide]: { display: 'inline' } } })

export const perks = style({ display: 'grid', gap: vars.space.large })
export const list = style({ display: 'flex', flexDirection: 'column' })
export const perk = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  columnGap: vars.space.small,
  alignItems: 'baseline',
  paddingBlock: vars.space.small,
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
globalStyle(`${perk} > :nth-child(3)`, { '@container': { [largeLetters]: { gridColumn: 2 } } })
/** In the middle of the first line. */
const mark = style({ alignSelf: 'start', display: 'flex', alignItems: 'center', blockSize: '1lh' })
export const lost = style([mark, { color: vars.color.negative }])
export const retained = style([mark, { color: vars.color.positive }])
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
export const note = style({
  gridColumn: '2 / -1',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
