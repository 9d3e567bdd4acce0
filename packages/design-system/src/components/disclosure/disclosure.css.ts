import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const disclosure = style({
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  minInlineSize: 0,
})
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: vars.target,
  paddingBlock: vars.space.small,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    [`&:has(> :nth-child(3))`]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.accentText },
  },
})
export const title = style({ fontWeight: vars.weight.strong, lineHeight: 1.4 })
export const glance = style({
  display: 'block',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
/** A sum keeps its line; letters twice as large put it below the words. */
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@container': { [largeLetters]: { gridColumn: 1, gridRow: 2 } },
})
export const chevron = style({
  color: vars.color.inkMuted,
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
})
/** Clear of the ring around what has just been pressed. */
export const body = style({ paddingBlock: `${vars.space.hair} ${vars.space.medium}` })
