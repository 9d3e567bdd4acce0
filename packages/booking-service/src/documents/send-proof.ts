import { setImmediate } from 'node:timers/promises'
import { type Proof, proofLimits, type ProofObstacle } from '@veranda/domain'
import { and, count, eq, gt, sum } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { proof, proofChunk } from '../schema/proof.ts'
import type { ClaimOfFile } from '../platform/http/once.ts'
import { doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Refusing, RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation, requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { fileNameFrom, mayBeProof } from './file-name.ts'
import { notHandedIn } from './hand-in-proofs.ts'
import { inspector } from './inspect-apart.ts'
import { receiveFile } from './receive-file.ts'
import type { sendProof as sendProofCall } from '@veranda/contract'
import { requireAction } from '../reservations/require-action.ts'
import { type Capped, tooMuch, usualCaps } from '../reservations/caps.ts'

export type SendProof = {
  readonly bookingId: number
  /** Percent-encoded, as it came. */
  readonly fileName: string
  readonly body: ReadableStream<Uint8Array> | null
}

const chunkBytes = 256 * 1024
const inspectProof = inspector()

/** Takes a file, looks at it and keeps it, a picture drawn anew; or says in words why not. */
export async function sendProof(
  service: Service & RefusingFor<typeof sendProofCall>,
  guest: GuestSession,
  { bookingId, fileName, body }: SendProof,
  claimOfFile: ClaimOfFile,
): Promise<Once<Proof>> {
  const { store, clock } = service
  // Heard out whatever comes: who is cut off while sending does not read why.
  const coming = { sender: guest.reservationCode, body, most: proofLimits.bytes }
  return receiveFile(coming, (bytes) =>
    doOnce<Proof>(service, claimOfFile(bytes), async (finish) => {
      const { reservation } = await requireReservation(store.db, guest, clock.now())
      requireOwn(reservation, bookingId)
      requireAction(service, reservation, 'cancel')
      const name = fileNameFrom(fileName)
      if (name === undefined) throw proofRefusal(service, 'bad-name')
      if (!mayBeProof(name)) throw proofRefusal(service, 'wrong-type')
      if (bytes === undefined) throw proofRefusal(service, 'too-large')
      const found = await inspectProof(bytes)
      if ('obstacle' in found) throw proofRefusal(service, found.obstacle)
      return inTransaction(service, async (tx) => {
        // Of two files at once the second one counts the first.
        await lockReservation(tx, guest, clock.now())
        if (bytes.length > (await roomLeft(tx, bookingId))) throw proofRefusal(tx, 'too-large')
        await requireBytesLeft(tx, bookingId, found.bytes.length, service)
        const kept = { name, size: found.bytes.length, type: found.type }
        const row = { ...kept, reservationId: bookingId, createdAt: clock.now() }
        const proofId = await keep(tx, row, found.bytes)
        await finish(tx, { proofId, ...kept })
        return { proofId, ...kept }
      })
    }),
  )
}

/** How many bytes may still come, of the files that were not handed in yet. */
async function roomLeft(
  database: Database & RefusingFor<typeof sendProofCall>,
  reservationId: number,
): Promise<number> {
  const [held] = await database
    .select({ files: count(), bytes: sum(proof.size).mapWith(Number) })
    .from(proof)
    .where(and(eq(proof.reservationId, reservationId), notHandedIn()))
  if ((held?.files ?? 0) >= proofLimits.files) throw proofRefusal(database, 'too-many')
  return proofLimits.bytes - (held?.bytes ?? 0)
}

async function keep(tx: Database, row: typeof proof.$inferInsert, bytes: Uint8Array): Promise<string> {
  const [kept] = await tx.insert(proof).values(row).returning({ proofId: proof.id })
  if (!kept) throw new Error('The proof was not kept')
  for (let position = 0; position * chunkBytes < bytes.length; position++) {
    const part = Buffer.from(bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes))
    await tx.insert(proofChunk).values({ proofId: kept.proofId, position, bytes: part })
    // The embedded database works in this thread: between two parts the others have their turn.
    await setImmediate()
  }
  return kept.proofId
}

const megabytes = proofLimits.bytes / 1_000_000

const sentences: Readonly<Record<ProofObstacle, string>> = {
  empty: 'This file is empty.',
  'too-large': `All files together can have ${megabytes} MB.`,
  'too-many': `At most ${proofLimits.files} files can be sent.`,
  'bad-name': 'Rename the file to something simple, such as invoice.pdf.',
  'wrong-type': 'Please send a PDF or an image (JPEG, PNG, WebP or HEIC).',
  broken: 'This file is damaged. Save it again and resend it.',
  'too-many-pixels': 'This image is too large. Please send one of up to 40 megapixels.',
  acts: 'This document contains a script, a form or an attachment. Please print it to PDF and send that instead.',
  locked: 'This document is protected or cannot be opened. Please print it to PDF and send that instead.',
}

/** Why a file is not taken, in words. */
const proofRefusal = (
  { refuse }: Refusing<`proof-${ProofObstacle}`>,
  obstacle: ProofObstacle,
): ServiceRefusal => refuse(`proof-${obstacle}`, sentences[obstacle])

const day = 24 * 3_600

/** Asking, withdrawing and asking again stores the files each time: there is an end to it for the day. */
async function requireBytesLeft(
  tx: Database,
  reservationId: number,
  bytes: number,
  { clock, caps = usualCaps }: Pick<Service, 'clock'> & Capped,
): Promise<void> {
  const since = new Date(clock.now().getTime() - day * 1_000)
  const [stored] = await tx
    .select({ bytes: sum(proof.size).mapWith(Number) })
    .from(proof)
    .where(and(eq(proof.reservationId, reservationId), gt(proof.createdAt, since)))
  if ((stored?.bytes ?? 0) + bytes > caps.proofBytesADay) throw tooMuch(day)
}
