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

export const filters = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
})

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})

export const states = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tiny,
})

export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A change: the field, what it was and what it becomes. */
export const changes = style({
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const was = style({ color: vars.color.inkMuted, textDecoration: 'line-through' })

export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const countries = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const file = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.hair })

/** The name of a file as it was given: a long one goes on in the next line. */
export const chosen = style({ overflowWrap: 'anywhere' })

/** A row of a file, with what it does. */
export const previewed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
