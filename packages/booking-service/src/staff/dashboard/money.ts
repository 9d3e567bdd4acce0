import { type DashboardMoney, type LatestPayment, money } from '@veranda/domain'
import { desc, eq, inArray } from 'drizzle-orm'
import { moneyByDay } from '../../ledger/read-ledger.ts'
import type { Database } from '../../platform/db/database.ts'
import { payment } from '../../schema/payment.ts'
import { property } from '../../schema/property.ts'
import { reservation } from '../../schema/reservation.ts'

const most = 8
const shownDays = 14
const day = 24 * 3_600_000

/** What came in last, and what came and went on each of the last days. */
export async function dashboardMoney(db: Database, now: Date): Promise<DashboardMoney> {
  const [payments, days] = await Promise.all([
    latestPayments(db),
    moneyByDay(db, new Date(now.getTime() - shownDays * day)),
  ])
  return { payments, days }
}

async function latestPayments(db: Database): Promise<readonly LatestPayment[]> {
  const rows = await db
    .select({ of: payment, reservationCode: reservation.code, hotel: property.name })
    .from(payment)
    .innerJoin(reservation, eq(reservation.id, payment.reservationId))
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .where(inArray(payment.state, ['capturing', 'captured', 'refunding', 'part-refunded', 'refunded']))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(most)
  return rows.map(({ of: { id, createdAt, amount, currency, cardBrand, lastDigits }, ...where }) => ({
    ...where,
    paymentId: id,
    at: createdAt.toISOString(),
    amount: money(amount, currency),
    ...(cardBrand === null || lastDigits === null ? {} : { card: { scheme: cardBrand, lastDigits } }),
  }))
}
