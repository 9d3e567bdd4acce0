import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const rooms = style({ ...column, gap: vars.space.huge })
export const folded = style({ ...column })
/** What there is to say of the list, below it. */
export const about = style({
  paddingBlockStart: vars.space.medium,
  // No gap before nothing.
  selectors: { '&:empty': { display: 'none' } },
})
export const room = style({ ...column, gap: vars.space.medium })
export const roomHead = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
})
