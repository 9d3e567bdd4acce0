import {
  type ArrivalCandidate,
  type ArrivalDetails,
  balanceBill,
  money,
  outcomesOf,
  zero,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { toBankArrival, transferIn } from '../../bank-transfers/to-bank-arrival.ts'
import type { Database } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/db/is-uuid.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import type { Service } from '../../platform/service.ts'
import { requireReservation } from '../../reservations/require-reservation.ts'
import { bankArrival, type BankArrivalRow } from '../../schema/bank-transfer.ts'
import { reservation } from '../../schema/reservation.ts'
import { assignmentsOf } from '../inbox/assignments.ts'
import { type Whose, whoseReservations } from '../inbox/whose.ts'
import { type Found, findCandidates } from './find-candidates.ts'

type Named = { readonly arrivalId: string; readonly reservationCode?: string | undefined }

/** An arrival with what it may be for, and what it would do there: the rule is the one that applies it. */
export async function getBankArrival(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  { arrivalId, reservationCode }: Named,
): Promise<ArrivalDetails> {
  const { db } = store
  const now = clock.now()
  const [row] = isUuid(arrivalId)
    ? await db.select().from(bankArrival).where(eq(bankArrival.id, arrivalId))
    : []
  if (!row) throw new ServiceRefusal('not-found', 'There is no such arrival.')
  const found = await meantBy(db, row, reservationCode)
  const whose = await whoseReservations(
    db,
    found.map(({ reservationId }) => reservationId),
  )
  const candidates: ArrivalCandidate[] = []
  for (const each of found) {
    const of = whose.get(each.reservationId)
    if (of) candidates.push(await candidateOf(db, row, { found: each, whose: of }, now))
  }
  const named = { kind: 'bank-arrival', itemId: row.id } as const
  const assigned = (await assignmentsOf(db, [named]))(named)
  return { arrival: await toBankArrival(db, row, now), candidates, ...assigned }
}

/** What is matched is for that alone; what was applied or went back is for nothing else any more. */
async function meantBy(
  db: Database,
  row: BankArrivalRow,
  reservationCode: string | undefined,
): Promise<readonly Found[]> {
  if (row.state === 'unmatched') return findCandidates(db, row, reservationCode)
  const { reservationId, bankTransferId } = row
  return row.state === 'matched' && reservationId !== null
    ? [{ reservationId, bankTransferId, reasons: [] }]
    : []
}

async function candidateOf(
  db: Database,
  row: BankArrivalRow,
  { found, whose }: { readonly found: Found; readonly whose: Whose },
  now: Date,
): Promise<ArrivalCandidate> {
  const [of] = await db
    .select({ reservationCode: reservation.code, brand: reservation.brand })
    .from(reservation)
    .where(eq(reservation.id, found.reservationId))
  if (!of) throw new Error(`There is no reservation ${found.reservationId}`)
  const read = (await requireReservation(db, of, now)).reservation
  const transfer = await transferIn(db, found)
  const bill = balanceBill(read, zero(read.currency))
  const announced = transfer && money(transfer.amount, transfer.currency)
  const { guestName, hotel, arrival } = whose
  return {
    reservationCode: of.reservationCode,
    guestName,
    hotel,
    arrival,
    ...(transfer && announced ? { reference: transfer.reference, announced } : {}),
    balance: read.pricing.balance,
    reasons: found.reasons,
    outcomes: outcomesOf({
      bill,
      announced: announced ?? bill.due,
      meantFor: transfer?.meantFor ?? [],
      arrived: money(row.amount, row.currency),
    }),
  }
}
