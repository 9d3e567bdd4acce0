import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const clock = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
