import { style } from '@vanilla-extract/css'

/** On a line of its own. */
export const receipt = style({ display: 'block' })
