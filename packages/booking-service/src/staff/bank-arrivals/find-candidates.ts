import { type CandidateReason, toReservationCode } from '@veranda/domain'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { type BankArrivalRow, bankTransfer } from '../../schema/bank-transfer.ts'
import { property } from '../../schema/property.ts'
import { reservation } from '../../schema/reservation.ts'

/** A reservation that may be meant, with the transfer that was announced for it. */
export type Found = {
  readonly reservationId: number
  readonly bankTransferId: string | null
  readonly reasons: readonly CandidateReason[]
}

type Row = Omit<Found, 'reasons'>

const most = 8
/** Shorter ones are in too many other words. */
const shortestName = 3

/**
 * What money may be for, the likeliest first: a transfer whose reference or reservation number the bank repeats, one of
 * the same amount, one whose guest's name stands in the text. All of them are awaited, or lapsed, or were withdrawn.
 */
export async function findCandidates(
  database: Database,
  arrival: BankArrivalRow,
  typed: string | undefined,
): Promise<readonly Found[]> {
  const open = openTransfers(arrival)
  const found = new Map<number, Found>()
  const note = (rows: readonly Row[], reason: CandidateReason): void => {
    for (const row of rows) {
      const before = found.get(row.reservationId)
      const reasons = [...new Set([...(before?.reasons ?? []), reason])]
      const bankTransferId = before?.bankTransferId ?? row.bankTransferId
      found.set(row.reservationId, { ...row, bankTransferId, reasons })
    }
  }
  if (typed !== undefined) note(await byCode(database, arrival, [typed]), 'typed')
  note(await byCode(database, arrival, codesIn(arrival.text)), 'reference')
  const { references } = arrival
  if (references.length > 0)
    note(await transfers(database, and(open, inArray(bankTransfer.reference, [...references]))), 'reference')
  note(await transfers(database, and(open, eq(bankTransfer.amount, arrival.amount))), 'amount')
  note(await transfers(database, and(open, namedIn(arrival.text))), 'name')
  return [...found.values()].toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, most)
}

const weights: Readonly<Record<CandidateReason, number>> = { typed: 8, reference: 4, amount: 2, name: 1 }
const weightOf = ({ reasons }: Found) => reasons.reduce((sum, reason) => sum + weights[reason], 0)

/** Money for one with another currency or account would only be refused. */
const openTransfers = ({ currency, societyId }: BankArrivalRow): SQL | undefined =>
  and(
    inArray(bankTransfer.state, ['awaited', 'lapsed']),
    eq(bankTransfer.currency, currency),
    eq(bankTransfer.societyId, societyId),
  )

const transfers = (database: Database, which: SQL | undefined): Promise<readonly Row[]> =>
  database
    .select({ reservationId: bankTransfer.reservationId, bankTransferId: bankTransfer.id })
    .from(bankTransfer)
    .where(which)
    .orderBy(asc(bankTransfer.dueBy))
    .limit(most)

/** Whether a main guest's last name stands in the text, in whatever case. */
const namedIn = (text: string): SQL => sql`exists (
  select 1 from room r join guest g on g.room_id = r.id and g.is_main_guest
  where r.reservation_id = ${bankTransfer.reservationId} and length(g.last_name) >= ${shortestName}
    and position(lower(g.last_name) in lower(${text})) > 0)`

/** Words of the text that could be reservation numbers. */
const codesIn = (text: string): readonly string[] =>
  [...new Set(text.split(/[^\p{L}\p{N}-]+/u).filter((word) => /^[\p{L}\p{N}-]{6,40}$/u.test(word)))].slice(
    0,
    20,
  )

/** With the transfer that is awaited for it, if there is one: money of a reservation pays what was announced first. */
async function byCode(
  database: Database,
  { currency, societyId }: BankArrivalRow,
  codes: readonly string[],
): Promise<readonly Row[]> {
  if (codes.length === 0) return []
  return database
    .select({ reservationId: reservation.id, bankTransferId: bankTransfer.id })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .leftJoin(
      bankTransfer,
      and(
        eq(bankTransfer.reservationId, reservation.id),
        eq(bankTransfer.state, 'awaited'),
        eq(bankTransfer.currency, currency),
        eq(bankTransfer.societyId, societyId),
      ),
    )
    .where(
      and(
        inArray(reservation.code, codes.map(toReservationCode)),
        eq(reservation.currency, currency),
        eq(property.societyId, societyId),
      ),
    )
    .limit(most)
}
