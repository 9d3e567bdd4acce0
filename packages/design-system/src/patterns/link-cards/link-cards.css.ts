import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
const columns = (count: number) =>
  style([base, { '@media': { [from.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }])
export const list = styleVariants({ one: [base], two: [columns(2)], three: [columns(3)] })
export const item = style({ display: 'grid', minInlineSize: 0 })
export const card = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.target,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
})
export const words = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.strong })
export const note = style({ color: vars.color.inkMuted, fontSize: vars.size.small })
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '4.5rem',
  paddingInline: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
})
