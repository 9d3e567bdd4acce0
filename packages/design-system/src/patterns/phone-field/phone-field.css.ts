import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const inner = `calc(${vars.target} - 2 * ${vars.stroke.control})`

export const phone = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.hair,
  minInlineSize: 0,
})
/** The flag is what is seen; the device's own list lies over it and takes the press. */
export const dialling = style({
  position: 'relative',
  display: 'flex',
  border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}, 0 0 0 4px color-mix(in oklab, ${vars.color.focus} 22%, transparent)`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
})
export const diallingShown = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
  minInlineSize: '4rem',
  minBlockSize: inner,
  paddingInline: vars.space.tiny,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
})
export const flag = style({ fontSize: vars.size.lead, color: vars.color.ink, lineHeight: 1 })
export const code = style({ fontWeight: vars.weight.strong, color: vars.color.ink })
export const diallingChoice = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: vars.size.body,
})
/** The list itself is the device's: it needs its own readable pair. */
export const option = style({ background: vars.color.surface, color: vars.color.ink })
export const phoneText = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
