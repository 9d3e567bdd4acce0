import {
  type BalancePaid,
  encodeBalanceSelection,
  type Failure,
  type GuestPayment,
  payBalance,
  quoteBalance as quoteBalanceCall,
  startBalancePayment,
  typeOfMethod,
  typeOfTiming,
} from '@veranda/contract'
import {
  type BalanceQuote,
  type BalanceSelection,
  type BalanceTiming,
  ok,
  paymentMethodsAt,
  refused,
  type Reservation,
  type Result,
} from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import type { Portal } from '../portal.ts'
import {
  balanceDoneAtom,
  balanceDraftAtom,
  balanceQuoteIn,
  draftOf,
  selectionOf,
} from '../state/balance-draft.ts'
import { versionIn } from '../state/change-draft.ts'
import { stayIn } from '../state/reservation.ts'
import { isGood, storedQuoteOf } from '../state/stored-quote.ts'
import { loadReservation } from './load-reservation.ts'
import { type PaidWith, storedAs } from './pay-for-change.ts'

type Quoting = Pick<Portal, 'client' | 'store' | 'now'>
type Quoted = Result<BalanceQuote, Failure<typeof quoteBalanceCall>>

/** What of a balance is paid by a selection, kept with the key it is paid with. */
export async function quoteBalance(portal: Quoting, selection: BalanceSelection): Promise<Quoted> {
  const { client, store } = portal
  const answer = await client.call(quoteBalanceCall, { body: encodeBalanceSelection(selection) })
  if (!answer.ok) return answer
  const { quote, stored } = storedQuoteOf(portal, answer.value)
  store.set(balanceDraftAtom, { ...draftOf(selection), ...stored, version: versionIn(store) })
  return ok(quote)
}

/** The quote of a selection: the one at hand where it still holds, or a new one. */
export async function quotedBalance(portal: Quoting, selection: BalanceSelection): Promise<Quoted> {
  const draft = portal.store.get(balanceDraftAtom)
  const quote = balanceQuoteIn(draft?.quote)
  const isOfNow = draft?.version === versionIn(portal.store)
  if (draft && quote && isOfNow && isGood(portal, draft, quote) && isSame(selectionOf(draft), selection))
    return ok(quote)
  return quoteBalance(portal, selection)
}

const isSame = (one: BalanceSelection, other: BalanceSelection): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other))

/** Authorises what a quote says, by a method of the property. Its number is kept, so that a page read again goes on. */
export async function startBalance(
  { client, store, variants }: Pick<Portal, 'client' | 'store' | 'variants'>,
  { brand, property }: Reservation,
  { quoteId, token: quoteToken }: BalanceQuote,
  method: PaidWith,
): Promise<Result<GuestPayment, Failure<typeof startBalancePayment>>> {
  const of = variants.find((one) => one.brand.id === brand) ?? variants[0]
  const ofCard = paymentMethodsAt(of.brand, property).includes('card-provider')
    ? 'card-provider'
    : 'credit-card'
  const answer = await client.call(startBalancePayment, {
    body: {
      quoteId,
      quoteToken,
      paymentType: typeOfMethod(method.kind === 'paypal' ? method.kind : ofCard),
      ...(method.kind === 'card' ? { token: method.token } : {}),
      ...(method.kind === 'card' && method.storesCard ? { storesCard: true } : {}),
      ...(method.kind === 'stored-card' ? { cardId: method.cardId } : {}),
    },
    guard: { key: crypto.randomUUID() },
  })
  if (answer.ok) {
    const { paymentId } = answer.value
    store.set(
      balanceDraftAtom,
      (draft) => draft && { ...draft, paymentId, paying: storedAs(method), isAutomatic: false },
    )
  }
  return answer
}

export type PayingBalance = {
  readonly timing: BalanceTiming
  readonly paymentId?: string
  /** What may be shown of the card it is paid with. */
  readonly card?: { readonly scheme: string; readonly lastDigits: string } | undefined
}

/** Pays what is quoted, or agrees to pay it before arrival. Asked again after a lost answer, it repeats the same key. */
export async function confirmBalance(
  portal: Pick<Portal, 'client' | 'store'>,
  { timing, paymentId, card }: PayingBalance,
): Promise<Result<BalancePaid, Failure<typeof payBalance>>> {
  const { client, store } = portal
  const draft = store.get(balanceDraftAtom)
  const quote = balanceQuoteIn(draft?.quote)
  const reservation = stayIn(store)
  if (!draft?.key || !quote || !reservation) return refused({ kind: 'not-found' })
  const { bookingId, version } = reservation
  const keep = (isAsked: boolean | undefined) => store.set(balanceDraftAtom, { ...draft, isAsked })
  keep(paymentId !== undefined)
  const answer = await client.call(payBalance, {
    params: { bookingId: String(bookingId) },
    body: {
      quoteId: quote.quoteId,
      quoteToken: quote.token,
      isPriorToArrival: typeOfTiming(timing),
      // The page lets nobody pay without accepting the terms.
      acceptedTerms: true,
      ...(paymentId === undefined ? {} : { paymentId }),
    },
    guard: { key: draft.key, version: draft.version ?? version },
  })
  if (!answer.ok) {
    // A "no" was heard: nothing happened.
    if (answer.refusal.kind === 'refused') keep(false)
    return answer
  }
  const { amount, left } = answer.value
  store.set(balanceDoneAtom, {
    timing,
    amount: { ...amount },
    left: { ...left },
    ...(card ? { card: { scheme: card.scheme, lastDigits: card.lastDigits } } : {}),
  })
  await loadReservation(portal)
  store.set(balanceDraftAtom, RESET)
  return answer
}
