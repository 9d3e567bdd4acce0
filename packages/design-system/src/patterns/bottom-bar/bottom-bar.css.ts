import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { atTheBottom } from './at-the-bottom.ts'

/** What it comes to and the next step, always in reach of a thumb; where there is room, a panel says it instead. */
export const bottomBar = style({
  ...atTheBottom,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingInline: vars.space.medium,
  '@media': { [from.wide]: { display: 'none' }, print: { display: 'none' } },
})
