import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
/** What has the focus is never under the bar at the bottom. */
globalStyle(`${page} :is(a, button, summary, input, textarea, select)`, { scrollMarginBlockEnd: '9rem' })

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  marginBlockEnd: vars.space.large,
})
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  minBlockSize: vars.target,
  fontSize: vars.size.small,
})
export const back = style({ selectors: { '&[inert]': { opacity: 0.45 } } })
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'lining-nums',
})
export const marks = style({ display: 'flex', gap: vars.space.hair })
const mark = style({ inlineSize: '1.75rem', blockSize: '3px', borderRadius: vars.radius.pill })
export const done = style([mark, { background: vars.color.accentEdge }])
export const ahead = style([mark, { background: vars.color.line }])
