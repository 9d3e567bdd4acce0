import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** In the middle of the page's own column, as wide as its words want. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.huge,
  paddingInline: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  textAlign: 'center',
})
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: vars.size.title,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  maxInlineSize: '32rem',
  minInlineSize: 0,
  textWrap: 'balance',
})
