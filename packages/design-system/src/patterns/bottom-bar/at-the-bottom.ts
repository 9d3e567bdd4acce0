import { vars } from '../../theme/contract.css.ts'

/** A bar in reach of a thumb, over what scrolls by. */
export const atTheBottom = {
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: 0,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
} as const
