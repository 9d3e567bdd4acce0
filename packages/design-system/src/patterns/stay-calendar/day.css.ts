import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** How tall a day is: on a phone, and where there is room. */
const cell = '3.25rem'
export const tall = '3.5rem'

const accentWash = `color-mix(in oklab, ${vars.color.accent} 18%, ${vars.color.surface})`
const now = '1.5px dashed currentColor'
const stripes = `repeating-linear-gradient(135deg, transparent 0 4px, ${vars.color.line} 4px 5px)`

const look = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  color: vars.color.ink,
  selectors: {
    '&:not([data-kind=open])': { color: vars.color.inkMuted },
    '&[data-kind=closed]': { backgroundImage: stripes },
    '&[data-span=middle]': { background: accentWash, color: vars.color.ink },
    '&:is([data-span=start], [data-span=end], [data-span=only])': {
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&:is([data-span=start], [data-span=only])': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&:is([data-span=end], [data-span=only])': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    // At the end of a week, where the next row goes on with it.
    '&[data-span=middle]:first-child': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-span=middle]:last-child': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    // The stay as it is booked: a dashed frame around its days, closed where a week ends as the new stay's fill is.
    '&[data-now]::before': {
      content: '""',
      position: 'absolute',
      inset: '2px 0',
      borderBlock: now,
      color: vars.color.ink,
      pointerEvents: 'none',
    },
    '&:is([data-span=start], [data-span=end])::before': { color: vars.color.onAccent },
    '&:is([data-now=start], [data-now=only])::before': {
      insetInlineStart: '2px',
      borderInlineStart: now,
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&:is([data-now=end], [data-now=only])::before': {
      insetInlineEnd: '2px',
      borderInlineEnd: now,
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&[data-now]:first-child::before': {
      borderInlineStart: now,
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-now]:last-child::before': {
      borderInlineEnd: now,
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    // Beginning here only, leaving here only: an arrowhead at the side a stay lies on.
    '&[data-limit]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.75rem',
      inlineSize: '6px',
      blockSize: '10px',
      background: 'currentColor',
    },
    '&[data-limit=check-in-only]::after': {
      insetInlineEnd: '2px',
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
    '&[data-limit=check-out-only]::after': {
      insetInlineStart: '2px',
      clipPath: 'polygon(100% 0, 0 50%, 100% 100%)',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-kind=open])': { color: 'GrayText' },
        '&[data-span]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-limit]::after': { background: 'CanvasText' },
      },
    },
  },
})
globalStyle(`${look}[data-span] > *`, {
  '@media': { '(forced-colors: active)': { color: 'HighlightText !important' } },
})

export const day = style([
  look,
  {
    blockSize: cell,
    paddingBlockEnd: '5px',
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    '@media': { [from.tablet]: { blockSize: tall } },
    selectors: {
      '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
      '&[data-kind=past]': { cursor: 'default', boxShadow: 'none' },
      '&:focus-visible': { outlineOffset: '-2px', zIndex: 1, borderRadius: vars.radius.control },
    },
  },
])

export const swatch = style([
  look,
  {
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    selectors: {
      '&[data-limit]::after': { insetBlockStart: '8px' },
      '&[data-limit=check-in-only]::after': { insetInlineEnd: '9px' },
      '&[data-limit=check-out-only]::after': { insetInlineStart: '9px' },
    },
  },
])

/** Seven of them have to stand beside each other, however large a reader's letters are: the sentences say it in full. */
const within = (size: string, share: number) => ({
  fontSize: `min(${size}, ${share}cqi)`,
  '@media': { [from.tablet]: { fontSize: `min(${size}, ${share / 2}cqi)` } },
})

export const numeral = style({
  ...within('0.9375rem', 6.4),
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  selectors: {
    ':is([data-kind=past], [data-kind=blocked], [data-kind=off-sale], [data-kind=sold-out]) > &': {
      fontWeight: vars.weight.text,
    },
    '[data-sold-out] > &': {
      textDecorationLine: 'line-through',
      textDecorationThickness: '1.5px',
    },
    '[data-special] > &': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'dotted',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
      textDecorationColor: vars.color.positive,
    },
  },
})
export const amount = style({
  minBlockSize: '1rem',
  ...within('0.75rem', 3.85),
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  color: vars.color.inkMuted,
  selectors: {
    '[data-special] > &': { color: vars.color.positive, fontWeight: vars.weight.strong },
    '&[data-tone]': { color: vars.color.ink, fontWeight: vars.weight.strong },
    '&[data-tone=decrease]': { color: vars.color.positive },
    ':is([data-span=start], [data-span=end], [data-span=only]) > &': { color: 'inherit' },
    '[data-span=middle] > &': { color: vars.color.ink },
    // No price, for it cannot be chosen: in black its numeral alone hardly differs.
    ':is([data-kind=blocked], [data-kind=off-sale]) > &:empty::before': { content: '"–" / ""' },
  },
})
export const minimum = style({
  // In the corner: beside its day's number it would be read as a figure of it.
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '3px',
  ...within('0.6875rem', 3.6),
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  selectors: {
    [`${swatch} > &`]: { position: 'static', fontSize: '0.75rem' },
  },
})
