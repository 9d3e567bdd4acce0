import { style } from '@vanilla-extract/css'
import { headlineAmount } from '../../components/price/headline-amount.ts'
import { vars } from '../../theme/contract.css.ts'

export const credit = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  padding: vars.space.medium,
  border: `2px dashed ${vars.color.accentEdge}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  containerType: 'inline-size',
})
export const worth = style({
  ...headlineAmount,
  // As large as its box holds in one line: an amount is not broken.
  fontSize: `min(${vars.size.hero}, 10cqi)`,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})
export const code = style({
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums slashed-zero',
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const small = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
