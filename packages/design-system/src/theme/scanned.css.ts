import { style } from '@vanilla-extract/css'

/** What a camera reads: black on white in every theme and mode. */
export const scanned = style({ background: '#fff', color: '#000', forcedColorAdjust: 'none' })
