import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const skip = style({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: vars.space.tiny,
  insetInlineStart: vars.space.tiny,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.ground,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
