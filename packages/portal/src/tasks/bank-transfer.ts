import {
  announceBankTransfer as announceCall,
  type Failure,
  withdrawBankTransfer as withdrawCall,
} from '@veranda/contract'
import {
  type BankTransferOverview,
  paymentMethodsAt,
  refused,
  type Reservation,
  type Result,
} from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import type { Portal } from '../portal.ts'
import { keepRead } from '../server-state/reading.ts'
import { transferOf } from '../server-state/readings.ts'
import { balanceDraftAtom, balanceQuoteIn } from '../state/balance-draft.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'
import { onNewestVersion } from './on-newest-version.ts'
import type { Pressed } from './reverse-cancellation.ts'

type Booking = Pick<Reservation, 'bookingId'>

const paramsOf = ({ bookingId }: Booking) => ({ bookingId: String(bookingId) })

/** Whether the guests of a property may pay by bank transfer at all: elsewhere nobody asks about one. */
export function takesBankTransfers(
  { variants }: Pick<Portal, 'variants'>,
  { brand, property }: Pick<Reservation, 'brand' | 'property'>,
): boolean {
  const of = variants.find((one) => one.brand.id === brand) ?? variants[0]
  return paymentMethodsAt(of.brand, property).includes('bank-transfer')
}

/** Announces what is quoted. Asked again after a lost answer, it repeats the same key. */
export async function announceBankTransfer(
  portal: Pick<Portal, 'client' | 'store'>,
): Promise<Result<BankTransferOverview, Failure<typeof announceCall>>> {
  const { client, store } = portal
  const draft = store.get(balanceDraftAtom)
  const quote = balanceQuoteIn(draft?.quote)
  const reservation = stayIn(store)
  if (!draft?.key || !quote || !reservation) return refused({ kind: 'not-found' })
  const answer = await client.call(announceCall, {
    params: paramsOf(reservation),
    body: {
      quoteId: quote.quoteId,
      quoteToken: quote.token,
      // The page lets nobody announce a transfer without accepting the terms.
      acceptedTerms: true,
    },
    guard: { key: draft.key, version: draft.version ?? reservation.version },
  })
  if (!answer.ok) return answer
  store.set(balanceDraftAtom, RESET)
  await readAnew(portal, answer.value)
  return answer
}

/** Withdraws the transfer that is waited for. */
export async function withdrawBankTransfer(
  portal: Pick<Portal, 'client' | 'store'>,
  booking: Booking,
  guard: Pressed,
): Promise<Result<BankTransferOverview, Failure<typeof withdrawCall>>> {
  const answer = await onNewestVersion(portal, guard, (on) =>
    portal.client.call(withdrawCall, { params: paramsOf(booking), body: {}, guard: on }),
  )
  if (answer.ok) await readAnew(portal, answer.value)
  return answer
}

/** Reads the reservation anew; how the transfer stands the answer has said. */
async function readAnew(
  portal: Pick<Portal, 'client' | 'store'>,
  overview: BankTransferOverview,
): Promise<void> {
  await loadReservation(portal)
  const reservation = stayIn(portal.store)
  if (reservation) keepRead(portal, transferOf(portal, reservation), overview)
}
