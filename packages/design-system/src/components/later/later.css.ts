import { style } from '@vanilla-extract/css'

/** Around a part that came as HTML: no box of its own. */
export const place = style({ display: 'contents' })
