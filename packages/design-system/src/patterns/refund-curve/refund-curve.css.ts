import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const hatch = `repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in oklab, ${vars.color.inkMuted} 34%, transparent) 4px 5px)`

const thick = '0.625rem'

export const curve = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium })

/** The sums have columns as wide as they are, and the day takes as many lines as it needs beside them. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space.medium,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} :is(thead, tbody, tr)`, {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
})
globalStyle(`${table} tr`, { alignItems: 'baseline', paddingBlock: vars.space.small })
globalStyle(`${table} thead tr`, { paddingBlock: `0 ${vars.space.tiny}` })
globalStyle(`${table} tbody tr`, {
  position: 'relative',
  paddingBlockEnd: `calc(${vars.space.small} + ${vars.space.tiny} + ${thick})`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
globalStyle(`${table} :is(th, td)`, { padding: 0, textAlign: 'start', fontWeight: vars.weight.text })
globalStyle(`${table} thead th`, { color: vars.color.inkMuted })
globalStyle(`${table} :is(th, td):not(:first-child)`, { textAlign: 'end', whiteSpace: 'nowrap' })
/** What comes back is what is asked for. */
globalStyle(`${table} td:last-child`, { fontWeight: vars.weight.strong })
/** Below each other where letters are large: a row is a deadline and its sums. */
globalStyle(`${table} tbody :is(th, td):nth-child(n)`, {
  '@container': { [largeLetters]: { gridColumn: '1 / -1' } },
})
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@container': { [largeLetters]: { textAlign: 'start', whiteSpace: 'normal' } },
})
globalStyle(`${table} thead`, { '@container': { [largeLetters]: { display: 'none' } } })

export const step = styleVariants({
  past: [{ color: vars.color.inkMuted }],
  now: [],
  later: [],
})
globalStyle(`${step.now} :is(th, td)`, { fontWeight: vars.weight.strong })
/** In the line of the day, below its badge. */
globalStyle(`${step.now} td`, {
  alignSelf: 'start',
  marginBlockStart: `calc(1lh + ${vars.space.hair})`,
  '@container': { [largeLetters]: { marginBlockStart: 0 } },
})

/** The refund's share of what was paid, in its colour; the rest is the fee. As long as its row, below the sums too. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space.small,
  display: 'flex',
  blockSize: thick,
  background: hatch,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
globalStyle(`${step.past} ${bar}`, { opacity: 0.55 })
export const back = style({ background: vars.color.positive })
const key = style({
  display: 'inline-block',
  inlineSize: '0.875em',
  blockSize: '0.625em',
  marginInlineEnd: '0.4em',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const keys = styleVariants({
  back: [key, { background: vars.color.positive, borderColor: vars.color.positive }],
  retained: [key, { background: hatch }],
})
/** Over the day, which begins where those of the other rows do. */
export const here = style({
  display: 'block',
  inlineSize: 'fit-content',
  marginBlockEnd: vars.space.hair,
  paddingInline: '0.6em',
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.surface,
})
export const guest = style({ display: 'block', fontWeight: vars.weight.text, color: vars.color.inkMuted })
/** No wider than the sum above it: the day needs the room. */
export const outstanding = style({
  display: 'block',
  inlineSize: 0,
  minInlineSize: '100%',
  fontWeight: vars.weight.text,
  color: vars.color.caution,
  whiteSpace: 'normal',
})
