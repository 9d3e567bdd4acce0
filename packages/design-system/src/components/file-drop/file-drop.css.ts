import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.stroke.control} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  selectors: {
    '&[data-drop-target]': { borderColor: vars.color.accentEdge, background: vars.color.sunken },
  },
})
/** What a finger cannot do is not proposed to it, nor is it on a page as narrow as a phone. */
const byFinger = '(pointer: coarse), (max-width: 767px)'
const quiet = { fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 } as const
export const label = style([quiet, { '@media': { [byFinger]: { display: 'none' } } }])
export const byHand = style([quiet, { display: 'none', '@media': { [byFinger]: { display: 'block' } } }])
