import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ minInlineSize: 0, inlineSize: '100%' })
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny })
/** What the bank wrote is one long word more often than not. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const search = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
