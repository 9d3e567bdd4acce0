import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const date = style({ position: 'relative', display: 'block', minInlineSize: 0 })
export const dateText = style({
  paddingInlineEnd: vars.space.huge,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const atTheEnd = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: vars.target,
  blockSize: vars.target,
  margin: 0,
  padding: 0,
  border: 0,
} as const
export const pick = style({
  ...atTheEnd,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:has(+ :hover)': { color: vars.color.ink },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
})
/** Lies unseen over the button: a tap lands on it, and opens the device's own calendar. */
export const calendar = style({ ...atTheEnd, opacity: 0, cursor: 'pointer' })
