import { style } from '@vanilla-extract/css'

/** Where there is room, beside the next one; on a phone none is beside another, whatever their lengths. */
export const line = style({
  display: 'inline-block',
  '@media': { '(max-width: 767px)': { inlineSize: '100%' } },
})
