import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The device's own chooser, behind a label that looks like our buttons. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tiny,
  flexGrow: 1,
  minBlockSize: vars.target,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.25,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { background: vars.color.sunken, color: vars.color.inkMuted },
  },
})
/** A camera in the hand: only where a finger is what points. */
export const camera = style([
  button,
  { display: 'none', '@media': { '(pointer: coarse)': { display: 'inline-flex' } } },
])
