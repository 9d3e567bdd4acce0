import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The choice of a country lies over the number while it is typed into. */
export const phone = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.hair,
  minInlineSize: 0,
})
export const phoneText = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
