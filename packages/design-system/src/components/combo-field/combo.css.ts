import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { control } from '../field/field.css.ts'

const frame = style({ display: 'block', position: 'relative', minInlineSize: 0 })
export const frames = styleVariants({
  field: [frame],
  mark: [frame, { selectors: { '&:focus-within': { position: 'static' } } }],
})

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
  minInlineSize: '4rem',
  minBlockSize: vars.target,
  paddingInline: vars.space.tiny,
  border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  selectors: { [`${frames.mark}:hover > &`]: { borderColor: vars.color.ink } },
})
export const sign = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  color: vars.color.ink,
  lineHeight: 1,
})

const text = style({ display: 'block', position: 'relative' })
export const texts = styleVariants({
  field: [text],
  /** Over its mark, unseen; over all that is beside it once it is typed into. */
  mark: [
    text,
    {
      position: 'absolute',
      inset: 0,
      opacity: 0,
      cursor: 'pointer',
      selectors: { '&:focus-within': { zIndex: 1, opacity: 1 } },
    },
  ],
})

export const input = style([
  control,
  {
    paddingInlineEnd: vars.space.huge,
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  },
])
export const opener = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  cursor: 'pointer',
  // All of a mark is the field.
  selectors: { [`${texts.mark}:not(:focus-within) > &`]: { pointerEvents: 'none' } },
})

export const popup = style({
  display: 'flex',
  inlineSize: 'var(--trigger-width)',
  minInlineSize: 'min(16rem, 100vw - 2rem)',
  // No wider than the library lets it stand: a page that could be scrolled sideways to it would be, and close it.
  maxInlineSize: 'calc(100vw - 2rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
})
export const list = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '20rem',
  padding: vars.space.hair,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.target,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  borderRadius: `calc(${vars.radius.control} * 0.75)`,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.sunken },
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-focused]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const none = style({
  display: 'block',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
