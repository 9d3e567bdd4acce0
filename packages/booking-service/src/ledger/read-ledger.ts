import { type CurrencyCode, type DayOfMoney, money, type PlainDate } from '@veranda/domain'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { cashPaidBack, cashReceived, ofCash } from './cash.ts'

/** The entries of a reservation in the order they were posted, no more than `most`. */
export const entriesOf = (db: Database, reservationId: number, most: number) =>
  db
    .select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.reservationId, reservationId))
    .orderBy(asc(ledgerEntry.id))
    .limit(most)

/** What the cash account took in and gave out, on the day it was at the property. */
export async function moneyByDay(db: Database, since: Date): Promise<readonly DayOfMoney[]> {
  const onItsClock = sql<PlainDate>`to_char(${ledgerEntry.at} at time zone ${property.timeZone}, 'YYYY-MM-DD')`
  const rows = await db
    .select({
      day: onItsClock,
      currency: ledgerEntry.currency,
      received: cashReceived,
      paidBack: cashPaidBack,
    })
    .from(ledgerEntry)
    .innerJoin(reservation, eq(reservation.id, ledgerEntry.reservationId))
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .where(and(ofCash, gt(ledgerEntry.at, since)))
    .groupBy(sql`1`, ledgerEntry.currency)
    .orderBy(asc(sql`1`), asc(ledgerEntry.currency))
  return rows.map(({ day: on, currency, received, paidBack }) => ({
    day: on,
    currency,
    received: inCurrency(received, currency),
    paidBack: inCurrency(paidBack, currency),
  }))
}

const inCurrency = (amount: string, currency: CurrencyCode) => money(Number(amount), currency)
