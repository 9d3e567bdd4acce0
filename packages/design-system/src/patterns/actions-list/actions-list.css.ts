import { style, styleVariants } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const list = style({
  display: 'grid',
  columnGap: vars.space.small,
  '@media': { print: { display: 'none' } },
  '@container': { [largeLetters]: columns(1) },
})
/** By how many tiles there are: no place of a row stays empty. */
export const lists = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (tiles) => [
  list,
  { ...columns(Math.min(tiles, 2)), '@media': { [from.tablet]: columns(tiles) } },
])
export const item = style({
  gridColumn: '1 / -1',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
/** The first actions are in the first screen: as tiles they take a row or two of it. */
export const tile = style({
  minInlineSize: 0,
  marginBlockEnd: vars.space.tiny,
  selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } },
  '@media': { [from.tablet]: { selectors: { '&:nth-child(odd):last-child': { gridColumn: 'auto' } } } },
})
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.tiny,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { color: vars.color.accentText } },
})
export const tileLink = style([
  link,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.hair,
    alignContent: 'start',
    blockSize: '100%',
    padding: vars.space.small,
    background: vars.color.surface,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.surface,
  },
])
export const icon = style({ color: vars.color.accentText, fontSize: '1.1em' })
export const words = style({ display: 'block', minInlineSize: 0, lineHeight: 1.35 })
export const name = style({ display: 'block', fontWeight: vars.weight.strong })
export const hint = style({ display: 'block', fontSize: vars.size.small, color: vars.color.inkMuted })
export const arrow = style({
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${link}:hover &`]: { translate: '3px 0' } },
})
