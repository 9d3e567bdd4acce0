import { createClient, listDocuments } from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { seedReasons } from '../cancellations/seed-reasons.ts'
import { aTestProperty, type TestProperty, openNights } from '../changes/testing/a-test-property.ts'
import { audit } from '../schema/audit.ts'
import { supportingDocument, documentChunk } from '../schema/supporting-document.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, aStaffToken, aToken } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { sweepDocuments } from './sweep-documents.ts'
import { aSender } from './testing/a-sender.ts'
import { jpeg, pdf } from './testing/files.ts'

const wedding = { reason: { firstAnswer: 'wedding' } }
const origin = 'http://admin.localhost:4000'
const agent = aStaffToken(['agent'])
const hour = 3_600

onEveryDatabaseInFull((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let service: ReturnType<typeof aService>
  let hotel: TestProperty
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: '2027-03-01', nights: 90, rooms: 40 })
    await seedReasons(store.db)
    service = aService(store)
    app = createApp(service)
  })
  afterAll(() => store.close())

  /** A guest with an open review request and these files attached. */
  async function aReview(...files: readonly { readonly name: string; readonly bytes: Buffer }[]) {
    const sender = await aSender(store, hotel, app)
    const documentIds: string[] = []
    for (const { name, bytes } of files) {
      documentIds.push(String((await sender.send(bytes, { name }))['documentId']))
      service.clock.moveOn(1)
    }
    const { requestId = '' } = await sender.cancel([1], { ...wedding, documentIds })
    return { ...sender, requestId, documentIds }
  }
  const download = (token: string, requestId: string, documentId: string) =>
    app.request(`${origin}/api/staff/cancellation-requests/${requestId}/documents/${documentId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const list = (token: string, requestId: string) =>
    createClient({
      baseUrl: `${origin}/api`,
      bearer: async () => token,
      fetch: async (input, init) => app.fetch(new Request(input, init)),
    }).call(listDocuments, { params: { requestId } })

  describe('the hotel’s team', () => {
    test('lists the files of a request, and downloads each as it is stored', async () => {
      const large = pdf(Buffer.alloc(600_000, 0x20))
      const { requestId, documentIds } = await aReview(
        { name: 'Lista de boda (2).pdf', bytes: large },
        { name: 'foto.pdf', bytes: jpeg() },
      )
      const listed = await list(agent, requestId)
      expect(listed).toMatchObject({
        value: [
          { name: 'Lista de boda (2).pdf', size: large.length, type: 'application/pdf' },
          { name: 'foto.pdf', type: 'image/jpeg' },
        ],
      })
      const answer = await download(agent, requestId, documentIds[0] ?? '')
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(large)).toBe(true)
      const picture = await download(agent, requestId, documentIds[1] ?? '')
      expect((await picture.arrayBuffer()).byteLength).toBe(listed.ok ? listed.value[1]?.size : 0)
    })

    test('downloads a file and never opens it as a page: with its own type, under a safe name', async () => {
      const { requestId, documentIds } = await aReview({ name: 'Über “uns”; 2.png', bytes: jpeg() })
      const [documentId = ''] = documentIds
      const { headers } = await download(agent, requestId, documentId)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
      })
      expect(headers.get('content-disposition')).toBe(
        'attachment; filename="_ber _uns__ 2.jpg"; ' +
          "filename*=UTF-8''%C3%9Cber%20%E2%80%9Cuns%E2%80%9D%3B%202.jpg",
      )
      // Even if the stored name is hostile.
      await store.db
        .update(supportingDocument)
        .set({ name: '../../a"\r\nset-cookie: b' })
        .where(eq(supportingDocument.id, documentId))
      const forged = (await download(agent, requestId, documentId)).headers.get('content-disposition')
      expect(forged).toMatch(/^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.%-]+$/)
      expect(decodeURIComponent(forged ?? '')).not.toMatch(/[/\\\r\n]|''\./)
    })

    test('consists of its groups’ members: a guest or a stranger is refused, and learns nothing', async () => {
      const { requestId, documentIds, guest } = await aReview({ name: 'proof.pdf', bytes: pdf() })
      const [documentId = ''] = documentIds
      for (const [token, status] of [
        [aToken(guest.reservationCode, 'palace'), 403],
        [aStaffToken([]), 403],
        [aStaffToken(['guests']), 403],
        ['nothing', 401],
      ] as const) {
        expect((await download(token, requestId, documentId)).status).toBe(status)
        expect((await download(token, crypto.randomUUID(), documentId)).status).toBe(status)
        expect((await list(token, requestId)).ok).toBe(false)
      }
    })

    test('finds no file of another request, none that was not handed in, and none by its name', async () => {
      const one = await aReview({ name: 'proof.pdf', bytes: pdf() })
      const other = await aReview()
      const [documentId = ''] = one.documentIds
      const sender = await aSender(store, hotel, app)
      const { documentId: loose } = await sender.send(pdf())
      for (const [requestId, file] of [
        [other.requestId, documentId],
        [one.requestId, String(loose)],
        [one.requestId, 'proof.pdf'],
        ['..%2f..', documentId],
      ] as const)
        expect((await download(agent, requestId, file)).status).toBe(404)
      expect(await list(agent, other.requestId)).toMatchObject({ value: [] })
      expect(await list(agent, crypto.randomUUID())).toMatchObject({ refusal: { kind: 'not-found' } })
    })

    test('leaves an audit entry for each opened file', async () => {
      const { requestId, documentIds, bookingId } = await aReview({ name: 'proof.pdf', bytes: pdf() })
      await download(agent, requestId, documentIds[0] ?? '')
      const traces = await store.db.select().from(audit).where(eq(audit.reservationId, bookingId))
      expect(traces.at(-1)).toMatchObject({
        action: 'open-proof',
        detail: { request: requestId, supportingDocument: documentIds[0] },
      })
    })
  })

  test('a file that was never handed in is deleted after a day; one that was handed in stays', async () => {
    const review = await aReview({ name: 'proof.pdf', bytes: pdf() })
    const { send, bookingId } = await aSender(store, hotel, app)
    const { documentId } = await send(pdf())
    const left = () => store.db.$count(supportingDocument, eq(supportingDocument.reservationId, bookingId))
    service.clock.moveOn(23 * hour)
    await sweepDocuments(store.db, service.clock.now())
    expect(await left()).toBe(1)
    service.clock.moveOn(hour + 1)
    await sweepDocuments(store.db, service.clock.now())
    expect(await left()).toBe(0)
    expect(await store.db.$count(documentChunk, eq(documentChunk.documentId, String(documentId)))).toBe(0)
    expect((await download(agent, review.requestId, review.documentIds[0] ?? '')).status).toBe(200)
  })
})
