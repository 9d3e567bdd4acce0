import { style } from '@vanilla-extract/css'

/** A password is never longer than this: its field needs no more of the line. */
export const measure = style({ maxInlineSize: '28rem' })
