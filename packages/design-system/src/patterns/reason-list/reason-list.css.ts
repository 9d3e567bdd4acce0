import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Lines of one list, not as many boxes. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const item = style({
  display: 'grid',
  minInlineSize: 0,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  // A fold ends with a line of its own.
  selectors: { 'details &:last-child': { borderBlockEnd: 0 } },
})

/** The words begin where the heading above them does; what is pressed is marked a little beyond both. */
export const reason = style({
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: `calc(${vars.target} + 0.5rem)`,
  margin: 0,
  marginInline: `calc(-1 * ${vars.space.tiny})`,
  padding: `${vars.space.small} ${vars.space.tiny}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=true]': { fontWeight: vars.weight.strong, background: vars.color.sunken },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current=true]': { outline: '2px solid Highlight' } } },
  },
})
export const sign = style({ color: vars.color.inkMuted })
