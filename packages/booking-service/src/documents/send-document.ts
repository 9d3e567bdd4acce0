import { setImmediate } from 'node:timers/promises'
import {
  documentLimits,
  documentLimitsAt,
  type DocumentProblem,
  type Reservation,
  type SupportingDocument,
} from '@veranda/domain'
import { and, count, eq, gt, isNull, sum } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { cancellationRequest, reviewQuestion } from '../schema/cancellation.ts'
import { supportingDocument, documentChunk } from '../schema/supporting-document.ts'
import type { ClaimOfFile } from '../platform/http/idempotent-write.ts'
import { doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Refusing, RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation, requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { fileNameFrom, mayBeDocument } from './file-name.ts'
import { notHandedIn } from './hand-in-documents.ts'
import { inspector } from './inspect-apart.ts'
import { receiveFile } from './receive-file.ts'
import { requireAction } from '../reservations/require-action.ts'
import { type Capped, tooMuch, usualCaps } from '../reservations/caps.ts'

export type SendDocument = {
  readonly bookingId: number
  /** Percent-encoded, as received. */
  readonly fileName: string
  readonly body: ReadableStream<Uint8Array> | null
}

const chunkBytes = 256 * 1024
const inspectDocument = inspector()

/** Receives a file, inspects and stores it, pictures re-encoded; or refuses it with a reason. */
export async function sendDocument(
  service: Service & RefusingIn<'sendDocument'>,
  guest: GuestSession,
  { bookingId, fileName, body }: SendDocument,
  claimOfFile: ClaimOfFile,
): Promise<Once<SupportingDocument>> {
  const { store, clock } = service
  // The body is read to its end even if it is refused: a sender who is cut off cannot read the answer.
  const coming = { sender: guest.reservationCode, body, most: documentLimits.bytes }
  return receiveFile(coming, (bytes) =>
    doOnce<SupportingDocument>(service, claimOfFile(bytes), async (finish) => {
      const { reservation } = await requireReservation(store.db, guest, clock.now())
      const { property } = reservation
      requireOwn(reservation, bookingId)
      // During a review nothing can be canceled, and what the hotel asks for can be sent.
      if (!(await isAsked(store.db, bookingId))) requireAction(service, reservation, 'cancel')
      const name = fileNameFrom(fileName)
      if (name === undefined) throw documentRefusal(service, 'bad-name', property)
      if (!mayBeDocument(name)) throw documentRefusal(service, 'wrong-type', property)
      if (bytes === undefined || bytes.length > documentLimitsAt(property).bytes)
        throw documentRefusal(service, 'too-large', property)
      const found = await inspectDocument(bytes)
      if ('problem' in found) throw documentRefusal(service, found.problem, property)
      return inTransaction(service, async (tx) => {
        // Of two files sent at once, the second counts the first.
        const { reservation: locked } = await lockReservation(tx, guest, clock.now())
        if (bytes.length > (await roomLeft(tx, locked)))
          throw documentRefusal(tx, 'too-large', locked.property)
        await requireBytesLeft(tx, bookingId, found.bytes.length, service)
        const stored = { name, size: found.bytes.length, type: found.type }
        const row = { ...stored, reservationId: bookingId, createdAt: clock.now() }
        const documentId = await keep(tx, row, found.bytes)
        await finish(tx, { documentId, ...stored })
        return { documentId, ...stored }
      })
    }),
  )
}

/** How many more bytes may be stored, given the files that were not handed in yet. */
async function roomLeft(
  database: Database & RefusingIn<'sendDocument'>,
  { bookingId: reservationId, property }: Reservation,
): Promise<number> {
  const { files, bytes } = documentLimitsAt(property)
  const [held] = await database
    .select({ files: count(), bytes: sum(supportingDocument.size).mapWith(Number) })
    .from(supportingDocument)
    .where(and(eq(supportingDocument.reservationId, reservationId), notHandedIn()))
  if ((held?.files ?? 0) >= files) throw documentRefusal(database, 'too-many', property)
  return bytes - (held?.bytes ?? 0)
}

async function keep(
  tx: Database,
  row: typeof supportingDocument.$inferInsert,
  bytes: Uint8Array,
): Promise<string> {
  const [stored] = await tx
    .insert(supportingDocument)
    .values(row)
    .returning({ documentId: supportingDocument.id })
  if (!stored) throw new Error('The proof was not kept')
  for (let position = 0; position * chunkBytes < bytes.length; position++) {
    const part = Buffer.from(bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes))
    await tx.insert(documentChunk).values({ documentId: stored.documentId, position, bytes: part })
    // The embedded database works in this thread: other requests get their turn between two chunks.
    await setImmediate()
  }
  return stored.documentId
}

const sentences: Readonly<Record<Exclude<DocumentProblem, 'too-large'>, string>> = {
  empty: 'This file is empty.',
  'too-many': `At most ${documentLimits.files} files can be sent.`,
  'bad-name': 'Rename the file to something simple, such as invoice.pdf.',
  'wrong-type': 'Please send a PDF or an image (JPEG, PNG, WebP or HEIC).',
  broken: 'This file is damaged. Save it again and resend it.',
  'too-many-pixels': 'This image is too large. Please send one of up to 40 megapixels.',
  'active-content':
    'This document contains a script, a form or an attachment. Please print it to PDF and send that instead.',
  locked: 'This document is protected or cannot be opened. Please print it to PDF and send that instead.',
}

/** The refusal that says why a file is not accepted. */
const documentRefusal = (
  { refuse }: Refusing<`document-${DocumentProblem}`>,
  problem: DocumentProblem,
  { documentMegabytes }: Reservation['property'],
): ServiceRefusal =>
  refuse(
    `document-${problem}`,
    problem === 'too-large' ? `All files together can have ${documentMegabytes} MB.` : sentences[problem],
  )

const day = 24 * 3_600

/**
 * Requesting, withdrawing and requesting again stores the files each time, so the bytes per day are limited.
 */
async function requireBytesLeft(
  tx: Database,
  reservationId: number,
  bytes: number,
  { clock, caps = usualCaps }: Pick<Service, 'clock'> & Capped,
): Promise<void> {
  const since = new Date(clock.now().getTime() - day * 1_000)
  const [stored] = await tx
    .select({ bytes: sum(supportingDocument.size).mapWith(Number) })
    .from(supportingDocument)
    .where(and(eq(supportingDocument.reservationId, reservationId), gt(supportingDocument.createdAt, since)))
  if ((stored?.bytes ?? 0) + bytes > caps.documentBytesADay) throw tooMuch(day)
}

/** Whether a guest of this reservation is asked for something at this moment. */
async function isAsked(database: Database, reservationId: number): Promise<boolean> {
  const [open] = await database
    .select({ id: reviewQuestion.id })
    .from(reviewQuestion)
    .innerJoin(cancellationRequest, eq(cancellationRequest.id, reviewQuestion.requestId))
    .where(
      and(
        eq(cancellationRequest.reservationId, reservationId),
        eq(cancellationRequest.state, 'open'),
        isNull(reviewQuestion.answeredAt),
      ),
    )
  return open !== undefined
}
