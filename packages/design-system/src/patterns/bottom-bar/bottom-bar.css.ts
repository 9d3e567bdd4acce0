import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { atTheBottom } from './at-the-bottom.ts'

/** The sum and the next step at the bottom of a phone; on a wide page a panel shows them instead. */
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
/**
 * The words give way first, down to a sum's length: what the press does is said on one line beside them. Where even that
 * does not fit, the press takes a line of its own, whole.
 */
globalStyle(`${bottomBar} > :first-child`, { flex: '99 1 min-content', minInlineSize: 0 })
globalStyle(`${bottomBar} > :last-child`, { flex: '1 0 auto', maxInlineSize: '100%' })
