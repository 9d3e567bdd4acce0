import type { ChargeOfReservation } from '@veranda/contract'
import {
  type AutomaticCharge,
  type AutomaticChargeState,
  automaticPayment,
  balanceBill,
  minus,
  money,
  type PlainDate,
  type Reservation,
  today,
  zero,
} from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import type { Service } from '../platform/service.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import type { ChargeRow } from './charge-row.ts'

/** The automatic charge of a guest's own reservation: the latest, unless it is over. */
export async function getAutomaticCharge(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  guest: GuestSession,
  bookingId: number,
): Promise<ChargeOfReservation> {
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  requireOwn(reservation, bookingId)
  const [row] = await store.db
    .select()
    .from(automaticCharge)
    .where(eq(automaticCharge.reservationId, bookingId))
    .orderBy(desc(automaticCharge.createdAt))
    .limit(1)
  const charge = row && shownCharge(row, reservation, now)
  return charge ? { charge } : {}
}

/** A charge as its guest sees it; nothing where it is over, or where nothing is due any more. */
export function shownCharge(
  row: ChargeRow,
  reservation: Reservation,
  now: Date,
): AutomaticCharge | undefined {
  const state = shownState(row)
  const { currency, pricing, property } = reservation
  if (state === undefined || pricing.balance.amount === 0 || reservation.status === 'cancelled')
    return undefined
  const bill = balanceBill(reservation, zero(currency))
  const amount = automaticPayment(bill, money(row.agreed, row.currency))?.amount ?? zero(currency)
  const on = dayOf(row, reservation, today(property.timeZone, now.toISOString()))
  return {
    state,
    card: cardOf(row),
    amount,
    beyond: minus(pricing.balance, amount),
    ...(on ? { on } : {}),
    ...(row.declined ? { declined: row.declined } : {}),
  }
}

const cardOf = ({ cardBrand, lastDigits, cardExpires }: ChargeRow) => ({
  scheme: cardBrand,
  lastDigits,
  ...(cardExpires ? { expires: cardExpires } : {}),
})

function shownState({ state, tries }: ChargeRow): AutomaticChargeState | undefined {
  switch (state) {
    case 'scheduled':
      return tries > 0 ? 'declined' : 'scheduled'
    case 'charging':
    case 'given-up':
      return state
    case 'charged':
    case 'ended':
      return undefined
  }
}

/** A stay that was moved moves the day with it; what was declined has a day of its own. */
function dayOf(
  { state, tries, dueAt }: ChargeRow,
  { pricing: { balanceDue }, property }: Reservation,
  now: PlainDate,
): PlainDate | undefined {
  if (state === 'given-up') return undefined
  const again = tries > 0 && dueAt ? today(property.timeZone, dueAt.toISOString()) : now
  return balanceDue.kind === 'before-arrival' && balanceDue.by > again ? balanceDue.by : again
}
