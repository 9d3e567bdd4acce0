import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  boxShadow: vars.shadow.resting,
})
export const picture = style({
  position: 'relative',
  blockSize: 'clamp(8rem, 22dvh, 11rem)',
  overflow: 'hidden',
  background: vars.scene.skyLow,
  '@media': { [from.tablet]: { blockSize: 'clamp(11rem, 30dvh, 16rem)' }, print: { display: 'none' } },
})
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  maxInlineSize: '36rem',
  padding: vars.space.medium,
  '@media': { [from.tablet]: { padding: vars.space.large } },
})
export const body = style({ color: vars.color.inkMuted, lineHeight: vars.leading.text })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  marginBlockStart: vars.space.tiny,
})
