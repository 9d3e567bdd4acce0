import type { ChangeState } from '@veranda/design-system/patterns/change-price'

/** Another guest took the room: the offers on screen are out of date. */
export const wasTooLate = (state: ChangeState): boolean =>
  state.kind === 'refused' && (state.refusal.kind === 'not-available' || state.refusal.kind === 'sold-out')
