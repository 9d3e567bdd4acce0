import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { wideCard } from './room-card.css.ts'

export const quiet = style({ background: vars.color.ground, boxShadow: 'none' })
/** On paper a room stays on one page. */
export const row = style({ '@media': { print: { breakInside: 'avoid' } } })
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"name name chevron" "state total total"',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.small}`,
  padding: vars.space.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.accentText },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@container': {
    [largeLetters]: { gridTemplateAreas: '"name name chevron" "state state state" "total total total"' },
    [wideCard]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(8.5rem, auto) auto',
      gridTemplateAreas: '"name state total chevron"',
      columnGap: vars.space.medium,
      paddingInline: vars.space.large,
    },
  },
  '@media': {
    print: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(8.5rem, auto)',
      gridTemplateAreas: '"name state total"',
      padding: `${vars.space.small} 0 0`,
    },
  },
})
export const name = style({ gridArea: 'name', display: 'block', minInlineSize: 0 })
export const state = style({ gridArea: 'state' })
export const total = style({ gridArea: 'total', textAlign: 'end' })
export const chevron = style({
  gridArea: 'chevron',
  color: vars.color.inkMuted,
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
})
