import { globalStyle, style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { scrolledEdge } from '../../theme/scrolled-edge.css.ts'

/** What names the rows stays where it is while their numbers scroll: it is as white as the surface around it. */
export const frame = style({
  minInlineSize: 0,
  overflowX: 'auto',
  background: vars.color.surface,
  ...scrolledEdge,
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.tiny,
  paddingInline: `${vars.space.small} 0`,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  fontWeight: vars.weight.text,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
})
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 })
globalStyle(`${table} th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.color.surface,
  '@container': { [largeLetters]: { position: 'static' } },
})
globalStyle(`${table} :is(th, td)[data-number]`, { textAlign: 'end' })
globalStyle(`${table} td[data-number]`, { whiteSpace: 'nowrap' })
globalStyle(`${table} th[scope=row]`, { minInlineSize: '7rem' })
globalStyle(`${table} thead th`, {
  fontSize: vars.size.small,
  verticalAlign: 'bottom',
  color: vars.color.inkMuted,
})
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: vars.weight.strong })
globalStyle(`${table} > :last-child > tr:last-child > *`, { borderBlockEnd: 0 })
