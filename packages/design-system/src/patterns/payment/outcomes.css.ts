import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** As long as its part of the page on a phone. */
export const alone = style({ display: 'grid', '@media': { [from.tablet]: { justifyItems: 'start' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
