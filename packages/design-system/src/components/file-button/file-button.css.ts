import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Its zone is framed already: the press in it has no edge of its own, and its sign stands where the words above begin. */
export const button = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minBlockSize: vars.target,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  marginInlineStart: `calc(-1 * (${vars.space.small} + ${vars.stroke.control}))`,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.accentText,
  cursor: 'pointer',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.25,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: 'color-mix(in oklab, currentColor 8%, transparent)' },
    '&[aria-disabled=true]': { background: 'none', color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
})
/** A camera in the hand: where a finger is what points, or the page is as narrow as a phone. */
export const camera = style([
  button,
  { display: 'none', '@media': { '(pointer: coarse), (max-width: 767px)': { display: 'inline-flex' } } },
])
