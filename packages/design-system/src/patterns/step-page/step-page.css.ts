import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inSight } from '../../components/layout/in-sight.ts'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { atTheBottom } from '../bottom-bar/at-the-bottom.ts'
import { waiting } from '../waiting/waiting.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
/** What has the focus is never under the bar at the bottom. */
globalStyle(`${page} :is(a, button, summary, input, textarea, select)`, { scrollMarginBlockEnd: '9rem' })

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  marginBlockEnd: vars.space.large,
})
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  minBlockSize: vars.target,
  fontSize: vars.size.small,
})
export const back = style({ minInlineSize: 0, selectors: { '&[inert]': { opacity: 0.45 } } })
/** As long as the eye finds the next line. */
export const lead = style({ maxInlineSize: '44rem', marginBlockStart: vars.space.tiny, textWrap: 'balance' })
/**
 * At the end of the line of the way back; in a language whose words need a line of their own, at its beginning, over the
 * title. Its marks are left out where there is no line for them: the words say the same.
 */
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  lineHeight: 1.6,
  blockSize: '1.6em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: vars.color.inkMuted,
})
export const marks = style({ display: 'flex', gap: vars.space.hair })
const mark = style({
  inlineSize: '1rem',
  blockSize: '3px',
  borderRadius: vars.radius.pill,
  '@media': { [from.phone]: { inlineSize: '1.75rem' } },
})
export const done = style([mark, { background: vars.color.accentEdge }])
export const ahead = style([mark, { background: vars.color.line }])

/**
 * One column on a phone, in which a bar can stick from the first part to the last; what is at stake stays in sight
 * beside it where both fit.
 */
const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  '@media': {
    [from.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.huge,
      alignItems: 'start',
    },
  },
})
/** Which of the two is wider where both fit. */
export const wider = styleVariants({
  first: [columns],
  beside: [
    columns,
    {
      '@media': { [from.wide]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)' } },
    },
  ],
})
export const beside = style({
  // On a phone what it holds stands in the column itself: where that shows nothing, no gap is left for it.
  display: 'contents',
  '@media': {
    [from.wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.large,
      minInlineSize: 0,
      gridColumn: 2,
      gridRow: '1 / span 2',
      ...inSight,
    },
  },
})
export const main = style({
  display: 'contents',
  '@media': {
    [from.wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.large,
      gridColumn: 1,
      minInlineSize: 0,
    },
  },
})
/** Where what is coming stands beside what is at stake, both begin on one line: what is awaited is said below its shape. */
globalStyle(`${main} > ${waiting}`, { '@media': { [from.wide]: { flexDirection: 'column-reverse' } } })
/** Who came to it by keys sees the ring around it, as round as what is said in it. */
export const announcement = style({
  borderRadius: vars.radius.control,
  scrollMarginBlockStart: vars.space.small,
})

const gutter = `max(${vars.space.medium}, env(safe-area-inset-left))`

/**
 * At the bottom of a phone from edge to edge; at the end of the page where there is room. Who uses it says its columns
 * and its gap. It is here and not beside `bottomBar`, which the first view brings along: a file of its own would have
 * to be named there.
 */
export const endBar = style({
  ...atTheBottom,
  display: 'grid',
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  '@media': {
    [from.wide]: {
      position: 'static',
      marginInline: 0,
      paddingInline: 0,
      paddingBlock: vars.space.medium,
      background: 'none',
    },
    print: { display: 'none' },
  },
})
/** Held back, it stands at its place in the page and covers nothing. */
globalStyle(`${endBar}[data-at-end]`, { position: 'static' })
/** On a phone it ends the page, whatever is told below its own part: in the middle of a page it would cut it in two. */
globalStyle(`${main} > ${endBar}`, {
  order: 1,
  marginBlockEnd: `calc(-1 * ${vars.space.large})`,
  '@container': { [largeLetters]: { order: 0, marginBlockEnd: 0 } },
  '@media': { [from.wide]: { order: 0, marginBlockEnd: 0 } },
})
/** The sum beside its button. */
export const bar = style([
  endBar,
  {
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.small,
    '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, auto)' } },
  },
])
/** With nothing to say the press has the whole line. */
export const pressAlone = style([endBar, { gridTemplateColumns: 'minmax(0, 1fr)' }])
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** An amount is never parted: the press beside it takes two lines before the amount does. */
export const sum = style({ fontWeight: vars.weight.strong, fontSize: vars.size.lead, whiteSpace: 'nowrap' })
export const press = style({ minInlineSize: '8rem' })
