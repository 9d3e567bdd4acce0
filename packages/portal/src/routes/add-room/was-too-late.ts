import type { ChangeState } from '@veranda/design-system/patterns/change-price'

/** Somebody else took the room: what is offered is no longer what there is. */
export const wasTooLate = (state: ChangeState): boolean =>
  state.kind === 'refused' && (state.refusal.kind === 'not-available' || state.refusal.kind === 'sold-out')
