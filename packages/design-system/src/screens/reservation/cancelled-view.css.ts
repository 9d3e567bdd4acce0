import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'

/** As tall before it comes as it is then; beside the page where there is room. */
export const refund = style({
  minBlockSize: '18rem',
  '@media': { [from.wide]: { display: 'none' }, print: { minBlockSize: 0 } },
})
