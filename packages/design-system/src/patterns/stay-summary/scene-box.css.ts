import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/**
 * The box of the place's picture, never more than 30 % of the window's height: from edge to edge on a phone and a tablet,
 * and from two columns on at the head of the first one, beside the price. Across both of them so low a box would cut off
 * the upper half of the drawing.
 */
export const sceneBox = style({
  blockSize: 'min(13dvh, 13rem)',
  overflow: 'hidden',
  '@media': {
    [from.tablet]: { blockSize: 'min(26dvh, 18rem)' },
    [from.wide]: { blockSize: 'min(30dvh, 17rem)', borderRadius: vars.radius.surface },
  },
})
/** At the head of a page's column, whose gutters it takes on a phone and a tablet. */
export const sceneBand = style({
  position: 'relative',
  marginInline: `calc(-1 * max(${vars.space.medium}, env(safe-area-inset-left)))`,
  marginBlockStart: `calc(-1 * ${vars.space.large})`,
  '@media': { [from.wide]: { marginInline: 0, marginBlockStart: 0 } },
})
