import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const button = style({
  appearance: 'none',
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
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.25,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:disabled': { background: vars.color.sunken, color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
})
/** A camera in the hand: where a finger is what points, or the page is as narrow as a phone. */
export const camera = style([
  button,
  { display: 'none', '@media': { '(pointer: coarse), (max-width: 767px)': { display: 'inline-flex' } } },
])
