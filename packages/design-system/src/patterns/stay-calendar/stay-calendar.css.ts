import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const cell = '3.25rem'
const tall = '3.5rem'

export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
})

export const said = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.target,
})
export const status = style({ fontWeight: vars.weight.strong, lineHeight: 1.4, textWrap: 'pretty' })

export const pages = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.large,
  alignItems: 'start',
  minBlockSize: `calc(5 * ${tall} + 4.75rem)`,
})
export const turn = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
})
const pageBase = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-disabled=true]': {
      borderColor: vars.color.line,
      color: vars.color.inkMuted,
      background: 'transparent',
      cursor: 'default',
    },
  },
})
export const page = styleVariants({ back: [pageBase, { rotate: '180deg' }], on: [pageBase] })

export const month = style({ minInlineSize: 0 })
export const monthTitle = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  letterSpacing: vars.tracking.display,
  lineHeight: '2.75rem',
  textAlign: 'center',
  fontVariantNumeric: 'lining-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const grid = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const week = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' })
/** A month's first week begins under its weekday. */
export const weekFrom = [0, 1, 2, 3, 4, 5, 6].map((days) => {
  const short = style([week])
  globalStyle(`${short.split(' ')[0]} > :first-child`, { gridColumnStart: days + 1 })
  return short
})
export const weekday = style({
  position: 'relative',
  paddingBlock: vars.space.hair,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  textAlign: 'center',
  color: vars.color.inkMuted,
})

/** All months of the board under each other, in a box of their own: the price stays in reach below it. */
export const scroller = style({
  position: 'relative',
  maxBlockSize: 'min(33rem, 72dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
globalStyle(`${scroller} ${monthTitle}`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.color.ground,
})
const tallAs = (weeks: number) => ({
  minBlockSize: `calc(${weeks} * ${cell} + 5.25rem)`,
  paddingBlockEnd: '0.75rem',
})
export const place = styleVariants({ 4: tallAs(4), 5: tallAs(5), 6: tallAs(6) })

const accentWash = `color-mix(in oklab, ${vars.color.accent} 18%, ${vars.color.surface})`
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
    '&[data-span=start], &[data-span=end]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-span=start]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-span=end]': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    // The stay as it is booked: a rail under its nights, from the middle of one day to the middle of another.
    '&[data-now]::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '3px',
      insetInlineStart: 0,
      insetInlineEnd: 0,
      blockSize: '3px',
      background: 'currentColor',
    },
    '&[data-now=start]::before': { insetInlineStart: '50%' },
    '&[data-now=end]::before': { insetInlineEnd: '50%' },
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
      insetInlineEnd: '4px',
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
    '&[data-limit=check-out-only]::after': {
      insetInlineStart: '4px',
      clipPath: 'polygon(100% 0, 0 50%, 100% 100%)',
    },
  },
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

export const numeral = style({
  fontSize: '0.9375rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  selectors: {
    ':is([data-kind=past], [data-kind=blocked], [data-kind=off-sale], [data-kind=sold-out]) > &': {
      fontWeight: vars.weight.text,
    },
    '[data-kind=sold-out] > &': {
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
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  color: vars.color.inkMuted,
  selectors: {
    '[data-special] > &': { color: vars.color.positive, fontWeight: vars.weight.strong },
    '&[data-tone]': { color: vars.color.ink, fontWeight: vars.weight.strong },
    '&[data-tone=cheaper]': { color: vars.color.positive },
    ':is([data-span=start], [data-span=end]) > &': { color: 'inherit' },
    '[data-span=middle] > &': { color: vars.color.ink },
  },
})
export const minimum = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '3px',
  fontSize: '0.625rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  selectors: {
    [`${swatch} > &`]: { position: 'static', fontSize: '0.75rem' },
  },
})

/** The sentence of the day under the pointer; on a phone a press says it. */
export const sentence = style({
  display: 'none',
  minBlockSize: '1.5em',
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  '@media': { [`${from.tablet} and (hover: hover)`]: { display: 'block' } },
})

export const legend = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
})
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
})
export const key = style({ display: 'flex', alignItems: 'center', gap: vars.space.tiny, lineHeight: 1.3 })
