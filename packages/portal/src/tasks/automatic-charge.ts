import {
  agreeToAutomaticCharge,
  type AgreedCharge,
  cancelAutomaticCharge as cancelCall,
  type Failure,
  type GuestPayment,
  removeStoredCard as removeCall,
  startCardVerification,
} from '@veranda/contract'
import { refused, type Reservation, type Result } from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import type { Portal } from '../portal.ts'
import { balanceDoneAtom, balanceDraftAtom, balanceQuoteIn } from '../state/balance-draft.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'
import { onNewestVersion } from './on-newest-version.ts'
import type { Pressed } from './reverse-cancellation.ts'

type Needs = Pick<Portal, 'client' | 'store'>
type Booking = Pick<Reservation, 'bookingId'>

const paramsOf = ({ bookingId }: Booking) => ({ bookingId: String(bookingId) })

/** Has a new card verified and stored. Its number is kept, so that a page read again goes on. */
export async function verifyCard(
  { client, store }: Needs,
  token: string,
): Promise<Result<GuestPayment, Failure<typeof startCardVerification>>> {
  const quote = balanceQuoteIn(store.get(balanceDraftAtom)?.quote)
  if (!quote) return refused({ kind: 'not-found' })
  const { quoteId, token: quoteToken } = quote
  const answer = await client.call(startCardVerification, {
    body: { quoteId, quoteToken, token },
    guard: { key: crypto.randomUUID() },
  })
  if (answer.ok) {
    const { paymentId } = answer.value
    store.set(
      balanceDraftAtom,
      (draft) => draft && { ...draft, paymentId, paying: 'card', isAutomatic: true },
    )
  }
  return answer
}

/** What is charged on the day: a stored card, or one that was verified. */
export type ChargedCard = { readonly cardId: string } | { readonly paymentId: string }

/** Agrees that the balance is charged on its day. Asked again after a lost answer, it repeats the same key. */
export async function agreeToCharge(
  portal: Needs,
  card: ChargedCard,
): Promise<Result<AgreedCharge, Failure<typeof agreeToAutomaticCharge>>> {
  const { client, store } = portal
  const draft = store.get(balanceDraftAtom)
  const quote = balanceQuoteIn(draft?.quote)
  const reservation = stayIn(store)
  if (!draft?.key || !quote || !reservation) return refused({ kind: 'not-found' })
  store.set(balanceDraftAtom, { ...draft, isAsked: 'paymentId' in card })
  const answer = await client.call(agreeToAutomaticCharge, {
    params: paramsOf(reservation),
    // The page lets nobody agree without accepting the terms.
    body: { quoteId: quote.quoteId, quoteToken: quote.token, acceptedTerms: true, ...card },
    guard: { key: draft.key, version: draft.version ?? reservation.version },
  })
  if (!answer.ok) {
    // A "no" was heard: nothing was agreed, and what was verified is verified anew.
    if (answer.refusal.kind === 'refused') store.set(balanceDraftAtom, RESET)
    return answer
  }
  const { charge } = answer.value
  const { scheme, lastDigits } = charge.card
  store.set(balanceDoneAtom, {
    timing: 'automatic',
    amount: { ...charge.amount },
    left: { ...charge.beyond },
    card: { scheme, lastDigits },
    ...(charge.on ? { on: charge.on } : {}),
  })
  await loadReservation(portal)
  store.set(balanceDraftAtom, RESET)
  return answer
}

/** Cancels the automatic charge, as long as it is not under way. */
export async function cancelAutomaticCharge(
  portal: Needs,
  booking: Booking,
  guard: Pressed,
): Promise<Result<unknown, Failure<typeof cancelCall>>> {
  const answer = await onNewestVersion(portal, guard, (on) =>
    portal.client.call(cancelCall, { params: paramsOf(booking), body: {}, guard: on }),
  )
  if (answer.ok) await loadReservation(portal)
  return answer
}

/** Has a stored card removed. */
export const removeStoredCard = (
  { client }: Pick<Portal, 'client'>,
  { reservationCode }: Pick<Reservation, 'reservationCode'>,
  cardId: string,
): Promise<Result<unknown, Failure<typeof removeCall>>> =>
  client.call(removeCall, { params: { reservationCode, cardId }, guard: { key: crypto.randomUUID() } })
