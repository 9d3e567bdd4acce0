import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
/** What has the focus is never under the bar at the bottom. */
globalStyle(`${page} :is(a, button, summary)`, { scrollMarginBlockEnd: '7.5rem' })
/** Below the tag that hangs into it. */
export const stay = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingBlockStart: vars.space.small,
})
/** Of one width: halves of a row, or a row each. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
})
/** The refund of a cancelled stay, beside it where there is room. */
export const besideCancelled = style({
  display: 'none',
  visibility: 'visible',
  '@media': { [from.wide]: { display: 'block' } },
})
/** On a phone it comes before the days. Until it is known, what stands below waits with it instead of sliding down. */
export const refund = style({ '@media': { [from.wide]: { display: 'none' } } })
globalStyle(
  `${refund}:is(:empty, :has(> span)) ~ *, section:has(> ${refund}:empty, > ${refund} > span) ~ *`,
  {
    visibility: 'hidden',
    '@media': { [from.wide]: { visibility: 'visible' }, print: { visibility: 'visible' } },
  },
)
/**
 * Until it is known, the rest of its column and the footer wait instead of sliding down: the column counts as moved.
 * Each case is named by itself, for a `:has` inside another matches nothing.
 */
globalStyle(
  [
    `div:has(> div > ${besideCancelled}:empty, > div > ${besideCancelled} > span)`,
    `main:has(${besideCancelled}:empty, ${besideCancelled} > span) ~ *`,
  ].join(', '),
  { visibility: 'hidden' },
)
/** About as tall as what comes into it: what stands below must not move. */
export const soon = style({
  minBlockSize: '41rem',
  '@media': { [from.tablet]: { minBlockSize: '24rem' }, print: { minBlockSize: 0 } },
})
