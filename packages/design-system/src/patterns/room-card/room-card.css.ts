import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  boxShadow: vars.shadow.resting,
  minInlineSize: 0,
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
})
export const picture = style({
  blockSize: '9.5rem',
  overflow: 'hidden',
  background: vars.color.sunken,
  '@media': { [from.tablet]: { blockSize: '13rem' }, print: { display: 'none' } },
})
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const gone = style({ filter: 'grayscale(1)', opacity: 0.55 })
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: vars.space.medium,
  '@media': { [from.tablet]: { padding: vars.space.large } },
})
export const over = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
  marginBlockEnd: vars.space.hair,
})
export const quiet = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
export const guest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  alignItems: 'baseline',
  paddingBlock: vars.space.hair,
  lineHeight: 1.4,
})
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
})
