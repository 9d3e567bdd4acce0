import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** Where the answers stand beside the form they are in sight. */
export const toAnswers = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  '@media': { [from.wide]: { display: 'none' } },
})
/** The whole row is pressed. */
globalStyle(`${toAnswers} > a`, {
  position: 'static',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target,
})
globalStyle(`${toAnswers} > a::after`, { content: '', position: 'absolute', inset: 0 })

export const templates = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  minInlineSize: 0,
})
/** Each as wide as its own words, and as many in a row as fit. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny })
globalStyle(`${choices} > li`, { flex: '0 1 auto', maxInlineSize: '100%' })
globalStyle(`${choices} button`, {
  inlineSize: '100%',
  blockSize: '100%',
  gap: vars.space.hair,
  paddingInline: vars.space.tiny,
  letterSpacing: 'normal',
})
export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
})
export const room = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  minInlineSize: 0,
})
export const entries = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingBlock: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
/** How far it has come, and below it since when. */
export const reached = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.tiny,
  minInlineSize: 0,
})
/** Words as they were typed, line by line. */
export const wording = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  borderInlineStart: `3px solid ${vars.color.accentEdge}`,
  background: vars.color.sunken,
})
