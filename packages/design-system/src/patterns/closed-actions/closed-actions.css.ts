import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const closed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
})
export const reason = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair })
/** Short names, in columns where two fit. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.medium,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  color: vars.color.inkMuted,
})
