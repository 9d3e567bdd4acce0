import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** What a finger cannot do is not proposed to it, nor is it on a page as narrow as a phone: the buttons say the rest. */
const byFinger = '(pointer: coarse), (max-width: 767px)'

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.stroke.control} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  // The button it begins with there has the room above its words itself.
  '@media': { [byFinger]: { paddingBlockStart: vars.space.hair } },
  selectors: {
    '&[data-drop-target]': { borderColor: vars.color.accentEdge, background: vars.color.sunken },
  },
})
export const label = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  '@media': { [byFinger]: { display: 'none' } },
})
