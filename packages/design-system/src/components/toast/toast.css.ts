import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: vars.space.medium,
  insetBlockStart: `max(${vars.space.tiny}, env(safe-area-inset-top))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  maxInlineSize: '28rem',
  marginInline: 'auto',
  pointerEvents: 'none',
  '@media': {
    /** On a phone the bottom belongs to the price and the next step. */
    [from.wide]: { insetBlockStart: 'auto', insetBlockEnd: vars.space.medium },
    print: { display: 'none' },
  },
})
const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } })
const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
})
export const toast = styleVariants({
  info: [base],
  positive: [base, { borderBlockEnd: `2px solid ${vars.color.positive}` }],
  negative: [base, { borderBlockEnd: `2px solid ${vars.color.negative}` }],
})
// As a share of the page, so that letters set larger do not break a word.
export const words = style({ paddingBlock: vars.space.small, lineHeight: 1.4, fontSize: 'min(1em, 5vw)' })
export const dismiss = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink }, '&:focus-visible': { outlineOffset: '-4px' } },
})
