import { quoteDates, sendSpecialRequest } from '@veranda/contract'
import { addDays } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { aNightIsRetained, aPayingGuest, canceller } from './cancellations/testing/a-cancelling-guest.ts'
import { aCancellingProperty, aRoom, opening } from './cancellations/testing/a-cancelling-property.ts'
import { usualCaps } from './reservations/caps.ts'
import { quote } from './schema/quote.ts'
import { specialRequest } from './schema/reservation.ts'
import type { Store } from './platform/db/store.ts'
import { aService, clientOf, type TestService } from './testing/a-service.ts'
import { sending } from './documents/testing/a-sender.ts'
import { pdf } from './documents/testing/files.ts'
import { onEveryDatabaseInFull } from './testing/on-every-database.ts'

const day = 24 * 3_600
const caps = { quotesADay: 3, openRequests: 2, requestsADay: 4, documentBytesADay: 3 * pdf().length }

test('no guest who plans a stay in earnest reaches a cap', () => {
  expect(usualCaps).toEqual({
    quotesADay: 300,
    openRequests: 20,
    requestsADay: 50,
    documentBytesADay: 52_428_800,
  })
})

onEveryDatabaseInFull((open) => {
  let store: Store
  let service: TestService
  let app: ReturnType<typeof createApp>
  let bookGuest: () => ReturnType<typeof aPayingGuest>
  beforeAll(async () => {
    store = await open()
    const { hotel } = await aCancellingProperty(store)
    service = aService(store, { caps })
    app = createApp(service)
    bookGuest = () =>
      aPayingGuest(store.db, hotel, {
        arrival: addDays(opening, 60),
        rooms: [aRoom(), aRoom(), aRoom({ policy: aNightIsRetained })],
      })
  })
  afterAll(() => store.close())

  async function aGuest() {
    const guest = await bookGuest()
    const { reservation, cancel, quote: quoteCancelling } = canceller(app, guest)
    const client = clientOf(app, guest)
    const { bookingId } = await reservation()
    const ask = async (comment: string) => {
      const { rooms, version } = await reservation()
      const params = { roomId: String(rooms[0]?.roomId) }
      return client.call(sendSpecialRequest, {
        params,
        body: { comment },
        guard: { key: crypto.randomUUID(), version },
      })
    }
    const price = (nights: number) =>
      client.call(quoteDates, {
        query: { checkIn: addDays(opening, 60), checkOut: addDays(opening, 60 + nights) },
      })
    return { guest, bookingId, reservation, cancel, quoteCancelling, ask, price }
  }
  const paused = (retryAfterSeconds: number) => ({
    ok: false,
    refusal: { kind: 'too-many-tries', retryAfterSeconds },
  })

  test('quotes of all kinds count per day; the open one stays, and a new one is allowed once the first is a day old', async () => {
    const { bookingId, price, quoteCancelling } = await aGuest()
    expect(await price(4)).toMatchObject({ ok: true })
    service.clock.moveOn(3_600)
    expect(await price(5)).toMatchObject({ ok: true })
    expect(await quoteCancelling(3)).toMatchObject({ ok: true })
    expect(await price(6)).toMatchObject(paused(day - 3_600))
    expect(await quoteCancelling(2)).toMatchObject(paused(day - 3_600))
    const rows = await store.db.select().from(quote).where(eq(quote.reservationId, bookingId))
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ supersededAt }) => supersededAt === null)).toHaveLength(2)
    service.clock.moveOn(day - 3_600)
    expect(await price(6)).toMatchObject({ ok: true })
    expect(await price(7)).toMatchObject({ ok: false, refusal: { kind: 'too-many-tries' } })
  })

  describe('special requests', () => {
    test('have a limit on how many wait for an answer; one beyond a cap is not stored', async () => {
      const { bookingId, ask } = await aGuest()
      const mine = eq(specialRequest.reservationId, bookingId)
      const answer = () =>
        store.db
          .update(specialRequest)
          .set({ seenAt: service.clock.now(), answeredAt: service.clock.now(), answer: 'Yes' })
          .where(mine)
      expect(await ask('A cot')).toMatchObject({ ok: true })
      expect(await ask('Flowers')).toMatchObject({ ok: true })
      expect(await ask('A view')).toMatchObject(paused(3_600))
      await answer()
      expect(await ask('A view')).toMatchObject({ ok: true })
      expect(await ask('Tea')).toMatchObject({ ok: true })
      await answer()
      expect(await ask('Coffee')).toMatchObject(paused(day))
      expect(await store.db.$count(specialRequest, mine)).toBe(4)
    })
  })

  test('files count for the day they arrived, those of withdrawn requests included', async () => {
    const { guest, bookingId, cancel, reservation } = await aGuest()
    const send = sending(app, guest, bookingId)
    const documentIds = [
      String((await send(pdf()))['documentId']),
      String((await send(pdf(), { name: 'b.pdf' }))['documentId']),
    ]
    const { requestId } = await cancel([3], { reason: { firstAnswer: 'wedding' }, documentIds })
    expect(requestId).toBeDefined()
    await canceller(app, guest).withdraw()
    expect(await send(pdf(), { name: 'c.pdf' })).toMatchObject({ documentId: expect.any(String) })
    expect(await send(pdf(), { name: 'd.pdf' })).toMatchObject({ status: 429, refusal: 'too-many-tries' })
    service.clock.moveOn(day + 1)
    expect(await send(pdf(), { name: 'e.pdf' })).toMatchObject({ documentId: expect.any(String) })
    expect((await reservation()).rooms).toHaveLength(3)
  })
})
