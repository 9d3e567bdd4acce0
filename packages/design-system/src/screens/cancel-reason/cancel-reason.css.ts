import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** Read down one column, then down the next: the commonest stand first in both ways. */
export const groups = style({
  '@media': { [from.tablet]: { columnCount: 2, columnGap: `calc(2 * ${vars.space.large})` } },
})
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.large,
  breakInside: 'avoid',
})
