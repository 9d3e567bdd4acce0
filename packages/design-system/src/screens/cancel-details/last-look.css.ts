import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const gutter = `max(${vars.space.medium}, env(safe-area-inset-left))`

/** In reach of a thumb from edge to edge; at the end of the page where there is room. */
export const answer = style({
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [from.wide]: {
      position: 'static',
      marginInline: 0,
      paddingInline: 0,
      paddingBlock: vars.space.medium,
      background: 'none',
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
})
export const said = style({ minBlockSize: '1.4em', lineHeight: 1.4 })
export const presses = style({
  display: 'grid',
  gridAutoRows: '1fr',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
})
export const keep = style({ display: 'grid', selectors: { '&[inert]': { opacity: 0.45 } } })
