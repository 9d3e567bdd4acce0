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
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
})
/** About as tall as what comes into it: what stands below must not move. */
export const soon = style({
  minBlockSize: '41rem',
  '@media': { [from.tablet]: { minBlockSize: '24rem' }, print: { minBlockSize: 0 } },
})
