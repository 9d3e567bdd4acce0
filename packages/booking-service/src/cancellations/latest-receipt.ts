import {
  type CancellationReason,
  type CancellationReceipt,
  money,
  type ReasonAnswers,
  type Reservation,
} from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import {
  cancellation,
  cancellationRequest,
  creditNote,
  type CancellationRow,
  type RequestRow,
} from '../schema/cancellation.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { listRefunds } from '../payments/request-refunds.ts'
import { toPendingRefund } from '../payments/to-pending-refund.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { listReasons } from './list-reasons.ts'
import { questionsOf, toReviewQuestion } from './questions-of.ts'
import { localizedCancellation } from '../reservations/localized-cancellation.ts'

type Basis = Pick<CancellationReceipt, 'bookingId' | 'version'>

/** The guest's receipt of the latest cancellation or of the latest request for one. */
export async function latestReceipt(
  database: Database,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  lang: WordsLanguage,
): Promise<CancellationReceipt | undefined> {
  const [made] = await database
    .select()
    .from(cancellation)
    .where(eq(cancellation.reservationId, bookingId))
    .orderBy(desc(cancellation.id))
    .limit(1)
  const [asked] = await database
    .select()
    .from(cancellationRequest)
    .where(eq(cancellationRequest.reservationId, bookingId))
    .orderBy(desc(cancellationRequest.askedAt))
    .limit(1)
  const [own] = await database
    .select({ version: reservationTable.version })
    .from(reservationTable)
    .where(eq(reservationTable.id, bookingId))
  const basis = { bookingId, version: own?.version ?? 0 }
  const isRequest =
    asked && (!made || asked.state === 'open' || (asked.state !== 'granted' && asked.askedAt > made.at))
  const row = isRequest ? asked : made
  if (!row) return undefined
  const reason = labelOf(await listReasons(database, lang), row.reason)
  const localized = reason === undefined ? basis : { ...basis, reason }
  const receipt =
    'code' in row ? await receiptOf(database, row, localized) : await requestReceipt(database, row, localized)
  const translated = await localizedCancellation(database, row.cancellation, lang)
  return { ...receipt, cancellation: translated }
}

async function receiptOf(
  database: Database,
  row: CancellationRow,
  basis: Basis,
): Promise<CancellationReceipt> {
  const [note] = await database.select().from(creditNote).where(eq(creditNote.cancellationId, row.id))
  const refunds = await listRefunds(database, row.reservationId)
  const until = row.reinstateUntil.toISOString()
  return {
    ...basis,
    outcome: note ? 'credited' : 'cancelled',
    cancellation: row.cancellation,
    at: row.at.toISOString(),
    cancellationCode: row.code,
    refunds: refunds
      .filter(({ operation }) => operation === `cancel-${row.version}`)
      .map(({ shown }) => toPendingRefund(shown)),
    ...(note
      ? {
          creditNote: {
            code: note.code,
            amount: money(note.amount, note.currency),
            validUntil: note.validUntil,
          },
        }
      : {}),
    reinstateUntil: until,
    ...(row.reinstatedAt ? { ended: { as: 'reinstated', at: row.reinstatedAt.toISOString() } } : {}),
  }
}

async function requestReceipt(
  database: Database,
  row: RequestRow,
  basis: Basis,
): Promise<CancellationReceipt> {
  const questions = (await questionsOf(database, row.id)).map(toReviewQuestion)
  return {
    ...basis,
    outcome: 'under-review',
    cancellation: row.cancellation,
    at: row.askedAt.toISOString(),
    refunds: [],
    requestId: row.id,
    ...(questions.length > 0 ? { questions } : {}),
    ...(row.state === 'open' || !row.decidedAt
      ? {}
      : { ended: { as: row.state, at: row.decidedAt.toISOString() } }),
  }
}

function labelOf(
  tree: readonly CancellationReason[],
  { firstAnswer, secondAnswer }: ReasonAnswers,
): string | undefined {
  const first = tree.find(({ code }) => code === firstAnswer)
  return (first?.followUps.find(({ code }) => code === secondAnswer) ?? first)?.label
}
