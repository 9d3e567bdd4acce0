import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A name is written as its bearer writes it, whatever a label is set in. */
export const title = style({
  display: 'block',
  minInlineSize: 0,
  lineHeight: 1.4,
  textTransform: 'none',
  letterSpacing: 'normal',
})
export const type = style({ display: 'block', fontWeight: vars.weight.strong })
export const whose = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
/** In one piece while a line can hold it. */
export const piece = style({ display: 'inline-block', maxInlineSize: '100%' })
