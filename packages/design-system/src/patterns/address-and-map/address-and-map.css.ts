import { style } from '@vanilla-extract/css'

export const address = style({ fontStyle: 'normal' })
/** An address is enough on paper. */
export const map = style({ '@media': { print: { display: 'none' } } })
