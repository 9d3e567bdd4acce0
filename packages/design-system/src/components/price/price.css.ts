import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { headlineAmount } from './headline-amount.ts'

export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
/** Its line leaves air between it and the words that name it. */
export const emphasis = style({
  ...headlineAmount,
  fontSize: vars.size.title,
  lineHeight: 1.4,
})
export const approx = style({
  display: 'block',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
