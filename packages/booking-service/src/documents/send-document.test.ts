import { removeDocument } from '@veranda/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { seedReasons } from '../cancellations/seed-reasons.ts'
import { aTestProperty, type TestProperty, openNights } from '../changes/testing/a-test-property.ts'
import { property } from '../schema/property.ts'
import { supportingDocument, documentChunk } from '../schema/supporting-document.ts'
import type { Store } from '../platform/db/store.ts'
import { aService } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { aSender as aSenderOf, sending } from './testing/a-sender.ts'
import { jpeg, pdf, png } from './testing/files.ts'

const opening = '2027-03-01'
const megabyte = 1_000_000
const health = { reason: { firstAnswer: 'health' }, offer: 'waiver' as const }

onEveryDatabase((open, inFull) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let hotel: TestProperty
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 90, rooms: 40 })
    await seedReasons(store.db)
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  const aSender = () => aSenderOf(store, hotel, app)
  /** A PDF of the given size. */
  const large = (size: number) => pdf(Buffer.alloc(size - pdf().length, 0x20))

  test('a file is stored byte for byte under its name, and handed in with the request it supports', async () => {
    const sender = await aSender()
    const bytes = large(700_000)
    const stored = await sender.send(bytes, { name: 'Precio más bajo.pdf' })
    expect(stored).toMatchObject({
      documentId: expect.any(String),
      fileName: 'Precio más bajo.pdf',
      fileSize: 700_000,
      contentType: 'application/pdf',
    })
    const documentId = String(stored['documentId'])
    const chunks = await store.db
      .select()
      .from(documentChunk)
      .where(eq(documentChunk.documentId, documentId))
      .orderBy(asc(documentChunk.position))
    expect(chunks).toHaveLength(3)
    expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true)
    const receipt = await sender.cancel([1], { ...health, documentIds: [documentId] })
    expect(receipt.outcome).toBe('under-review')
    const [handedIn] = await store.db
      .select()
      .from(supportingDocument)
      .where(eq(supportingDocument.id, documentId))
    expect(handedIn?.requestId).toBe(receipt.requestId)
    const remove = { params: { bookingId: String(sender.bookingId), documentId } }
    expect(
      await sender.client.call(removeDocument, { ...remove, guard: { key: crypto.randomUUID() } }),
    ).toMatchObject({ refusal: { refusal: 'document-not-found' } })
  })

  inFull(() => {
    test('five files and ten megabytes together are the limit; removing one makes room', async () => {
      const sender = await aSender()
      const first = await sender.send(large(6 * megabyte))
      expect(await sender.send(large(5 * megabyte))).toMatchObject({ refusal: 'document-too-large' })
      const documentId = String(first['documentId'])
      const removed = await sender.client.call(removeDocument, {
        params: { bookingId: String(sender.bookingId), documentId },
        guard: { key: crypto.randomUUID() },
      })
      expect(removed).toMatchObject({ ok: true, value: { documentId } })
      expect(await sender.send(large(5 * megabyte))).toMatchObject({ fileSize: 5 * megabyte })
      for (const bytes of [jpeg(), png(), jpeg(), png()])
        expect(await sender.send(bytes)).toHaveProperty('documentId')
      expect(await sender.send(jpeg())).toMatchObject({ refusal: 'document-too-many' })
    })

    test('a property that accepts less says how much, from now on: what was sent before is there and can be handed in', async () => {
      const limit = (documentMegabytes: number) =>
        store.db.update(property).set({ documentMegabytes }).where(eq(property.id, hotel.id))
      const sender = await aSender()
      const first = await sender.send(large(3 * megabyte))
      await limit(2)
      expect(await sender.send(large(3 * megabyte))).toMatchObject({
        refusal: 'document-too-large',
        detail: 'All files together can have 2 MB.',
      })
      expect(await sender.send(jpeg())).toMatchObject({ refusal: 'document-too-large' })
      const documentIds = [String(first['documentId'])]
      expect(await sender.cancel([1], { ...health, documentIds })).toMatchObject({ outcome: 'under-review' })
      await limit(10)
    })

    test('sent again under its key, a file is stored once', async () => {
      const sender = await aSender()
      const key = crypto.randomUUID()
      const first = await sender.send(jpeg(), { key, name: 'offer.jpg' })
      expect(await sender.send(jpeg(), { key, name: 'offer.jpg' })).toEqual(first)
      const stored = await store.db
        .select()
        .from(supportingDocument)
        .where(eq(supportingDocument.reservationId, sender.bookingId))
      expect(stored).toHaveLength(1)
    })

    test('an unacceptable file is refused with its reason and leaves nothing behind', async () => {
      const sender = await aSender()
      expect(await sender.send(Buffer.from('<script>'))).toMatchObject({
        refusal: 'document-wrong-type',
        detail: 'Please send a PDF or an image (JPEG, PNG, WebP or HEIC).',
      })
      expect(await sender.send(jpeg(), { name: '../../etc/passwd' })).toMatchObject({
        refusal: 'document-bad-name',
      })
      for (const name of ['proof.txt', 'invoice.pdf.exe'])
        expect(await sender.send(Buffer.from('Believe me.'), { name })).toMatchObject({
          refusal: 'document-wrong-type',
        })
      expect(await sender.send(new Uint8Array())).toMatchObject({ refusal: 'document-empty' })
      expect(await sender.send(jpeg(), { type: 'multipart/form-data' })).toMatchObject({
        refusal: 'not-json',
      })
      expect(
        await store.db.$count(supportingDocument, eq(supportingDocument.reservationId, sender.bookingId)),
      ).toBe(0)
    })

    test('another guest’s reservation accepts no file, and its files cannot be handed in', async () => {
      const sender = await aSender()
      const other = await aSender()
      expect(await sending(app, sender.guest, other.bookingId)(jpeg())).toMatchObject({
        refusal: 'not-found',
      })
      const theirs = await other.send(jpeg())
      const answer = await sender.confirm(await sender.quoted(1), {
        ...health,
        documentIds: [String(theirs['documentId'])],
      })
      expect(answer).toMatchObject({ refusal: { refusal: 'document-not-found' } })
      expect((await sender.reservation()).status).toBe('confirmed')
    })

    test('an endless stream is cut off, and memory stays flat', async () => {
      const sender = await aSender()
      const part = new Uint8Array(megabyte)
      let sent = 0
      const endless = () =>
        new ReadableStream({
          pull: (controller) => {
            sent += 1
            controller.enqueue(part)
          },
        })
      const before = process.memoryUsage().arrayBuffers
      let most = 0
      for (let time = 0; time < 10; time++) {
        expect(await sender.send(endless())).toMatchObject({ refusal: 'document-too-large' })
        most = Math.max(most, process.memoryUsage().arrayBuffers - before)
      }
      expect(sent).toBeLessThan(10 * 60)
      expect(most).toBeLessThan(100 * megabyte)
    })
  })
})
