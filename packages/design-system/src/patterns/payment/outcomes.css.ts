import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** As long as its part of the page on a phone. */
const alone = style({ display: 'grid', '@media': { [from.tablet]: { justifyItems: 'start' } } })
/** Without an edge its words begin where those above it do. */
export const quietAlone = style([
  alone,
  {
    '@media': {
      [from.tablet]: { marginInlineStart: `calc(-1 * (${vars.space.small} + ${vars.stroke.control}))` },
    },
  },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
