import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** One room has the ticket's whole width. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
})
export const picture = style({
  aspectRatio: '8 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.scene.skyLow,
  '@media': { print: { display: 'none' } },
})
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
export const small = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  fontSize: vars.size.title,
  lineHeight: 1.25,
})
export const sum = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const guests = style({ fontWeight: vars.weight.strong })
