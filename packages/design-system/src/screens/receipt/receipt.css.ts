import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A number in one piece; on a narrow page it may break anywhere. */
export const code = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 14em',
  minInlineSize: 0,
})
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
})
export const small = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
export const handlers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
