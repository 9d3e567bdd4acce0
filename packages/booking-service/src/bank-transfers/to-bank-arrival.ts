import {
  type ArrivalMatch,
  type BankArrival,
  coverageOf,
  money,
  proposedMatch,
  type Reservation,
} from '@veranda/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import {
  bankArrival,
  type BankArrivalRow,
  bankTransfer,
  type BankTransferRow,
} from '../schema/bank-transfer.ts'
import { reservation } from '../schema/reservation.ts'
import { society } from '../schema/society.ts'

/** Money that arrived as the staff see it: with what it is for, or what its reference proposes. */
export async function toBankArrival(
  database: Database,
  row: BankArrivalRow,
  now: Date,
): Promise<BankArrival> {
  const { id: arrivalId, state, amount, currency, bankEntryId, bookedOn, text, recordedAt } = row
  const [of] = await database
    .select({ code: society.code })
    .from(society)
    .where(eq(society.id, row.societyId))
  const proposal = state === 'unmatched' ? proposedMatch(row, await transfersOf(database, row)) : undefined
  const transfer = proposal?.ok ? proposal.value : await transferIn(database, row)
  const reservationId = transfer?.reservationId ?? row.reservationId
  const { appliedAt, excess, applied, refunded, returnedAt, note } = row
  return {
    arrivalId,
    state,
    societyCode: of?.code ?? '',
    bankEntryId,
    amount: money(amount, currency),
    bookedOn,
    text,
    recordedAt: recordedAt.toISOString(),
    ...(proposal?.ok === false ? { problem: proposal.refusal } : {}),
    ...(reservationId === null
      ? {}
      : { match: await matchOf(database, row, { reservationId, transfer }, now) }),
    ...(appliedAt
      ? {
          application: {
            at: appliedAt.toISOString(),
            ...(excess ? { excess } : {}),
            applied: money(applied ?? 0, currency),
            refunded: money(refunded ?? 0, currency),
          },
        }
      : {}),
    ...(returnedAt ? { returned: { at: returnedAt.toISOString(), note } } : {}),
  }
}

/** The transfers whose references were found beside an arrival. */
export const transfersOf = async (
  database: Database,
  { references }: Pick<BankArrivalRow, 'references'>,
): Promise<readonly BankTransferRow[]> =>
  references.length === 0
    ? []
    : database
        .select()
        .from(bankTransfer)
        .where(inArray(bankTransfer.reference, [...references]))

/** The announced transfer an arrival was matched with. */
export async function transferIn(
  database: Database,
  { bankTransferId }: Pick<BankArrivalRow, 'bankTransferId'>,
): Promise<BankTransferRow | undefined> {
  if (bankTransferId === null) return undefined
  const [found] = await database.select().from(bankTransfer).where(eq(bankTransfer.id, bankTransferId))
  return found
}

type For = { readonly reservationId: number; readonly transfer: BankTransferRow | undefined }

async function matchOf(
  database: Database,
  { amount, currency, appliedAt }: BankArrivalRow,
  { reservationId, transfer }: For,
  now: Date,
): Promise<ArrivalMatch> {
  const { reservationCode, pricing } = await reservationOf(database, reservationId, now)
  const arrived = money(amount, currency)
  const announced = transfer ? money(transfer.amount, transfer.currency) : undefined
  // What an arrival without an announcement is compared with is no longer due once it was applied.
  const expected = announced ?? (appliedAt ? arrived : pricing.balance)
  return {
    reservationCode,
    ...(transfer && announced ? { reference: transfer.reference, announced } : {}),
    balance: pricing.balance,
    coverage: coverageOf(expected, arrived),
  }
}

async function reservationOf(database: Database, id: number, now: Date): Promise<Reservation> {
  const [of] = await database
    .select({ reservationCode: reservation.code, brand: reservation.brand })
    .from(reservation)
    .where(eq(reservation.id, id))
  if (!of) throw new Error(`There is no reservation ${id}`)
  return (await requireReservation(database, of, now)).reservation
}

/** An arrival by its id, locked until the transaction ends, so that of two who act on it the second sees what the first did. */
export async function lockArrival(tx: Database, id: string): Promise<BankArrivalRow | undefined> {
  const [row] = await tx.select().from(bankArrival).where(eq(bankArrival.id, id)).for('update')
  return row
}
