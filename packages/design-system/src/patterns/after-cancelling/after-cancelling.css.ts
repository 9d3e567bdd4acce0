import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { bottomBar } from '../bottom-bar/bottom-bar.css.ts'

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

/** At the bottom of a phone: how long there is, over the press, for both are long in most languages. */
export const reinstateBar = style([
  bottomBar,
  // Twice its class: which stylesheet comes last, this one's or the shared bar's, is the build's.
  { flexDirection: 'column', selectors: { '&&': { alignItems: 'stretch' } } },
])
