import type { Failure, quoteChange as quoteChangeCall } from '@veranda/contract'
import type { ChangeRenewal } from '@veranda/design-system/patterns/change-price'
import { type ChangePurpose, ok, type Result, type StayQuote } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, wishIn } from '../state/change-draft.ts'
import { loadReservation } from './load-reservation.ts'
import { quoteChange } from './quote-change.ts'

/** A quote of the reservation as it is now, in the place of one that was shown of it as it was. */
export type QuotedAnew = { readonly quote: StayQuote; readonly renewed: ChangeRenewal }

/**
 * The reservation was changed meanwhile: reads it, and prices the same wish on it. Nothing of what was shown is ever
 * confirmed on another base; the guest sees the new figures, why they are others, and presses again.
 */
export async function quoteAnew(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  purpose: ChangePurpose,
  shown: StayQuote,
): Promise<Result<QuotedAnew, Failure<typeof quoteChangeCall>>> {
  await loadReservation(portal)
  const answer = await quoteChange(portal, purpose, wishIn(portal.store.get(changeDraftAtom(purpose))))
  if (!answer.ok) return answer
  const renewed = { because: 'reservation-changed', previousTotal: shown.change.newTotal } as const
  return ok({ quote: answer.value, renewed })
}

/** Whether a confirm was refused because the reservation is another one by now. */
export const isChangedMeanwhile = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'version-changed'
