import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const sentence = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
})

export const clock = style([sentence, { whiteSpace: 'nowrap' }])
