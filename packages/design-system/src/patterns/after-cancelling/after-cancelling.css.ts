import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** What can be read or printed, its words flush with the figures above. */
export const onPaper = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * (${vars.space.small} + ${vars.stroke.control}))`,
  '@media': { print: { display: 'none' } },
})
/** Where the page has no bar at its bottom. */
export const reinstate = style({
  display: 'none',
  '@media': { [from.wide]: { display: 'flex', flexDirection: 'column', gap: vars.space.small } },
})
