import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** The title, and at the end of its line what is shown; below it on a phone. */
export const top = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' } },
})
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.small,
  '@media': { [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  blockSize: '100%',
  padding: vars.space.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  background: vars.color.surface,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  ':hover': { borderColor: vars.color.lineStrong },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
})
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.tiny })
/** The first two lines of a long request; its own page has all of it. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** The name of a file as it was given: a long one goes on in the next line. */
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.tiny,
  minBlockSize: '2.75rem',
  overflowWrap: 'anywhere',
})
