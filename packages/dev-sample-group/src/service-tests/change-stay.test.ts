import { changeStay, getRateCalendar, getReservation, quoteDates } from '@veranda/contract'
import { addDays, type StayQuote, priceStay, type Reservation, type Stay } from '@veranda/domain'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aService,
  clientOf,
  createApp,
  expectInvariants,
  inventory,
  onEveryDatabaseInFull,
  roomHold,
  type Store,
  type TestService,
} from '@veranda/booking-service/testing'
import { audit, dayLimit, nightlyPrice, outbox, reservation } from '@veranda/booking-service/tables'
import { samples } from './samples.ts'

const paid = { reservationCode: 'ZPCU-104A7C-AB', brand: 'palace' } as const
const fixed = { reservationCode: 'ZPCU-218B3D-C', brand: 'palace' } as const
const aKey = () => crypto.randomUUID()

onEveryDatabaseInFull((open) => {
  let store: Store
  let service: TestService
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    store = await open(samples)
    await store.db.delete(dayLimit)
    service = aService(store)
    app = createApp(service)
  })
  afterAll(() => store.close())

  const db = () => store.db
  const guest = (who: typeof paid | typeof fixed = paid) => clientOf(app, who)

  /** A guest, and the headers of all they were answered. */
  function listening() {
    const heard: Headers[] = []
    const fetch = async (request: Request) => {
      const answer = await app.fetch(request)
      heard.push(answer.headers)
      return answer
    }
    return { heard, client: clientOf({ fetch }, paid) }
  }
  async function reservationOf(who: typeof paid | typeof fixed = paid): Promise<Reservation> {
    const read = await guest(who).call(getReservation, { params: { codeReservation: who.reservationCode } })
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    return read.value
  }
  async function quoted(stay: Stay): Promise<StayQuote> {
    const answer = await guest().call(quoteDates, {
      query: { checkIn: stay.arrival, checkOut: stay.departure },
    })
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    return answer.value
  }
  const confirm = async (
    quote: StayQuote,
    { version, bookingId }: Reservation,
    key = aKey(),
    timing = timingOf(quote),
  ) =>
    guest().call(changeStay, {
      params: { bookingId: String(bookingId) },
      body: {
        quoteId: quote.quoteId,
        quoteToken: quote.token,
        ...(timing ? { timing, acceptedTerms: true } : {}),
      },
      guard: { key, version },
    })
  const timingOf = ({ change: { settlement } }: StayQuote) =>
    settlement.kind === 'to-pay' ? settlement.timings.find((one) => one !== 'now') : undefined
  const moved = ({ stay }: Reservation, days: number, nights = 0): Stay => ({
    arrival: addDays(stay.arrival, days),
    departure: addDays(stay.departure, days + nights),
  })

  /** Rooms and money are right, and nothing is held. */
  async function expectSettled() {
    await expectInvariants(db())
    expect(await db().$count(roomHold)).toBe(0)
  }

  describe('confirming', () => {
    test.each([
      ['other nights', 9, 0],
      ['nights that overlap the old ones', 2, 0],
      ['a longer stay', 0, 2],
      ['a shorter stay', 0, -2],
    ])('moves the stay to %s: rooms, money, history and audit together', async (_, days, nights) => {
      const before = await reservationOf()
      const wanted = moved(before, days, nights)
      const written = { audit: await db().$count(audit), letters: await db().$count(outbox) }
      const quote = await quoted(wanted)
      const answer = await confirm(quote, before)
      expect(answer).toMatchObject({ ok: true, value: { version: before.version + 1, change: quote.change } })
      const after = await reservationOf()
      expect(after.stay).toEqual(wanted)
      expect(after.rooms.map(({ total }) => total)).toEqual(quote.change.rooms.map((one) => one.after))
      expect(after.history.findLast(({ kind }) => kind === 'dates-changed')).toMatchObject({
        by: 'guest',
        difference: quote.change.difference,
      })
      expect(await db().$count(audit)).toBe(written.audit + 1)
      expect(await db().$count(outbox)).toBe(written.letters + 1)
      await expectSettled()
    })
  })

  describe('a quote', () => {
    test('prices every night as the calendar does, and changes nothing', async () => {
      const before = await reservationOf()
      const wanted = moved(before, 3)
      const calendar = await guest().call(getRateCalendar, {
        query: { from: wanted.arrival, to: wanted.departure },
      })
      const priced = calendar.ok ? priceStay(calendar.value, wanted) : undefined
      const { change } = await quoted(wanted)
      const rooms = change.rooms.reduce((sum, { after }) => sum + after.amount, 0)
      expect(priced?.ok && priced.value.total).toBe(rooms)
      expect(change.newTotal.amount - change.currentTotal.amount).toBe(change.difference.amount)
      expect(change.rooms[0]?.nights.filter(({ before }) => before)).toHaveLength(7)
      expect(await reservationOf()).toEqual(before)
    })

    test('is refused with the reason where the dates may not change at all', async () => {
      const { stay } = await reservationOf(fixed)
      const answer = await guest(fixed).call(quoteDates, {
        query: { checkIn: addDays(stay.arrival, 1), checkOut: addDays(stay.departure, 1) },
      })
      expect(answer).toMatchObject({
        refusal: { refusal: 'action-not-allowed', attached: { reason: 'not-every-room-refundable' } },
      })
    })

    test('names the room and the night where nothing is left, and the nearest stays', async () => {
      const before = await reservationOf()
      const wanted = moved(before, 120)
      const roomTypeId = before.rooms[0]?.category.roomTypeId ?? 0
      await db()
        .update(inventory)
        .set({ total: sql`${inventory.sold}` })
        .where(and(eq(inventory.roomTypeId, roomTypeId), eq(inventory.night, addDays(wanted.arrival, 2))))
      const answer = await guest().call(quoteDates, {
        query: { checkIn: wanted.arrival, checkOut: wanted.departure },
      })
      const failure = answer.ok ? undefined : answer.refusal
      expect(failure).toMatchObject({
        kind: 'refused',
        refusal: 'stay-not-possible',
        attached: {
          kind: 'sold-out',
          on: addDays(wanted.arrival, 2),
          roomNumbers: [1],
          nearest: expect.arrayContaining([expect.anything()]),
        },
      })
    })

    test.each([
      ['NOSUCH', 'promotion-not-found'],
      ['WELCOME100', 'promotion-not-found'],
    ])('with the code %s is refused: %s', async (promocode, refusal) => {
      const { stay } = await reservationOf()
      const answer = await guest().call(quoteDates, {
        query: { checkIn: stay.arrival, checkOut: stay.departure, promocode },
      })
      expect(answer).toMatchObject({ refusal: { refusal } })
    })
  })

  describe('a confirmed quote', () => {
    test('what is paid later is due on one day: the quote’s, the reservation’s and the letter’s', async () => {
      const { bookingId, stay } = await reservationOf()
      const by = addDays(stay.arrival, -10)
      await db()
        .update(reservation)
        .set({ paymentTerms: { kind: 'before-arrival', by } })
        .where(eq(reservation.id, bookingId))
      const before = await reservationOf()
      const quote = await quoted(moved(before, 1, 2))
      const due = { kind: 'before-arrival', by: addDays(by, 1) }
      expect(quote.change.settlement).toMatchObject({ kind: 'to-pay', dueBy: due.by })
      expect(await confirm(quote, before, aKey(), 'before-arrival')).toMatchObject({ ok: true })
      const after = await reservationOf()
      expect(after.pricing.balanceDue).toEqual(due)
      const [letter] = await db()
        .select({ payload: outbox.payload })
        .from(outbox)
        .where(eq(outbox.dedupeKey, `stay-changed:${bookingId}:${after.version}`))
      expect(letter?.payload).toMatchObject({ due })
    })

    test('twice with one key is one change, answered the same', async () => {
      const before = await reservationOf()
      const quote = await quoted(moved(before, 9))
      const key = aKey()
      const first = await confirm(quote, before, key)
      expect(await confirm(quote, before, key)).toEqual(first)
      expect((await reservationOf()).version).toBe(before.version + 1)
      const other = await quoted(moved(before, 12))
      expect(await confirm(other, before, key)).toMatchObject({
        refusal: { refusal: 'idempotency-key-reused' },
      })
    })

    test('what is answered again says so, a refusal like a change', async () => {
      const before = await reservationOf()
      const { heard, client } = listening()
      const send = (quote: StayQuote, key: string) =>
        client.call(changeStay, {
          params: { bookingId: String(before.bookingId) },
          body: {
            quoteId: quote.quoteId,
            quoteToken: quote.token,
            timing: 'at-check-in',
            acceptedTerms: true,
          },
          guard: { key, version: before.version },
        })
      const older = await quoted(moved(before, 9))
      const newer = await quoted(moved(before, 0, -1))
      const keys = [aKey(), aKey()] as const
      const refused = await send(older, keys[0])
      expect(refused).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
      expect(await send(older, keys[0])).toEqual(refused)
      const changed = await send(newer, keys[1])
      expect(changed).toMatchObject({ ok: true })
      expect(await send(newer, keys[1])).toEqual(changed)
      expect(heard.map((headers) => headers.get('idempotent-replayed'))).toEqual([null, 'true', null, 'true'])
    })

    test('on a version the guest has not seen is refused', async () => {
      const before = await reservationOf()
      const quote = await quoted(moved(before, 9))
      expect(await confirm(quote, { ...before, version: before.version + 4 })).toMatchObject({
        refusal: { refusal: 'version-changed' },
      })
    })

    test('an older quote is refused once there is a newer one', async () => {
      const before = await reservationOf()
      const older = await quoted(moved(before, 9))
      await quoted(moved(before, 10))
      expect(await confirm(older, before)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
    })

    test('a quote that ran out comes back fresh, and nothing was done', async () => {
      const before = await reservationOf()
      const quote = await quoted(moved(before, 9))
      service.clock.moveOn(16 * 60)
      const answer = await confirm(quote, before)
      const failure = answer.ok ? undefined : answer.refusal
      const fresh =
        failure?.kind === 'refused' && failure.refusal === 'quote-expired' ? failure.attached : undefined
      expect(fresh?.change.newTotal).toEqual(quote.change.newTotal)
      expect((await reservationOf()).stay).toEqual(before.stay)
      expect(await confirm(fresh ?? quote, before)).toMatchObject({ ok: true })
      await expectSettled()
    })

    test.each([
      ['increase', 1_000],
      ['decrease', -1_000],
    ])('a price that became %s since is asked for again', async (_, more) => {
      const before = await reservationOf()
      const quote = await quoted(moved(before, 9))
      await db()
        .update(nightlyPrice)
        .set({ price: sql`${nightlyPrice.price} + ${more}` })
        .where(eq(nightlyPrice.night, quote.change.after.arrival))
      const answer = await confirm(quote, before)
      const failure = answer.ok ? undefined : answer.refusal
      const fresh =
        failure?.kind === 'refused' && failure.refusal === 'price-moved' ? failure.attached : undefined
      expect(fresh?.change.newTotal.amount).toBe(quote.change.newTotal.amount + more)
      expect((await reservationOf()).stay).toEqual(before.stay)
    })

    test('a token that was not given out with the quote opens nothing', async () => {
      const before = await reservationOf()
      const quote = await quoted(moved(before, 9))
      expect(await confirm({ ...quote, token: 'a'.repeat(43) }, before)).toMatchObject({
        refusal: { refusal: 'quote-not-found' },
      })
    })

    test('a more expensive stay needs to be told when the difference is paid', async () => {
      const before = await reservationOf()
      const quote = await quoted(moved(before, 0, 2))
      expect(quote.change.settlement.kind).toBe('to-pay')
      const answer = await guest().call(changeStay, {
        params: { bookingId: String(before.bookingId) },
        body: { quoteId: quote.quoteId, quoteToken: quote.token },
        guard: { key: aKey(), version: before.version },
      })
      expect(answer).toMatchObject({ refusal: { refusal: 'payment-needed' } })
    })
  })
})
