import { changeStay as changeStayCall, type StayChanged, type Failure } from '@veranda/contract'
import { type PaymentTiming, refused, type Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { RESET } from 'jotai/vanilla/utils'
import { dateChangeDraftAtom, dateQuoteIn, datesChangedAtom } from '../state/date-change.ts'
import { reservationAtom } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

export type Confirming = {
  readonly timing?: PaymentTiming
  readonly paymentId?: string
  /** What may be shown of the card it was paid with. */
  readonly card?: { readonly scheme: string; readonly lastDigits: string }
}

/** Confirms the quote at hand. Asked again after a lost answer, it repeats the same key. */
export async function changeDates(
  portal: Pick<Portal, 'client' | 'store'>,
  { timing, paymentId, card }: Confirming,
): Promise<Result<StayChanged, Failure>> {
  const { client, store } = portal
  const draft = store.get(dateChangeDraftAtom)
  const loaded = store.get(reservationAtom)
  const quote = dateQuoteIn(draft?.quote)
  if (!draft?.key || !quote || loaded.kind !== 'loaded') return refused({ kind: 'not-found' })
  const { reservation } = loaded
  const answer = await client.call(changeStayCall, {
    params: { bookingId: String(reservation.bookingId) },
    body: {
      quoteId: quote.quoteId,
      quoteToken: quote.token,
      ...(timing === undefined ? {} : { timing }),
      ...(paymentId === undefined ? {} : { paymentId }),
    },
    guard: { key: draft.key, version: reservation.version },
  })
  if (!answer.ok) return answer
  const { change, paidBy, refunds } = answer.value
  store.set(datesChangedAtom, {
    quote: JSON.stringify({ ...quote, change }),
    ...(paidBy === undefined ? {} : { paidBy }),
    ...(card ? { card: { scheme: card.scheme, lastDigits: card.lastDigits } } : {}),
    refunds: [...refunds],
  })
  store.set(dateChangeDraftAtom, RESET)
  await loadReservation(portal)
  return answer
}
