import { style } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  inlineSize: '1.375em',
  blockSize: '1.375em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Points along the line of reading. */
export const directed = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })
