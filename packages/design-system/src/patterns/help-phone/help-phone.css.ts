import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.accentText,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
