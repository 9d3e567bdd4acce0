import type { ActionName, Reservation } from '@veranda/domain'
import type { Refusing } from '../platform/refusal.ts'

/** Refuses an action that is not available now, with the reason. */
export function requireAction(
  { refuse }: Refusing<'action-not-allowed'>,
  { actions }: Pick<Reservation, 'actions'>,
  wanted: ActionName,
  sentence = 'This change cannot be made to this reservation.',
): void {
  const action = actions.find(({ name }) => name === wanted)
  if (!action?.allowed)
    throw refuse('action-not-allowed', sentence, { attached: { reason: action?.reason ?? 'stay-is-over' } })
}
