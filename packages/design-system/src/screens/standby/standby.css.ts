import { globalStyle, style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

/** Past the box and the picture. */
const underWords = `calc(1.5rem + 4rem + 2 * ${vars.space.medium})`

export const quiet = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
/** That it is saved: what that means is said at the head of the page. */
export const saved = style([
  quiet,
  { display: 'flex', alignItems: 'center', gap: vars.space.tiny, color: vars.color.positive },
])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
})

export const ranking = style({ ...column, gap: vars.space.tiny, padding: 0, margin: 0, border: 0 })
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.hair,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const offers = style({ ...column, marginBlockStart: vars.space.tiny })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 4rem minmax(0, 1fr)',
  '@container': { [largeLetters]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  alignItems: 'center',
  columnGap: vars.space.medium,
  flex: '1 1 16rem',
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  cursor: 'pointer',
})
export const box = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  cursor: 'inherit',
})
export const thumb = style({
  '@container': { [largeLetters]: { display: 'none' } },
  position: 'relative',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
globalStyle(`${thumb} > :is(svg, img)`, { position: 'absolute', inset: 0 })
export const words = style({ ...column, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.weight.strong, lineHeight: 1.4 })
/** What can be had at once, under the words of its room. */
export const now = style({
  flexBasis: '100%',
  paddingInlineStart: underWords,
  marginBlockStart: `calc(-1 * ${vars.space.tiny})`,
  paddingBlockEnd: vars.space.small,
  fontSize: vars.size.small,
  '@container': { [largeLetters]: { paddingInlineStart: `calc(1.5rem + ${vars.space.medium})` } },
})
/** The amount, and the one to begin with or what it makes, on a line; the field's words above and below both. */
export const amount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, 1fr) minmax(0, max-content)',
  columnGap: vars.space.small,
  rowGap: vars.space.tiny,
  alignItems: 'center',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' } },
})
globalStyle(`${amount} > :first-child`, { display: 'contents' })
globalStyle(`${amount} > :first-child > :is(label, p)`, { gridColumn: '1 / -1' })
const afterField = { '@container': { [largeLetters]: { gridColumn: 1, gridRow: 'auto' } } } as const
export const beside = style({
  gridColumn: 2,
  gridRow: 2,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'stretch',
  ...afterField,
})
/** Beside the field in a line, in the widest letters too. */
globalStyle(`${beside} > button`, {
  paddingInline: vars.space.small,
  letterSpacing: '0.04em',
})
/** What the amount makes for the whole stay, beside it. */
export const total = style({
  alignSelf: 'center',
  display: 'block',
  lineHeight: 1.35,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** Below the field, before the words about it. */
export const aboutTotal = style([quiet, { gridColumn: '1 / -1', gridRow: 3, ...afterField }])
/** The currency lies in the field, which leaves room for it. */
export const amountField = style({ position: 'relative', display: 'block', minInlineSize: 0 })
const mark = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
})
export const markBefore = style([mark, { insetInlineStart: vars.space.medium }])
export const markAfter = style([mark, { insetInlineEnd: vars.space.medium }])
/** On a phone each press has the card's whole length, the quieter one or what it costs below. */
export const actions = style({
  display: 'grid',
  gap: vars.space.medium,
  // A quiet press has no edge: its own height is space enough at the card's foot.
  selectors: {
    '&:has(> button + button)': { gap: vars.space.small, marginBlockEnd: `calc(-1 * ${vars.space.small})` },
  },
  '@media': {
    [from.tablet]: {
      gridAutoFlow: 'column',
      justifyContent: 'start',
      alignItems: 'center',
      selectors: { '&:has(> button + button)': { gap: vars.space.medium, marginBlockEnd: 0 } },
    },
  },
})
/** Said in one line where there is one for it. */
globalStyle(`${actions} > button`, { '@media': { [from.wide]: { whiteSpace: 'nowrap' } } })
/** Under the words of its room on a phone, at the end of their line where there is room. */
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 0 100%',
  columnGap: vars.space.tiny,
  marginBlockStart: `calc(-1 * ${vars.space.tiny})`,
  paddingInlineStart: underWords,
  paddingBlockEnd: vars.space.tiny,
  '@container': { [largeLetters]: { paddingInlineStart: `calc(1.5rem + ${vars.space.medium})` } },
  '@media': {
    [from.tablet]: {
      flex: '0 1 auto',
      marginBlock: 0,
      marginInlineStart: 'auto',
      paddingInlineStart: 0,
      paddingBlock: 0,
      minBlockSize: '2.75rem',
    },
  },
})
export const rankWords = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
})

export const places = style({ ...column })
export const place = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.medium,
  alignItems: 'center',
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
/** What the guest comes to see, under the room it is about. */
export const standing = style({ lineHeight: 1.5 })

export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space.medium} ${vars.space.large}`,
  marginBlockStart: vars.space.medium,
  fontSize: vars.size.small,
  lineHeight: 1.55,
})
export const ruleAbout = style({ fontWeight: vars.weight.strong })
/** The rest of the rule, folded on a phone and shown where there is room. */
export const foldedRest = style({
  marginBlock: `${vars.space.small} calc(-1 * ${vars.space.small})`,
  '@media': { [from.tablet]: { display: 'none' } },
})
/** The panel ends below it; a line would part it from nothing. */
globalStyle(`${foldedRest} > details`, { borderBlockEnd: 0 })
export const shownRest = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } })
/** The room that was won. */
export const awarded = style({
  aspectRatio: '8 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.scene.skyLow,
})
