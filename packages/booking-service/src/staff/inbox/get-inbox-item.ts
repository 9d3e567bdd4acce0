import { type InboxDetails, type InboxHistoryEntry, type InboxKind, money } from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import { questionsOf, toReviewQuestion } from '../../cancellations/questions-of.ts'
import { listDocuments } from '../../documents/open-document.ts'
import type { Database } from '../../platform/db/database.ts'
import type { WordsLanguage } from '../../platform/language.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import type { Service } from '../../platform/service.ts'
import { history, reservation } from '../../schema/reservation.ts'
import { assignmentsOf } from './assignments.ts'
import { inboxSources } from './sources/inbox-sources.ts'
import { toInboxItem } from './list-inbox.ts'
import { whoseReservations } from './whose.ts'

export type NamedItem = { readonly kind: InboxKind; readonly itemId: string }

const mostHistory = 30
const withDocuments: ReadonlySet<InboxKind> = new Set(['review', 'price-match'])

/** One item that still waits, with its documents and what happened to its reservation. */
export async function getInboxItem(
  service: Pick<Service, 'store'>,
  { kind, itemId }: NamedItem,
  lang: WordsLanguage,
): Promise<InboxDetails> {
  const { db } = service.store
  const [waiting] = await inboxSources[kind](service, { itemId, lang })
  if (!waiting) throw new ServiceRefusal('not-found', 'This does not wait any more.')
  const { reservationId, facts, sums } = waiting
  const whose = await whoseReservations(db, reservationId === null ? [] : [reservationId])
  const assigned = await assignmentsOf(db, [{ kind, itemId }])
  const questions = kind === 'review' ? await questionsOf(db, itemId) : []
  const documents = withDocuments.has(kind) ? await listDocuments(service, itemId) : []
  return {
    ...toInboxItem(kind, waiting, whose),
    ...assigned({ kind, itemId }),
    facts,
    sums,
    documents: documents.map(({ documentId, name, size }) => ({ documentId, name, size })),
    questions: questions.map(toReviewQuestion),
    history: reservationId === null ? [] : await historyOf(db, reservationId),
    timeZone: (reservationId === null ? undefined : whose.get(reservationId)?.timeZone) ?? 'UTC',
  }
}

async function historyOf(db: Database, reservationId: number): Promise<readonly InboxHistoryEntry[]> {
  const rows = await db
    .select({ of: history, currency: reservation.currency })
    .from(history)
    .innerJoin(reservation, eq(reservation.id, history.reservationId))
    .where(eq(history.reservationId, reservationId))
    .orderBy(desc(history.at))
    .limit(mostHistory)
  return rows.map(({ of: { at, kind, by, difference }, currency }) => ({
    at: at.toISOString(),
    kind,
    by,
    ...(difference === null ? {} : { difference: money(difference, currency) }),
  }))
}
