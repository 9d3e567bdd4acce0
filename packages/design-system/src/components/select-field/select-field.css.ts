import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ position: 'relative', display: 'block', flex: 'none', maxInlineSize: '100%' })

export const room = style({
  paddingInlineEnd: vars.space.huge,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Large letters need what room there is.
  '@container': { [largeLetters]: { paddingInlineStart: vars.space.tiny, paddingInlineEnd: '2rem' } },
})

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.small,
  insetBlockStart: '50%',
  translate: '0 -50%',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  pointerEvents: 'none',
})

/** Sits in a line of controls: no frame until it is touched. */
export const compact = style({
  appearance: 'none',
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.hair,
  paddingInlineStart: vars.space.tiny,
  paddingInlineEnd: '2.25rem',
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
})

/** The list itself is the device's: it needs its own readable pair. */
export const option = style({ background: vars.color.surface, color: vars.color.ink })
