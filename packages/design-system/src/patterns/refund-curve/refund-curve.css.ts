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

/** Room for "now" above the plot and for the days below it. */
export const picture = style({
  position: 'relative',
  paddingBlock: '2rem 1.75rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  userSelect: 'none',
})
export const plot = style({
  position: 'relative',
  blockSize: 'clamp(7.5rem, 24vw, 10rem)',
  background: hatch,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
})
export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const ground = style({ fill: vars.color.positiveGround })
export const riser = style({ stroke: vars.color.lineStrong, strokeDasharray: '2 3', strokeWidth: 1 })
const edge = style({ strokeWidth: 3, fill: 'none' })
export const edges = styleVariants({
  whole: [edge, { stroke: vars.color.positive }],
  part: [edge, { stroke: vars.color.caution }],
  nothing: [edge, { stroke: vars.color.negative }],
})
/** What is over lies behind a veil. */
export const over = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: `color-mix(in oklab, ${vars.color.surface} 62%, transparent)`,
})

const label = style({
  position: 'absolute',
  fontSize: vars.size.small,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
})
/** An amount stands under the line of its step, on the ground it fills; over the line where it is low. */
export const amount = style([
  label,
  {
    paddingInline: vars.space.hair,
    fontWeight: vars.weight.strong,
    background: `color-mix(in oklab, ${vars.color.surface} 86%, transparent)`,
    borderRadius: vars.radius.control,
  },
])
export const day = style([
  label,
  { insetBlockStart: '100%', paddingBlockStart: vars.space.hair, color: vars.color.inkMuted },
])
export const tick = style({
  position: 'absolute',
  insetBlockStart: '100%',
  inlineSize: 1,
  blockSize: vars.space.hair,
  background: vars.color.lineStrong,
})
export const nowLine = style({
  position: 'absolute',
  insetBlock: '-0.375rem 0',
  inlineSize: 0,
  borderInlineStart: `2px solid ${vars.color.ink}`,
})
export const nowDot = style({
  position: 'absolute',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  translate: '-50% 50%',
  borderRadius: '50%',
  background: vars.color.ink,
  boxShadow: `0 0 0 3px ${vars.color.surface}`,
})
export const nowLabel = style([
  label,
  {
    insetBlockEnd: 'calc(100% + 0.375rem)',
    paddingInline: '0.6em',
    borderRadius: vars.radius.pill,
    background: vars.color.ink,
    color: vars.color.surface,
    fontWeight: vars.weight.strong,
  },
])

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
