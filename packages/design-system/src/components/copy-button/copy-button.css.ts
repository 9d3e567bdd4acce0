import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const copy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
})
export const copied = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space.small } },
})
