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
/** What a finger cannot do is not proposed to it. */
export const label = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
