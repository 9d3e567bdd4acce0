import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.medium,
  alignItems: 'center',
})
export const picture = style({
  inlineSize: '5rem',
  blockSize: '5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const places = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
})
export const counts = style({ display: 'flex', flexDirection: 'column' })
export const more = style({
  paddingBlockStart: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  marginBlockStart: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
