import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const narrow = style({ maxInlineSize: '36rem' })
