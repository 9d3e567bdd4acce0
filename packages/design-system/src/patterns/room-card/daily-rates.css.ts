import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const nights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: `${vars.space.small} ${vars.space.medium}`,
  paddingBlockStart: vars.space.small,
})
export const night = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  breakInside: 'avoid',
})
export const weekday = style({ color: vars.color.inkMuted })
export const price = style({ fontWeight: vars.weight.strong })
