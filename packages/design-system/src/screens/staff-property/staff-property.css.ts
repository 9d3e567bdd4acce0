import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { atTheBottom } from '../../patterns/bottom-bar/at-the-bottom.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`

export const page = style({ minInlineSize: 0, inlineSize: '100%' })

/** The rules, and beside them what a guest would see: in sight while the rules are typed. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
})
export const aside = style({
  minInlineSize: 0,
  '@media': { [from.wide]: { position: 'sticky', insetBlockStart: vars.space.medium } },
})
export const main = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 })

/** A question of the form: what is decided at the left, what was chosen at the right. */
export const setting = style({
  paddingBlock: vars.space.small,
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})
globalStyle(`${setting} > div`, {
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      columnGap: vars.space.large,
      alignItems: 'center',
    },
  },
})
globalStyle(`${setting} > div > p`, { '@media': { [from.tablet]: { gridColumn: 2 } } })
globalStyle(`${setting} label`, {
  fontSize: vars.size.body,
  fontWeight: vars.weight.text,
  letterSpacing: 'normal',
  textTransform: 'none',
})

/** Two fields beside each other, whose controls are on one line however many lines their labels take. */
export const fields = style({
  display: 'grid',
  columnGap: vars.space.medium,
  rowGap: vars.space.hair,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const onCommonLines = {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
} as const
globalStyle(`${fields} > div`, onCommonLines)
globalStyle(`${fields} label`, { alignSelf: 'end' })

/** The hours of the phone lines: their clock on a line of its own, opening and closing beside each other. */
export const hours = style({
  display: 'grid',
  columnGap: vars.space.medium,
  rowGap: vars.space.hair,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
globalStyle(`${hours} > div`, onCommonLines)
globalStyle(`${hours} > div:first-child`, { gridColumn: '1 / -1' })
globalStyle(`${hours} label`, { alignSelf: 'end' })

/** What a stay is tried with: its day and its length share a line, the rest has one each. */
export const sample = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
})
globalStyle(`${sample} > :nth-child(n + 3)`, { gridColumn: '1 / -1' })

/** Rows are lines of a table where there is room for it in the reader's own letters. */
const asTable = 'rows (min-width: 36rem)'

export const list = style({
  containerType: 'inline-size',
  containerName: 'rows',
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A row of a list among the settings: a card of its own on a phone, a line of a table where there is room. */
const rowBase = style({
  display: 'grid',
  columnGap: vars.space.tiny,
  rowGap: vars.space.hair,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  alignItems: 'start',
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: hairline,
  '@container': { [asTable]: { rowGap: 0, paddingBlockEnd: 0, borderBlockEnd: 'none' } },
})
const columnsOf = {
  days: '9.75rem 9.75rem minmax(0, 1fr) minmax(0, 0.5fr) auto',
  phones: 'minmax(0, 1.4fr) minmax(0, 0.7fr) minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1.2fr) auto',
  tiers: 'minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 0.7fr) auto',
}
export type RowKind = keyof typeof columnsOf | 'promotions'
const tableRow = styleVariants(columnsOf, (gridTemplateColumns) => [
  rowBase,
  { '@container': { [asTable]: { gridTemplateColumns } } },
])
/** A row of more parts than a line has room for: a card of its own everywhere. */
const cardRow = style({
  display: 'grid',
  columnGap: vars.space.small,
  rowGap: vars.space.hair,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: hairline,
})
globalStyle(`${cardRow} > div`, onCommonLines)
globalStyle(`${cardRow} label`, { letterSpacing: 'normal', textTransform: 'none', alignSelf: 'end' })
export const row = { ...tableRow, promotions: cardRow }
globalStyle(`${rowBase} > div`, {
  ...onCommonLines,
  '@container': { [asTable]: { gridRow: '1 / span 4', position: 'relative' } },
})
globalStyle(`${rowBase} :is(input, select)`, { paddingInlineStart: vars.space.small })
globalStyle(`${rowBase} input`, { paddingInlineEnd: vars.space.tiny })
globalStyle(`${rowBase} label`, {
  letterSpacing: 'normal',
  textTransform: 'none',
  alignSelf: 'end',
  '@container': { [asTable]: { marginBlockEnd: vars.space.hair } },
})
const heardOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
// The first line of a table heads those below it; their labels are heard.
globalStyle(`${rowBase}:not(:first-child) label`, {
  '@container': { [asTable]: heardOnly },
})
export const remove = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  alignSelf: 'center',
  selectors: {
    [`${rowBase} > &`]: { '@container': { [asTable]: { gridColumn: '-2 / -1', gridRow: 1 } } },
    [`${rowBase}:first-child > &`]: { '@container': { [asTable]: { gridRow: 2 } } },
  },
})
/** In a card the press says what it does; in a table its cross does, and the words are heard. */
export const removeWords = style({
  selectors: {
    [`${rowBase} &`]: {
      '@container': { [asTable]: heardOnly },
    },
  },
})

export const saveBar = style({
  ...atTheBottom,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  paddingInline: vars.space.small,
})

export const views = style({ display: 'grid', gap: vars.space.medium })
