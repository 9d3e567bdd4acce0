import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const copy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
})
/** A square as large as a finger. */
export const sign = style({ position: 'relative', display: 'inline-flex' })
globalStyle(`${sign} > button`, {
  inlineSize: vars.target,
  minBlockSize: vars.target,
  gap: 0,
  paddingInline: 0,
})
export const copied = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space.small } },
})
