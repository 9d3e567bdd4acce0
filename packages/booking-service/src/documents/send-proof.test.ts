import { removeProof } from '@veranda/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { seedReasons } from '../cancellations/seed-reasons.ts'
import { aHouse, type House, openNights } from '../changes/testing/a-house.ts'
import { proof, proofChunk } from '../schema/proof.ts'
import type { Store } from '../platform/db/store.ts'
import { aService } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { aSender as aSenderOf, sending } from './testing/a-sender.ts'
import { jpeg, pdf, png } from './testing/files.ts'

const opening = '2027-03-01'
const megabyte = 1_000_000
const health = { reason: { firstAnswer: 'health' }, offer: 'waiver' as const }

onEveryDatabase((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let house: House
  beforeAll(async () => {
    store = await open()
    house = await aHouse(store.db)
    await openNights(store.db, house, { from: opening, nights: 90, rooms: 40 })
    await seedReasons(store.db)
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  const aSender = () => aSenderOf(store, house, app)
  /** A PDF of a size. */
  const large = (size: number) => pdf(Buffer.alloc(size - pdf().length, 0x20))

  test('a file is kept to the byte under its name, and handed in with the request it proves', async () => {
    const sender = await aSender()
    const bytes = large(700_000)
    const kept = await sender.send(bytes, { name: 'Precio más bajo.pdf' })
    expect(kept).toMatchObject({
      proofId: expect.any(String),
      fileName: 'Precio más bajo.pdf',
      fileSize: 700_000,
      contentType: 'application/pdf',
    })
    const proofId = String(kept['proofId'])
    const chunks = await store.db
      .select()
      .from(proofChunk)
      .where(eq(proofChunk.proofId, proofId))
      .orderBy(asc(proofChunk.position))
    expect(chunks).toHaveLength(3)
    expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true)
    const receipt = await sender.cancel([1], { ...health, proofIds: [proofId] })
    expect(receipt.outcome).toBe('under-review')
    const [handedIn] = await store.db.select().from(proof).where(eq(proof.id, proofId))
    expect(handedIn?.requestId).toBe(receipt.requestId)
    const remove = { params: { bookingId: String(sender.bookingId), proofId } }
    expect(
      await sender.client.call(removeProof, { ...remove, guard: { key: crypto.randomUUID() } }),
    ).toMatchObject({ refusal: { refusal: 'proof-not-found' } })
  })

  test('five files and ten megabytes together are the most; what is taken back makes room', async () => {
    const sender = await aSender()
    const first = await sender.send(large(6 * megabyte))
    expect(await sender.send(large(5 * megabyte))).toMatchObject({ refusal: 'proof-too-large' })
    const proofId = String(first['proofId'])
    const removed = await sender.client.call(removeProof, {
      params: { bookingId: String(sender.bookingId), proofId },
      guard: { key: crypto.randomUUID() },
    })
    expect(removed).toMatchObject({ ok: true, value: { proofId } })
    expect(await sender.send(large(5 * megabyte))).toMatchObject({ fileSize: 5 * megabyte })
    for (const bytes of [jpeg(), png(), jpeg(), png()])
      expect(await sender.send(bytes)).toHaveProperty('proofId')
    expect(await sender.send(jpeg())).toMatchObject({ refusal: 'proof-too-many' })
  })

  test('sent again under its key, a file is kept once', async () => {
    const sender = await aSender()
    const key = crypto.randomUUID()
    const first = await sender.send(jpeg(), { key, name: 'offer.jpg' })
    expect(await sender.send(jpeg(), { key, name: 'offer.jpg' })).toEqual(first)
    const kept = await store.db.select().from(proof).where(eq(proof.reservationId, sender.bookingId))
    expect(kept).toHaveLength(1)
  })

  test('what is no proof is refused in words and leaves nothing behind', async () => {
    const sender = await aSender()
    expect(await sender.send(Buffer.from('<script>'))).toMatchObject({
      refusal: 'proof-wrong-type',
      detail: 'Please send a PDF or an image (JPEG, PNG, WebP or HEIC).',
    })
    expect(await sender.send(jpeg(), { name: '../../etc/passwd' })).toMatchObject({
      refusal: 'proof-bad-name',
    })
    for (const name of ['proof.txt', 'invoice.pdf.exe'])
      expect(await sender.send(Buffer.from('Believe me.'), { name })).toMatchObject({
        refusal: 'proof-wrong-type',
      })
    expect(await sender.send(new Uint8Array())).toMatchObject({ refusal: 'proof-empty' })
    expect(await sender.send(jpeg(), { type: 'multipart/form-data' })).toMatchObject({ refusal: 'not-json' })
    expect(await store.db.$count(proof, eq(proof.reservationId, sender.bookingId))).toBe(0)
  })

  test('another guest’s reservation takes nothing, and their files cannot be handed in', async () => {
    const sender = await aSender()
    const other = await aSender()
    expect(await sending(app, sender.guest, other.bookingId)(jpeg())).toMatchObject({ refusal: 'not-found' })
    const theirs = await other.send(jpeg())
    const answer = await sender.confirm(await sender.quoted(1), {
      ...health,
      proofIds: [String(theirs['proofId'])],
    })
    expect(answer).toMatchObject({ refusal: { refusal: 'proof-not-found' } })
    expect((await sender.reservation()).status).toBe('confirmed')
  })

  test('a stream without an end is let go of, and memory stays flat', async () => {
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
      expect(await sender.send(endless())).toMatchObject({ refusal: 'proof-too-large' })
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }
    expect(sent).toBeLessThan(10 * 60)
    expect(most).toBeLessThan(100 * megabyte)
  })
})
