import {
  type ArrivalMatch,
  type BankArrival,
  coverageOf,
  money,
  proposedMatch,
  type Reservation,
} from '@veranda/domain'
import { eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { loadReservationTexts } from '../reservations/load-reservation-row.ts'
import { reservationFrom } from '../reservations/reservation-from.ts'
import {
  bankArrival,
  type BankArrivalRow,
  bankTransfer,
  type BankTransferRow,
} from '../schema/bank-transfer.ts'
import { society } from '../schema/society.ts'

/** Money that arrived as the staff see it: with what it is for, or what its reference proposes. */
export async function toBankArrival(
  database: Database,
  row: BankArrivalRow,
  now: Date,
): Promise<BankArrival> {
  const [shown] = await toBankArrivals(database, [row], now)
  if (!shown) throw new Error(`Arrival ${row.id} is not shown`)
  return shown
}

/** The same of any number of arrivals: how many there are does not change how often the database is asked. */
export async function toBankArrivals(
  database: Database,
  rows: readonly BankArrivalRow[],
  now: Date,
): Promise<readonly BankArrival[]> {
  if (rows.length === 0) return []
  const societies = await database
    .select({ id: society.id, code: society.code })
    .from(society)
    .where(
      inArray(
        society.id,
        rows.map(({ societyId }) => societyId),
      ),
    )
  const codeOf = new Map(societies.map(({ id, code }) => [id, code]))
  const matched = await matchedWith(database, rows)
  const reservations = await loadReservationTexts(
    database,
    matched.flatMap(({ reservationId }) => reservationId ?? []),
    'en',
  )
  return matched.map(({ row, proposal, transfer, reservationId }) => {
    const text = reservationId === null ? undefined : reservations.get(reservationId)
    const match =
      text === undefined ? undefined : matchOf(row, transfer, reservationFrom(text, now.toISOString()))
    return shownArrival(row, { societyCode: codeOf.get(row.societyId) ?? '', proposal, match })
  })
}

/** What each arrival is for: what it was matched with, or what its reference proposes. */
async function matchedWith(database: Database, rows: readonly BankArrivalRow[]) {
  const unmatched = rows.filter(({ state }) => state === 'unmatched')
  const references = unmatched.flatMap((row) => row.references)
  const ids = rows.flatMap(({ bankTransferId }) => bankTransferId ?? [])
  const transfers =
    references.length + ids.length === 0
      ? []
      : await database
          .select()
          .from(bankTransfer)
          .where(or(inArray(bankTransfer.reference, references), inArray(bankTransfer.id, ids)))
  return rows.map((row) => {
    const named = transfers.filter(({ reference }) => row.references.includes(reference))
    const proposal = row.state === 'unmatched' ? proposedMatch(row, named) : undefined
    const transfer = proposal?.ok ? proposal.value : transfers.find(({ id }) => id === row.bankTransferId)
    return { row, proposal, transfer, reservationId: transfer?.reservationId ?? row.reservationId }
  })
}

type Shown = {
  readonly societyCode: string
  readonly proposal: ReturnType<typeof proposedMatch<BankTransferRow>> | undefined
  readonly match: ArrivalMatch | undefined
}

function shownArrival(row: BankArrivalRow, { societyCode, proposal, match }: Shown): BankArrival {
  const { id: arrivalId, state, amount, currency, bankEntryId, bookedOn, text, recordedAt } = row
  const { appliedAt, excess, applied, refunded, returnedAt, note } = row
  return {
    arrivalId,
    state,
    societyCode,
    bankEntryId,
    amount: money(amount, currency),
    bookedOn,
    text,
    recordedAt: recordedAt.toISOString(),
    ...(proposal?.ok === false ? { problem: proposal.refusal } : {}),
    ...(match ? { match } : {}),
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

function matchOf(
  { amount, currency, appliedAt }: BankArrivalRow,
  transfer: BankTransferRow | undefined,
  { reservationCode, pricing }: Reservation,
): ArrivalMatch {
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

/** An arrival by its id, locked until the transaction ends, so that of two who act on it the second sees what the first did. */
export async function lockArrival(tx: Database, id: string): Promise<BankArrivalRow | undefined> {
  const [row] = await tx.select().from(bankArrival).where(eq(bankArrival.id, id)).for('update')
  return row
}
