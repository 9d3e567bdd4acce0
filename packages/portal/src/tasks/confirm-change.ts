import { changeStay, type Failure, type StayChanged, typeOfMethod } from '@veranda/contract'
import { type ChangePurpose, type PaymentTiming, refused, type Result } from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, dropFlow, stayQuoteIn } from '../state/change-draft.ts'
import { changeMadeAtom } from '../state/change-made.ts'
import { extraGuestsAtom } from '../state/extra-guests.ts'
import { stayIn } from '../state/reservation.ts'
import { upgradeDraftAtom, upgradeDraftOf } from '../state/upgrade-draft.ts'
import type { ChargedCard } from './automatic-charge.ts'
import { loadReservation } from './load-reservation.ts'

export type Confirming = {
  readonly timing?: PaymentTiming
  /** Of what is paid now; without one, the payment that was begun. */
  readonly paymentId?: string
  /** What the balance is charged to on its day: a stored card, or one that was verified. */
  readonly charged?: ChargedCard
  /** What may be shown of the card it was paid with. */
  readonly card?: { readonly scheme: string; readonly lastDigits: string }
}

/** Confirms the quote at hand. Asked again after a lost answer, it repeats the same key. */
export async function confirmChange(
  portal: Pick<Portal, 'client' | 'store'>,
  purpose: ChangePurpose,
  { timing, card, charged, ...given }: Confirming,
): Promise<Result<StayChanged, Failure<typeof changeStay>>> {
  const { client, store } = portal
  const draft = store.get(changeDraftAtom(purpose))
  const reservation = stayIn(store)
  const quote = stayQuoteIn(draft?.quote)
  if (!draft?.key || !quote || !reservation) return refused({ kind: 'not-found' })
  const { bookingId, version } = reservation
  const paymentId = given.paymentId ?? (timing === 'now' ? draft.paymentId : undefined)
  const keep = (isAsked: boolean | undefined) => store.set(changeDraftAtom(purpose), { ...draft, isAsked })
  keep(true)
  const answer = await client.call(changeStay, {
    params: { bookingId: String(bookingId) },
    body: {
      quoteId: quote.quoteId,
      quoteToken: quote.token,
      // No page lets a guest confirm a difference to pay without accepting the terms.
      ...(timing === undefined ? {} : { timing, acceptedTerms: true }),
      ...(paymentId === undefined ? {} : { paymentId }),
      ...(charged ? { ...charged, paymentType: typeOfMethod('automatic-charge') } : {}),
    },
    guard: { key: draft.key, version: draft.version ?? version },
  })
  if (!answer.ok) {
    const { kind } = answer.refusal
    // A "no" was heard: nothing happened. Of a press that did not get through, nothing new is known.
    if (kind === 'refused') keep(false)
    else if (!unheard.has(kind)) keep(draft.isAsked)
    return answer
  }
  const { change, paidBy, refunds } = answer.value
  store.set(changeMadeAtom, {
    purpose,
    quote: JSON.stringify({ ...quote, change }),
    ...(paidBy === undefined ? {} : { paidBy }),
    ...(card ? { card: { scheme: card.scheme, lastDigits: card.lastDigits } } : {}),
    ...(charged ? { isAutomatic: true } : {}),
    refunds: [...refunds],
  })
  await loadReservation(portal)
  dropFlow(store, purpose)
  keepUpgradable(store)
  store.set(extraGuestsAtom, RESET)
  return answer
}

/** The page a guest is on still asks for the reservation to upgrade: it is the one that came of the change. */
function keepUpgradable(store: Portal['store']): void {
  const reservation = stayIn(store)
  store.set(upgradeDraftAtom, (draft) => (draft && reservation ? upgradeDraftOf(reservation) : draft))
}

/** After these the change may have been made. */
const unheard: ReadonlySet<Failure['kind']> = new Set(['offline', 'unavailable', 'unreadable'])
