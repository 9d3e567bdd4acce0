import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** A bar in reach of a thumb, over what scrolls by. */
export const atTheBottom = {
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: 0,
  paddingBlockStart: vars.space.tiny,
  paddingBlockEnd: `max(${vars.space.tiny}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  // In sight where it covers little; letters twice as large would leave nothing beside it.
  '@container': { [largeLetters]: { position: 'static' } },
} as const
