import { type AnnouncedTransfer, type BankArrival, money } from '@veranda/domain'
import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { bankArrival, type BankArrivalRow, bankTransfer } from '../schema/bank-transfer.ts'
import { reservation } from '../schema/reservation.ts'
import { society } from '../schema/society.ts'
import { toBankArrivals } from './to-bank-arrival.ts'

const mostOpen = 100
const mostApplied = 50
const mostReturned = 20
const mostTransfers = 200
/** For how long a lapsed transfer may still be looked for. */
const lapsedDays = 60

/** What arrived: first what is to be matched or applied, the oldest first; then what was applied or went back, the latest first. */
export async function listBankArrivals(database: Database, now: Date): Promise<readonly BankArrival[]> {
  const open = database
    .select()
    .from(bankArrival)
    .where(inArray(bankArrival.state, ['unmatched', 'matched']))
    .orderBy(asc(bankArrival.recordedAt), asc(bankArrival.id))
    .limit(mostOpen)
  const applied = database
    .select()
    .from(bankArrival)
    .where(eq(bankArrival.state, 'applied'))
    .orderBy(desc(bankArrival.appliedAt), desc(bankArrival.id))
    .limit(mostApplied)
  const returned = database
    .select()
    .from(bankArrival)
    .where(eq(bankArrival.state, 'returned'))
    .orderBy(desc(bankArrival.returnedAt), desc(bankArrival.id))
    .limit(mostReturned)
  const [toDo, ...done] = await Promise.all([open, applied, returned])
  const latestFirst = done.flat().toSorted((one, other) => endOf(other) - endOf(one))
  return toBankArrivals(database, [...toDo, ...latestFirst], now)
}

const endOf = ({ appliedAt, returnedAt }: BankArrivalRow): number => (appliedAt ?? returnedAt)?.getTime() ?? 0

/** The transfers that have not arrived, by their day. */
export async function listBankTransfers(
  database: Database,
  now: Date,
): Promise<readonly AnnouncedTransfer[]> {
  const since = new Date(now.getTime() - lapsedDays * 24 * 3_600_000)
  const rows = await database
    .select({ transfer: bankTransfer, reservationCode: reservation.code, societyCode: society.code })
    .from(bankTransfer)
    .innerJoin(reservation, eq(reservation.id, bankTransfer.reservationId))
    .innerJoin(society, eq(society.id, bankTransfer.societyId))
    .where(
      or(
        eq(bankTransfer.state, 'awaited'),
        and(eq(bankTransfer.state, 'lapsed'), gt(bankTransfer.endedAt, since)),
      ),
    )
    .orderBy(asc(bankTransfer.state), asc(bankTransfer.dueBy))
    .limit(mostTransfers)
  return rows.map(({ transfer, reservationCode, societyCode }) => ({
    reference: transfer.reference,
    state: transfer.state,
    reservationCode,
    societyCode,
    amount: money(transfer.amount, transfer.currency),
    dueBy: transfer.dueBy,
    announcedAt: transfer.announcedAt.toISOString(),
  }))
}
