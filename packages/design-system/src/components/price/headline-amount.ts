import { vars } from '../../theme/contract.css.ts'

/**
 * An amount that stands out is set in the text face, in every brand: the zeros of a display face may be letters O, and
 * its figures of different heights.
 */
export const headlineAmount = {
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
} as const
