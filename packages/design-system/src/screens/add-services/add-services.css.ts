import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const chooser = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
})
