import { globalStyle, style } from '@vanilla-extract/css'

/** Around a part that came as HTML: no box of its own. */
export const place = style({ display: 'contents' })
/** What could not answer yet is not there to be pressed; its place is kept. Links lead where they say from the start. */
globalStyle(`${place} :is(button, input, select)`, { visibility: 'hidden' })
