import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { widthToAskFor } from '../../theme/page-width.ts'
import { endBar } from '../../patterns/step-page/step-page.css.ts'

/**
 * On a phone one below the other, each as wide as the page: two beside each other would be too narrow to be read, and as
 * tall as the taller one. What is other than today says there what it was. On a tablet the stay as it is keeps its place
 * and the others are swiped past it, the edge of the next in sight; at a desk all stand side by side, with rows of one
 * height.
 */
const peek = '1.25rem'
const beside = {
  gridTemplateRows: 'repeat(8, auto)',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - ${peek}) / 2 - ${vars.space.small})`,
  columnGap: vars.space.small,
  overflowX: 'auto',
  scrollSnapType: 'inline mandatory',
  scrollPaddingInlineStart: `calc((100% - ${peek}) / 2)`,
} as const
const columnsBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.medium,
  '@media': { [from.tablet]: { ...beside, gridTemplateColumns: 'none', rowGap: 0 } },
})
const wideColumns = (count: number) => [
  columnsBase,
  {
    '@media': {
      [from.wide]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        columnGap: vars.space.medium,
        overflowX: 'visible',
      },
    },
  } as const,
]
export const columns = styleVariants({
  2: wideColumns(2),
  3: wideColumns(3),
  4: wideColumns(4),
})

// Queries of one stylesheet keep the order of their first use: the desk’s comes after the tablet’s.
const pageBase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large })
/** Whom to call stands below the options: beside them it would look like one of them. At a desk it stands beside the stay that is closed to changes. */
export const page = styleVariants({
  below: [pageBase],
  beside: [
    pageBase,
    {
      '@media': {
        [from.wide]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
          columnGap: vars.space.huge,
          alignItems: 'start',
        },
      },
    },
  ],
})

const rowsOf = (count: number) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    '@media': { [from.tablet]: { display: 'grid', gridRow: `span ${count}`, gridTemplateRows: 'subgrid' } },
  }) as const
const columnBase = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.surface,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  scrollMarginBlockStart: vars.space.medium,
  scrollSnapAlign: 'start',
  '@media': {
    [from.tablet]: { display: 'grid', gridRow: 'span 8', gridTemplateRows: 'subgrid' },
  },
})
const columnEmpty = style({ borderStyle: 'dashed', borderColor: vars.color.lineStrong })
export const column = styleVariants({
  retained: [
    columnBase,
    {
      background: vars.color.sunken,
      scrollSnapAlign: 'none',
      '@media': { [from.tablet]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 } },
    },
  ],
  tried: [columnBase, { background: vars.color.surface, boxShadow: vars.shadow.resting }],
  empty: [columnBase, columnEmpty],
})
/** An option's title and total: at the ends of a line on a phone, below each other in a column. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.small,
  '@media': {
    [from.tablet]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      // Prices stand in one line, whatever the titles above them.
      justifyContent: 'space-between',
      rowGap: vars.space.tiny,
    },
  },
})
export const head = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  textWrap: 'balance',
  outline: 'none',
  '@media': { [from.tablet]: { flex: 'none' } },
})
export const headline = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [from.tablet]: { marginInlineStart: 0, textAlign: 'start' } },
})
/** On a phone alone: what the stay as it is comes to in two lines, which open to the rest. */
export const fold = style({
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: vars.target,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [from.tablet]: { display: 'none' } },
})
export const brief = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, lineHeight: 1.45 })
export const chevron = style({
  color: vars.color.inkMuted,
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
})
export const unfolded = style({
  paddingBlockStart: vars.space.small,
  '@media': { [from.tablet]: { display: 'contents' } },
})
export const folded = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'contents' }, print: { display: 'block' } },
})
export const lines = styleVariants({
  parts: { ...rowsOf(4), minInlineSize: 0 },
  sums: { ...rowsOf(2), minInlineSize: 0 },
})
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
/** A sum and what it means stand at the end of the line that names them; in a column, below it. */
export const bill = style([
  cell,
  {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    '@media': {
      [from.tablet]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        justifyContent: 'flex-start',
        alignItems: 'stretch',
      },
    },
  },
])
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
})
export const edits = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium })
export const edit = style({
  appearance: 'none',
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: vars.weight.strong,
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  // A finger finds more than the word.
  selectors: {
    '&::after': { content: '""', position: 'absolute', insetInline: '-0.5rem', insetBlock: '-0.875rem' },
  },
})
export const values = style({ display: 'flex', flexDirection: 'column', margin: 0 })
export const billed = style([
  values,
  {
    flex: '1 1 8rem',
    minInlineSize: 0,
    textAlign: 'end',
    textWrap: 'balance',
    '@media': { [from.tablet]: { flex: 'none', textAlign: 'start' } },
  },
])
export const same = style({ color: vars.color.inkMuted })
export const other = style({
  position: 'relative',
  fontWeight: vars.weight.strong,
  paddingInlineStart: vars.space.small,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '0.25em',
      inlineSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accentEdge,
    },
  },
})
export const note = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
/** Whose rooms they are, below what they are. */
export const whose = style([note, { display: 'block', fontWeight: vars.weight.text }])
/** What it is today, where that does not stand beside it. */
export const today = style([
  note,
  { paddingInlineStart: vars.space.small, '@media': { [from.tablet]: { display: 'none' } } },
])

export const sum = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** Struck, as it holds no more. */
export const over = style({
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
  textDecoration: 'line-through',
})
export const difference = styleVariants({
  increase: [sum],
  decrease: [sum, { color: vars.color.positive }],
  same: [sum],
  over: [sum, over],
})
export const waits = style({
  opacity: 0.72,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
})
export const warning = style({ fontSize: vars.size.small, color: vars.color.caution })
/** In the place of the sums; a column at a desk is as narrow as a page of large letters, and laid out as one. */
export const instead = style({
  ...widthToAskFor,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridRow: 'span 2' } },
})
/** What an option without a change waits for stands in the middle of the place its sums and presses will take. */
globalStyle(`${columnEmpty} > ${instead}`, {
  '@media': {
    [from.tablet]: { gridRow: 'span 3', display: 'grid', placeItems: 'center', textAlign: 'center' },
  },
})
globalStyle(`${instead} button`, { paddingInline: vars.space.small, letterSpacing: '0.04em' })
/** Below the price it is about. */
export const expired = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  color: vars.color.caution,
})
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
})
/** In a line in the widest letters too. */
globalStyle(`${actions} :is(a, button)`, { paddingInline: vars.space.tiny, letterSpacing: '0.04em' })
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.tiny,
})

/** At the bottom of a phone: the total of each option. */
export const line = style([
  endBar,
  {
    // The ways of a sum in the hotel's currency are long: what does not fit beside the others is swiped to.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: `max(${vars.space.medium}, env(safe-area-inset-left))`,
    marginBlockStart: vars.space.large,
    fontSize: vars.size.small,
    '@container': { [largeLetters]: { position: 'static', flexWrap: 'wrap' } },
    // Twice its class: which stylesheet comes last, this one's or the shared bar's, is the build's.
    selectors: { '&&': { display: 'flex' } },
    '@media': { [from.wide]: { selectors: { '&&': { display: 'none' } } } },
  },
])
export const stop = style({
  appearance: 'none',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  maxInlineSize: '100%',
  minBlockSize: vars.target,
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.tiny,
  border: 0,
  background: 'none',
  font: 'inherit',
  lineHeight: 1.3,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    // The first and the last begin and end where the page's text does.
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    '& + &': { borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
    '&:focus-visible': { outlineOffset: '-3px' },
    // The one in sight.
    '&[aria-current]': { color: vars.color.accentText },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.tiny,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accentEdge,
    },
    '&[aria-current]:first-child::after': { insetInlineStart: 0 },
    '&[aria-current]:last-child::after': { insetInlineEnd: 0 },
  },
})
export const stopName = style({
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})
export const stopSum = style({
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const panelFoot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const panelSays = style({ maxBlockSize: '40dvh', overflowY: 'auto', marginBlockEnd: vars.space.small })
