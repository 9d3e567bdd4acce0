import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const happening = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
})
export const sign = style({ color: vars.color.accentText, marginBlockStart: '0.1em' })
export const title = style({
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const note = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
