import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** Lines of one list, not as many boxes: in two columns where there is room, whose lines stand beside each other. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.large },
  },
})
/** Words and lines begin where the heading above them does; what is pressed is marked a little beyond both. */
const beyond = `calc(-1 * ${vars.space.tiny}) 0 ${vars.color.sunken}, ${vars.space.tiny} 0 ${vars.color.sunken}`
export const item = style({
  display: 'grid',
  minInlineSize: 0,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const reason = style({
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: `calc(${vars.target} + 0.5rem)`,
  margin: 0,
  paddingBlock: vars.space.tiny,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.sunken, boxShadow: beyond },
    '&[aria-current=true]': {
      fontWeight: vars.weight.strong,
      background: vars.color.sunken,
      boxShadow: beyond,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current=true]': { outline: '2px solid Highlight' } } },
  },
})
export const sign = style({ color: vars.color.inkMuted })
