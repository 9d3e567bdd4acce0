import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ position: 'relative', display: 'inline-block' })

export const trigger = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.tiny,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded=true]': { borderColor: vars.color.lineStrong } },
})

export const anchor = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
export const list = style({
  zIndex: 10,
  minInlineSize: '12rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  padding: vars.space.hair,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  borderRadius: `calc(${vars.radius.control} * 0.75)`,
  fontSize: vars.size.body,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:focus:not(:focus-visible)': { outline: 'none' },
  },
})
export const itemLabel = style({ flex: 1, minInlineSize: 0 })
export const chosen = style({ color: vars.color.accentText })

/** Seen from a tablet on, heard everywhere. */
export const roomy = style({
  '@media': {
    'screen and (max-width: 767px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
