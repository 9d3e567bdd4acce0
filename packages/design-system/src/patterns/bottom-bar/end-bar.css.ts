import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { atTheBottom } from './at-the-bottom.ts'

const gutter = `max(${vars.space.medium}, env(safe-area-inset-left))`

/**
 * At the bottom of a phone from edge to edge; at the end of the page where there is room. Who uses it says its columns
 * and its gap. Apart from `bottomBar`, which the first view brings along.
 */
export const endBar = style({
  ...atTheBottom,
  display: 'grid',
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
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
