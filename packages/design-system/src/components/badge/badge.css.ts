import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  paddingBlock: '0.2em',
  paddingInline: '0.75em',
  borderRadius: vars.radius.pill,
  border: `${vars.stroke.hairline} solid transparent`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.5,
  // Beside a name that may be broken anywhere, a state may not.
  overflowWrap: 'normal',
})

const edge = (color: string): string => `color-mix(in oklab, ${color} 32%, transparent)`

export const badge = styleVariants({
  positive: [
    base,
    {
      background: vars.color.positiveGround,
      color: vars.color.positive,
      borderColor: edge(vars.color.positive),
    },
  ],
  caution: [
    base,
    {
      background: vars.color.cautionGround,
      color: vars.color.caution,
      borderColor: edge(vars.color.caution),
    },
  ],
  negative: [
    base,
    {
      background: vars.color.negativeGround,
      color: vars.color.negative,
      borderColor: edge(vars.color.negative),
    },
  ],
  neutral: [
    base,
    { background: vars.color.sunken, color: vars.color.inkMuted, borderColor: vars.color.line },
  ],
  info: [
    base,
    { background: vars.color.surface, color: vars.color.accentText, borderColor: vars.color.lineStrong },
  ],
})
