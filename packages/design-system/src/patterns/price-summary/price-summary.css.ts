import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const promotion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.medium,
  alignItems: 'baseline',
  padding: vars.space.small,
  borderRadius: vars.radius.control,
  background: vars.color.positiveGround,
  color: vars.color.positive,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textAlign: 'start',
  breakInside: 'avoid',
})
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' })
