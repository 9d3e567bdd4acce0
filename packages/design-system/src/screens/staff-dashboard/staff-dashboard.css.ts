import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ minInlineSize: 0, inlineSize: '100%' })

/** Two parts beside each other where there is room for two. */
export const pairs = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.large } },
})
/** Where their number is odd the last one has the row for itself. */
globalStyle(`${pairs} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })

export const tiles = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  blockSize: '100%',
  minBlockSize: vars.target,
  padding: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&[href]:hover': { borderColor: vars.color.lineStrong } },
})

export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** As high and as wide as a finger, whether it leads somewhere or not: every row is as high as the next. */
const inRow = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: vars.target,
  minBlockSize: vars.target,
})
export const none = style([inRow, { color: vars.color.inkMuted }])
export const plainCount = style([inRow, { fontWeight: vars.weight.strong }])
export const count = style([inRow, { fontWeight: vars.weight.strong, color: vars.color.accentText }])

export const track = style({
  display: 'block',
  marginBlockStart: vars.space.hair,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
})
export const bar = style({
  display: 'block',
  blockSize: '0.5rem',
  minInlineSize: '0.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.accentEdge,
  forcedColorAdjust: 'none',
})

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.target,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[href]:hover': { background: vars.color.sunken } },
})
export const lineHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
  rowGap: vars.space.tiny,
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.tiny,
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${legend} dd`, { margin: 0, fontWeight: vars.weight.strong })
const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  '::before': { content: '', inlineSize: '0.75rem', blockSize: '0.75rem', borderRadius: '2px' },
})
export const receivedKey = style([key, { '::before': { background: vars.color.accentEdge } }])
export const refundedKey = style([
  key,
  { '::before': { background: vars.color.cautionGround, outline: `1px solid ${vars.color.caution}` } },
])

export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  userSelect: 'none',
})
const fourteen = {
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
} as const
export const columns = style([fourteen, { blockSize: '9rem' }])
export const day = style({ display: 'grid', minBlockSize: 0, blockSize: '100%' })
export const above = style({
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: 0,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
})
export const below = style({ display: 'flex', alignItems: 'flex-start', minBlockSize: 0 })
const column = style({ inlineSize: '100%', marginInline: '2px', forcedColorAdjust: 'none' })
export const inColumn = style([column, { background: vars.color.accentEdge, borderRadius: '2px 2px 0 0' }])
export const outColumn = style([
  column,
  { background: vars.color.cautionGround, boxShadow: `inset 0 0 0 1px ${vars.color.caution}` },
])
export const axis = style([
  fourteen,
  { fontSize: vars.size.small, lineHeight: 1.4, color: vars.color.inkMuted },
])
/** A label is wider than its day: the outer ones stand within the picture. */
globalStyle(`${axis} > span`, {
  minInlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
})
globalStyle(`${axis} > span:first-child`, { justifyContent: 'flex-start' })
globalStyle(`${axis} > span:last-child`, { justifyContent: 'flex-end' })
