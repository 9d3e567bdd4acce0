import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
})
globalStyle(`${field} > input::placeholder`, { color: vars.color.inkMuted, opacity: 1 })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
  minInlineSize: 0,
  margin: 0,
  marginBlockStart: vars.space.hair,
  padding: 0,
  listStyle: 'none',
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  paddingInlineStart: vars.space.small,
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
})
/** Marked by its line, and said below the field. */
export const wrongChip = style([
  chip,
  { borderStyle: 'dashed', borderWidth: vars.stroke.control, borderColor: vars.color.negative },
])
/** An address may be longer than a phone is wide. */
export const address = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.target,
  blockSize: vars.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
})
/** The letter on its sheet; a part that is wider than the phone is cut off there, as a mail program does. */
export const paper = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  overflow: 'clip',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
})
export const letters = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** How far it has come stands below its address, however long that is. */
export const letter = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.tiny,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small })
/** A line of its own below what became of the letter. */
export const corrected = style({ flexBasis: '100%', minInlineSize: 0 })
/** The field, and its press beside it where there is room. */
export const correction = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
})
