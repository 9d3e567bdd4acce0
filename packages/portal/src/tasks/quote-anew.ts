import type { Failure, quoteChange as quoteChangeCall } from '@veranda/contract'
import type { ChangePurpose, Result, StayQuote } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, selectionIn } from '../state/change-draft.ts'
import { loadReservation } from './load-reservation.ts'
import { quoteChange } from './quote-change.ts'

/**
 * The reservation was changed meanwhile: reads it, and prices the same wish on it. Nothing of what was shown is ever
 * confirmed on another base; the guest sees the new figures, why they are others, and presses again.
 */
export async function quoteAnew(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  purpose: ChangePurpose,
): Promise<Result<StayQuote, Failure<typeof quoteChangeCall>>> {
  await loadReservation(portal)
  return quoteChange(portal, purpose, selectionIn(portal.store.get(changeDraftAtom(purpose))))
}

/** Whether a confirm was refused because the reservation is another one by now. */
export const isChangedMeanwhile = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'version-changed'
