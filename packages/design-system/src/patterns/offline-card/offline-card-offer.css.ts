import { style } from '@vanilla-extract/css'

/** Below the tools it stands among, over their whole width. */
export const wholeRow = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
})
