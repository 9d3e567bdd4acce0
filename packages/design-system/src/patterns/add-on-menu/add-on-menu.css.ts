import { globalStyle, style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const withoutBeside = style({ '@media': { [from.wide]: { display: 'none' } } })
export const besideOnly = style({ display: 'none', '@media': { [from.wide]: { display: 'block' } } })

export const included = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
})
export const includedLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  lineHeight: 1.4,
})
export const check = style({ color: vars.color.positive, lineHeight: 1 })

export const lines = style({ minInlineSize: 0 })
/** What it is and what it costs on a line, what can be done about it below. */
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.medium,
  rowGap: vars.space.tiny,
  alignItems: 'baseline',
  paddingBlock: vars.space.small,
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const wording = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.weight.strong })
export const gone = style({ color: vars.color.inkMuted })
export const note = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
})
export const price = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' })
export const act = style({ gridColumn: '1 / -1', marginBlockStart: vars.space.tiny })
/** A press without an edge: its words stand where the words above begin. */
export const quietAct = style([
  act,
  { marginInlineStart: `calc(-1 * (${vars.space.small} + ${vars.stroke.control}))` },
])

/** A card on the table. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  minInlineSize: 0,
  padding: `${vars.space.large} ${vars.space.medium}`,
  background: vars.color.surface,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
})
globalStyle(`${menu} > div > :last-child`, {
  borderBlockEnd: 'none',
  marginBlockEnd: `calc(-1 * ${vars.space.small})`,
})
export const categoryHead = style({ display: 'flex', alignItems: 'center', gap: vars.space.small })
/** What a fold holds, until it is opened; in letters twice as large its kind says it alone. */
export const inside = style({
  display: 'block',
  '@container': { [largeLetters]: { display: 'none' } },
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  selectors: { 'details[open] > summary &': { display: 'none' } },
})
export const medallion = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.accentText,
})
export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'center',
    },
  },
})
/** It cannot be booked. */
export const shutOffer = style([offer, { color: vars.color.inkMuted }])
/**
 * A line each; what is taken of one stands below it. Where there is room the prices of all lines stand below each other,
 * and so do the presses: however long the words of one are, they do not move the others.
 */
export const offers = style({
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      display: 'grid',
      // Wide enough for the longest press: the columns of every kind stand below each other, also where nothing is to be pressed.
      gridTemplateColumns: 'minmax(0, 1fr) 9.5rem minmax(10.5rem, auto)',
      columnGap: vars.space.medium,
    },
  },
})
globalStyle(`${offers} > li > :nth-child(n + 3)`, { gridColumn: '1 / -1' })
export const head = style({ minInlineSize: 0, lineHeight: 1.4 })
/** What it costs and for whom, over the press; beside it where there is room. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.small,
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      alignItems: 'center',
      justifyItems: 'stretch',
      gridColumn: '2 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: vars.space.medium,
    },
  },
})
globalStyle(`${foot} > :is([data-add], [data-taking])`, {
  flex: 'none',
  '@media': { [from.tablet]: { display: 'grid' } },
})
export const unitPrice = style({
  minInlineSize: 0,
  '@media': { [from.tablet]: { textAlign: 'end' } },
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
})
/** For whom a price is: in its line where that is short, below it in the column of prices. */
export const unit = style({
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  '@media': { [from.tablet]: { display: 'block' } },
})
export const had = style({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  color: vars.color.positive,
})
/** Beside the name of what is taken. */
export const taken = style({
  display: 'inline-block',
  marginInlineStart: vars.space.tiny,
  verticalAlign: '-0.15em',
  color: vars.color.positive,
})
export const dish = style({
  display: 'block',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.strong,
})
export const taking = style({
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  marginBlockStart: vars.space.tiny,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  borderInlineStart: `3px solid ${vars.color.accentEdge}`,
  background: vars.color.sunken,
  '@media': {
    [from.tablet]: {
      // A day is written out in full; how many there are is a numeral.
      gridTemplateColumns: 'minmax(0, 1fr) 12rem',
      columnGap: vars.space.large,
      alignItems: 'end',
    },
  },
})
/** Its fields begin at one height: below the day stands why it cannot be had. */
export const refusedTaking = style([
  taking,
  {
    borderInlineStartColor: vars.color.negative,
    '@media': { [from.tablet]: { alignItems: 'start' } },
  },
])
export const sum = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  marginBlockEnd: `calc(-1 * ${vars.space.tiny})`,
  paddingBlockStart: vars.space.tiny,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
globalStyle(`${sum} > ${price}`, { fontWeight: vars.weight.strong })
/** A press without an edge: its words stand where those above it begin. */
globalStyle(`:is(${sum}, ${foot} > [data-taking]) > button`, {
  marginInlineStart: `calc(-1 * (${vars.space.small} + ${vars.stroke.control}))`,
})
