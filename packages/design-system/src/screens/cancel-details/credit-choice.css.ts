import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Two choices side by side where each has room for its words, else one below the other. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.medium,
})
/** Title, words and answer stand in line with those of the other choice. */
export const choice = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: vars.space.small,
  minInlineSize: 0,
  padding: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
})
export const about = style({ display: 'grid', alignContent: 'start', gap: vars.space.tiny })
/** What it is and what it is worth. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
})
export const amount = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${choice} > button`, { inlineSize: '100%', paddingInline: vars.space.tiny })
