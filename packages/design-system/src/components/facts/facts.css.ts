import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const columns = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
  gap: `${vars.space.medium} ${vars.space.large}`,
})
/**
 * As many beside each other as fit: of a few words, or of a moment said in full, of which the first, the longest, has a
 * line of its own where the last one would.
 */
export const facts = styleVariants({
  words: columns('9rem'),
  moments: columns('12rem'),
})
globalStyle(`${facts.moments} > :first-child:nth-last-child(odd)`, { gridColumn: '1 / -1' })
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
