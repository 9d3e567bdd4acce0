import type { CardMonth, Reservation } from '@veranda/domain'
import {
  type AutomaticCharge,
  type AutomaticChargeState,
  automaticPayment,
  balanceBill,
  minus,
  money,
  type PlainDate,
  today,
  zero,
} from '@veranda/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'

export type ChargeRow = typeof automaticCharge.$inferSelect

const open = ['scheduled', 'charging'] as const

/** The open charge of a reservation, locked until the transaction ends. */
export async function lockOpenCharge(tx: Database, reservationId: number): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(automaticCharge)
    .where(and(eq(automaticCharge.reservationId, reservationId), inArray(automaticCharge.state, [...open])))
    .for('update')
  return row
}

/** The charge that a guest is shown: the latest, unless it is over. */
export async function loadShownCharge(
  database: Database,
  reservation: Reservation,
  now: Date,
): Promise<AutomaticCharge | undefined> {
  const [row] = await database
    .select()
    .from(automaticCharge)
    .where(eq(automaticCharge.reservationId, reservation.bookingId))
    .orderBy(desc(automaticCharge.createdAt))
    .limit(1)
  return row && shownCharge(row, reservation, now)
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
  ...(cardExpires ? { expires: cardExpires satisfies CardMonth } : {}),
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
