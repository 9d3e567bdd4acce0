import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { bottomBar } from '../bottom-bar/bottom-bar.css.ts'

export const panel = style({
  display: 'none',
  '@media': { [from.wide]: { display: 'flex', flexDirection: 'column', gap: vars.space.medium } },
})
export const call = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.hair,
  textAlign: 'center',
  minInlineSize: 0,
  selectors: { [`${bottomBar} > &`]: { alignItems: 'stretch' } },
})
