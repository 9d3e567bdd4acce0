import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/**
 * The box of the place's picture, never more than 30 % of the window's height: from edge to edge on a phone and a tablet. From two columns on it keeps the page's
 * measure, since a drawing stretched over a wide window would lose its upper half.
 */
export const sceneBox = style({
  blockSize: 'min(13dvh, 13rem)',
  overflow: 'hidden',
  '@media': {
    [from.tablet]: { blockSize: 'min(20dvh, 18rem)' },
    [from.wide]: {
      inlineSize: `calc(min(100%, 76rem) - 2 * ${vars.space.medium})`,
      marginInline: 'auto',
      borderRadius: `0 0 ${vars.radius.surface} ${vars.radius.surface}`,
    },
  },
})
