import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const waiting = style({ ...column, gap: vars.space.medium })
export const words = style({ ...column, gap: vars.space.small })
export const label = style({ fontSize: vars.size.small, lineHeight: 1.5, color: vars.color.inkMuted })
/** What to do stands beside its sentence where both fit. */
export const long = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  minInlineSize: 0,
})
/** A line of its own among presses that stand in one. */
export const underway = style({ flexBasis: '100%', minInlineSize: 0 })
