import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const columns = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
  gap: `${vars.space.medium} ${vars.space.large}`,
})
/** Beside each other as many as fit, or two; below each other where two do not fit. */
export const facts = styleVariants({
  row: columns('9rem'),
  // Of columns that are nearly half as wide as their place, two fit and never three.
  pairs: columns(`max(12rem, 50% - ${vars.space.large})`),
})
/** Of an odd number the first has a line of its own, so that the last is not left without its pair. */
globalStyle(`${facts.pairs} > :first-child:nth-last-child(odd)`, { gridColumn: '1 / -1' })
export const fact = style({ display: 'flex', flexDirection: 'column', gap: '0.125rem', minInlineSize: 0 })
export const term = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const detail = style({ lineHeight: 1.4, textWrap: 'balance' })
export const note = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
