import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'

const above = '3.5rem'

/** Begins above its box: the middle that is kept lies half of that lower in the drawing. */
export const belowMiddle = style({
  '@media': {
    [from.wide]: {
      position: 'relative',
      insetBlockStart: `calc(-1 * ${above})`,
      blockSize: `calc(100% + ${above})`,
    },
  },
})
