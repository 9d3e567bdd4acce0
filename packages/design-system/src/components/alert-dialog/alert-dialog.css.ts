import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const veil = style({
  position: 'fixed',
  zIndex: 40,
  inset: 0,
  background: vars.color.veil,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
})
export const dialog = style({
  position: 'fixed',
  zIndex: 41,
  insetInline: vars.space.medium,
  insetBlock: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 2rem)',
  maxInlineSize: '30rem',
  margin: 'auto',
  padding: vars.space.large,
  overflowY: 'auto',
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
})
export const message = style({ color: vars.color.inkMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
})
