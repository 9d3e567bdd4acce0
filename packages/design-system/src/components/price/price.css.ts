import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { headlineAmount } from './headline-amount.ts'

export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
/** A hair below the words that name it. */
export const emphasis = style({
  ...headlineAmount,
  display: 'inline-block',
  paddingBlockStart: '0.12em',
  fontSize: vars.size.title,
  lineHeight: vars.leading.tight,
})
export const approx = style({
  display: 'block',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
