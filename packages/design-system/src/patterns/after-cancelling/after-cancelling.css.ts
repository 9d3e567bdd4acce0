import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const print = style({ '@media': { print: { display: 'none' } } })
/** Where the page has no bar at its bottom. */
export const reinstate = style({
  display: 'none',
  '@media': { [from.wide]: { display: 'flex', flexDirection: 'column', gap: vars.space.small } },
})
