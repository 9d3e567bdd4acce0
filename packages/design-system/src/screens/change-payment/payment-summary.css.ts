import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The words on one line, and the sum beside them or below. */
export const now = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const about = style({ flex: '1 0 auto', maxInlineSize: '100%' })
export const sum = style({ marginInlineStart: 'auto', textAlign: 'end' })
export const warnings = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
export const warning = style({
  display: 'flex',
  gap: vars.space.tiny,
  fontSize: vars.size.small,
  color: vars.color.caution,
  lineHeight: 1.5,
})
