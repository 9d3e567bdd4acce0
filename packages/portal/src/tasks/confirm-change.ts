import { changeStay, type Failure, type StayChanged } from '@veranda/contract'
import { type ChangePurpose, type PaymentTiming, refused, type Result } from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, dropFlow, stayQuoteIn } from '../state/change-draft.ts'
import { changeMadeAtom } from '../state/change-made.ts'
import { extraGuestsAtom } from '../state/extra-guests.ts'
import { reservationAtom } from '../state/reservation.ts'
import { upgradeDraftAtom } from '../state/upgrade-draft.ts'
import { loadReservation } from './load-reservation.ts'

export type Confirming = {
  readonly timing?: PaymentTiming
  readonly paymentId?: string
  /** What may be shown of the card it was paid with. */
  readonly card?: { readonly scheme: string; readonly lastDigits: string }
}

/** Confirms the quote at hand. Asked again after a lost answer, it repeats the same key. */
export async function confirmChange(
  portal: Pick<Portal, 'client' | 'store'>,
  purpose: ChangePurpose,
  { timing, paymentId, card }: Confirming,
): Promise<Result<StayChanged, Failure>> {
  const { client, store } = portal
  const draft = store.get(changeDraftAtom(purpose))
  const loaded = store.get(reservationAtom)
  const quote = stayQuoteIn(draft?.quote)
  if (!draft?.key || !quote || loaded.kind !== 'loaded') return refused({ kind: 'not-found' })
  const { bookingId, version } = loaded.reservation
  const asked = { ...draft, isAsked: true }
  store.set(changeDraftAtom(purpose), asked)
  const answer = await client.call(changeStay, {
    params: { bookingId: String(bookingId) },
    body: {
      quoteId: quote.quoteId,
      quoteToken: quote.token,
      ...(timing === undefined ? {} : { timing }),
      ...(paymentId === undefined ? {} : { paymentId }),
    },
    guard: { key: draft.key, version: draft.version ?? version },
  })
  if (!answer.ok) {
    // A "no" was heard: nothing happened.
    const isHeard = answer.refusal.kind === 'refused'
    if (isHeard) store.set(changeDraftAtom(purpose), { ...asked, isAsked: false })
    return answer
  }
  const { change, paidBy, refunds } = answer.value
  store.set(changeMadeAtom, {
    purpose,
    quote: JSON.stringify({ ...quote, change }),
    ...(paidBy === undefined ? {} : { paidBy }),
    ...(card ? { card: { scheme: card.scheme, lastDigits: card.lastDigits } } : {}),
    refunds: [...refunds],
  })
  await loadReservation(portal)
  dropFlow(store, purpose)
  store.set(upgradeDraftAtom, RESET)
  store.set(extraGuestsAtom, RESET)
  return answer
}
