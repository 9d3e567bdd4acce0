import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ minInlineSize: 0, inlineSize: '100%' })

export const links = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
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
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
})

export const tileName = style({ fontWeight: vars.weight.strong })
export const tileNote = style({ color: vars.color.inkMuted, fontSize: vars.size.small })

export const filters = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})

/** Wider than a phone: it is moved within its own frame, and the page stays. */
export const frame = style({ overflowX: 'auto', borderRadius: vars.radius.surface })

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const cell = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  verticalAlign: 'baseline',
})

const head = style([
  cell,
  { color: vars.color.inkMuted, fontSize: vars.size.small, fontWeight: vars.weight.strong },
])
export const figureHead = style([head, { textAlign: 'end' }])
export const label = style([
  cell,
  { textAlign: 'start', fontWeight: vars.weight.text, minInlineSize: '9rem' },
])
export const figure = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }])
export const totalLabel = style([label, { fontWeight: vars.weight.strong, borderBlockEnd: 'none' }])
export const totalFigure = style([figure, { fontWeight: vars.weight.strong, borderBlockEnd: 'none' }])
export const headLabel = style([head, { textAlign: 'start' }])
