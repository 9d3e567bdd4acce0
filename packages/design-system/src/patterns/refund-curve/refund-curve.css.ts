import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const hatch = `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in oklab, ${vars.color.inkMuted} 26%, transparent) 5px 6px)`

export const curve = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
})
export const key = style({ display: 'flex', alignItems: 'center', gap: vars.space.tiny })
const swatch = style({
  inlineSize: '1.25rem',
  blockSize: '0.75rem',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const back = style([
  swatch,
  { background: vars.color.positiveGround, borderColor: vars.color.positive },
])
export const retained = style([swatch, { background: hatch }])

/** With letters as large as a step is wide, the table alone says it. */
export const picture = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  '@container': { [largeLetters]: { display: 'none' } },
  fontVariantNumeric: 'tabular-nums lining-nums',
  userSelect: 'none',
})
/** Equal steps, of four lines each: the mark, the amount, the bar, until when. */
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'repeat(4, auto)',
  columnGap: vars.space.hair,
  rowGap: vars.space.hair,
})
const oneStep = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: '1 / -1',
  minInlineSize: 0,
  fontSize: vars.size.small,
  lineHeight: 1.3,
})
export const step = styleVariants({
  past: [oneStep, { color: vars.color.inkMuted }],
  now: [oneStep],
  later: [oneStep],
})
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  blockSize: 'clamp(6rem, 16vw, 7.5rem)',
  background: hatch,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
})
globalStyle(`${step.past} > ${bar}`, { opacity: 0.55 })
const edge = style({ background: vars.color.positiveGround, borderBlockStart: '3px solid' })
export const edges = styleVariants({
  whole: [edge, { borderColor: vars.color.positive }],
  part: [edge, { borderColor: vars.color.caution }],
  nothing: [edge, { borderColor: vars.color.negative }],
})
export const amount = style({ alignSelf: 'end', fontWeight: vars.weight.strong, whiteSpace: 'nowrap' })
export const day = style({ color: vars.color.inkMuted })
export const nowLabel = style({
  display: 'inline-block',
  marginBlockEnd: vars.space.hair,
  paddingInline: '0.6em',
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.surface,
  fontWeight: vars.weight.strong,
})

/** On a phone the sums have columns as wide as they are, and the day takes as many lines as it needs beside them. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space.small,
  '@media': { [from.tablet]: { display: 'table' } },
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} :is(thead, tbody, tr)`, {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
})
globalStyle(`${table} tr`, {
  paddingBlock: vars.space.tiny,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
globalStyle(`${table} tbody tr:last-child`, { borderBlockEnd: 0 })
globalStyle(`${table} :is(th, td)`, {
  padding: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.text,
})
globalStyle(`${table} thead th`, { color: vars.color.inkMuted, verticalAlign: 'bottom' })
globalStyle(`${table} :is(th, td):not(:first-child)`, { textAlign: 'end', whiteSpace: 'nowrap' })
globalStyle(`${table} thead`, { '@media': { [from.tablet]: { display: 'table-header-group' } } })
globalStyle(`${table} tbody`, { '@media': { [from.tablet]: { display: 'table-row-group' } } })
globalStyle(`${table} tr`, { '@media': { [from.tablet]: { display: 'table-row' } } })
globalStyle(`${table} :is(th, td)`, { '@media': { [from.tablet]: { paddingBlock: vars.space.tiny } } })
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@media': { [from.tablet]: { paddingInlineStart: vars.space.medium } },
})
/** Below each other where letters are large: a row is a day and what it comes to. */
globalStyle(`${table} tbody :is(th, td):nth-child(n)`, {
  '@container': { [largeLetters]: { gridColumn: '1 / -1' } },
})
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@container': { [largeLetters]: { textAlign: 'start', whiteSpace: 'normal' } },
})
globalStyle(`${table} thead`, { '@container': { [largeLetters]: { display: 'none' } } })
globalStyle(`${table} tr[aria-current] :is(th, td)`, { fontWeight: vars.weight.strong })
export const caption = style({
  gridColumn: '1 / -1',
  color: vars.color.inkMuted,
  textAlign: 'start',
  paddingBlockEnd: vars.space.hair,
})
export const here = style({
  display: 'inline-block',
  marginInlineEnd: '0.5em',
  paddingInline: '0.6em',
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.surface,
})
export const gone = style({ color: vars.color.inkMuted })
export const guest = style({ display: 'block', fontWeight: vars.weight.text, color: vars.color.inkMuted })
export const outstanding = style({
  display: 'block',
  fontWeight: vars.weight.text,
  color: vars.color.caution,
  whiteSpace: 'normal',
})
