import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { parts } from '../help-line/help-line.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.large },
  },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
})
export const icon = style({ color: vars.color.accentText, fontSize: '1.1em' })
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
})
/** The arrival time and its press stand in a line where there is room. */
export const telling = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
})
/** Whom to call. */
export const call = style({ minInlineSize: 0 })
/** It stands on a page once: here, and not at its end as well. */
globalStyle(`body:has(${call}) ${parts}`, { display: 'none' })
