import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** As tall as the picture that is coming. */
export const picture = style({
  blockSize: 'clamp(8rem, 17dvh, 13rem)',
  background: vars.color.sunken,
  '@media': { [from.tablet]: { blockSize: 'clamp(15rem, 36dvh, 25rem)' } },
})
