import { style } from '@vanilla-extract/css'

/** Below the tools it stands among, over their whole width. */
export const wholeRow = style({
  flexBasis: '100%',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
})
