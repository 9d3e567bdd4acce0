import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { scrolledEdge } from '../../theme/scrolled-edge.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space.medium,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...scrolledEdge,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})
export const tab = style({
  appearance: 'none',
  flex: 'none',
  minBlockSize: vars.target,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.hair,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  cursor: 'pointer',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected=true]': { color: vars.color.ink, borderBlockEndColor: vars.color.accentEdge },
  },
})
export const panel = style({ paddingBlockStart: vars.space.medium, minInlineSize: 0 })
