import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { atTheBottom } from './at-the-bottom.ts'

/** What it comes to and the next step, always in reach of a thumb; where there is room, a panel says it instead. */
export const bottomBar = style({
  ...atTheBottom,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  paddingInline: vars.space.medium,
  '@media': { [from.wide]: { display: 'none' }, print: { display: 'none' } },
})
/** What the press does is said on one line; where both do not fit beside each other, it stands below the sum. */
globalStyle(`${bottomBar} > :last-child`, { flex: 'none', maxInlineSize: '100%', marginInlineStart: 'auto' })
