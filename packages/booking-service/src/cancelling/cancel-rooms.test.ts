import { freshCancelQuoteOf, getCancellation, listCancellationReasons } from '@veranda/contract'
import { aNonRefundablePolicy } from '@veranda/domain/fixtures'
import { addDays } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aHouse, type BookedRoom, type House, openNights } from '../changes/testing/a-house.ts'
import { expectSound } from '../changes/testing/soundness.ts'
import { audit } from '../db/schema/ledger.ts'
import { outbox } from '../db/schema/outbox.ts'
import { property } from '../db/schema/property.ts'
import type { Store } from '../db/store.ts'
import { aService, type TestService } from '../http/testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { seedReasons } from './seed-reasons.ts'
import { aPayingGuest, canceller } from './testing/a-cancelling-guest.ts'

const opening = '2027-03-01'
/** Cancelling is free by then; five days before arrival it costs two nights. */
const early = addDays(opening, 60)
const late = addDays(opening, 5)
const room = (over: Partial<BookedRoom> = {}): BookedRoom => ({
  category: 0,
  pricePerNight: 30_000,
  paid: 90_000,
  ...over,
})
const saver = room({ policy: aNonRefundablePolicy })

onEveryDatabase((open) => {
  let store: Store
  let service: TestService
  let app: ReturnType<typeof createApp>
  let house: House
  beforeAll(async () => {
    store = await open()
    house = await aHouse(store.db)
    await openNights(store.db, house, { from: opening, nights: 90, rooms: 60 })
    await seedReasons(store.db)
    service = aService(store)
    app = createApp(service)
  })
  afterAll(() => store.close())

  const guestOf = async (rooms: readonly BookedRoom[], arrival = early) =>
    canceller(app, await aPayingGuest(store.db, house, { arrival, rooms }))

  describe('one room of three', () => {
    test('goes with its penalty; two stay booked and their price does not change', async () => {
      const guest = await guestOf([room(), room({ pricePerNight: 40_000, paid: 120_000 }), room()], late)
      const before = await guest.reservation()
      const written = { audit: await store.db.$count(audit), letters: await store.db.$count(outbox) }
      const quote = await guest.quoted(2)
      expect(await guest.reservation()).toEqual(before)
      expect(quote.change).toMatchObject({
        isWhole: false,
        paid: { amount: 120_000 },
        penalty: { amount: 80_000 },
        refund: { amount: 40_000 },
        owed: { amount: 0 },
      })
      const answer = await guest.confirm(quote)
      expect(answer).toMatchObject({
        value: {
          outcome: 'cancelled',
          version: before.version + 1,
          cancellation: quote.change,
          cancellationCode: expect.stringMatching(/^CXL-\w{4}-\w{4}$/),
          at: '2027-03-01T15:00:00.000Z',
          undoUntil: '2027-03-01T15:30:00.000Z',
          refunds: [
            { amount: { amount: 40_000 }, state: 'requested', card: { scheme: 'visa', lastDigits: '1111' } },
          ],
        },
      })
      const after = await guest.reservation()
      expect(after.rooms.map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'confirmed'])
      expect(after.rooms.map(({ total }) => total)).toEqual(before.rooms.map(({ total }) => total))
      expect(after.pricing).toMatchObject({ total: { amount: 180_000 }, balance: { amount: 0 } })
      expect(after.cancellationCode).toBeUndefined()
      expect(after.history.at(-1)).toMatchObject({
        kind: 'cancelled',
        by: 'guest',
        difference: { amount: -40_000 },
      })
      expect(await store.db.$count(audit)).toBe(written.audit + 1)
      expect(await store.db.$count(outbox)).toBe(written.letters + 1)
      await expectSound(store.db)
    })

    test('cannot be the main room, alone or with some of the others', async () => {
      const guest = await guestOf([room(), room(), room()])
      expect(await guest.quote(1)).toMatchObject({ refusal: { refusal: 'main-room-stays' } })
      expect(await guest.quote(1, 3)).toMatchObject({ refusal: { refusal: 'main-room-stays' } })
      expect(await guest.quote(2, 9)).toMatchObject({ refusal: { refusal: 'no-such-room' } })
    })

    test('cannot go where a property cancels all rooms together', async () => {
      const guest = await guestOf([room(), room()])
      await store.db.update(property).set({ cancelling: 'all-rooms-together' })
      expect(await guest.quote(2)).toMatchObject({ refusal: { refusal: 'all-rooms-together' } })
      expect(await guest.quote(1, 2)).toMatchObject({ ok: true })
      await store.db
        .update(property)
        .set({ cancelling: 'any-but-the-main-room-alone' })
        .where(eq(property.id, house.id))
    })
  })

  test('all rooms together end the reservation; nothing is left to pay, nothing more can be cancelled', async () => {
    const guest = await guestOf([room(), room({ paid: 10_000 })])
    const receipt = await guest.cancel([1, 2])
    expect(receipt).toMatchObject({
      outcome: 'cancelled',
      cancellation: { isWhole: true, refund: { amount: 100_000 } },
    })
    const after = await guest.reservation()
    expect(after).toMatchObject({
      status: 'cancelled',
      cancellationCode: receipt.cancellationCode,
      pricing: { total: { amount: 0 }, balance: { amount: 0 } },
    })
    expect(await guest.quote(1)).toMatchObject({ refusal: { refusal: 'no-rooms-left' } })
    expect(
      await guest.client.call(getCancellation, { params: { bookingId: String(after.bookingId) } }),
    ).toMatchObject({ value: receipt })
    await expectSound(store.db)
  })

  test('of a non-refundable room nothing comes back', async () => {
    const guest = await guestOf([saver])
    const receipt = await guest.cancel([1])
    expect(receipt).toMatchObject({
      refunds: [],
      cancellation: { penalty: { amount: 90_000 }, refund: { amount: 0 } },
    })
    await expectSound(store.db)
  })

  test('what one room gets back pays first for what another owes', async () => {
    const guest = await guestOf([room({ paid: 90_000 }), room({ paid: 20_000 })], late)
    const receipt = await guest.cancel([1, 2])
    // Two nights of each are kept, 120,000; 110,000 were paid.
    expect(receipt).toMatchObject({
      refunds: [],
      cancellation: { penalty: { amount: 120_000 }, refund: { amount: 0 }, owed: { amount: 10_000 } },
    })
    await expectSound(store.db)
  })

  describe('a confirmation', () => {
    test('twice with one key is one cancellation with one number, answered the same', async () => {
      const guest = await guestOf([room(), room()])
      const { version } = await guest.reservation()
      const quote = await guest.quoted(2)
      const key = crypto.randomUUID()
      const first = await guest.confirm(quote, {}, key, version)
      expect(first).toMatchObject({ ok: true })
      expect(await guest.confirm(quote, {}, key, version)).toEqual(first)
      expect(await guest.confirm(quote)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
      expect(await guest.quote(2)).toMatchObject({ refusal: { refusal: 'no-such-room' } })
      expect((await guest.reservation()).version).toBe(version + 1)
      await expectSound(store.db)
    })

    test.each([
      [{ acceptedPolicy: false }, 'policy-not-accepted'],
      [{ reason: { firstAnswer: 'family-death' } }, 'reason-missing'],
      [{ reason: { firstAnswer: 'no-such-reason' } }, 'reason-not-known'],
      [{ reason: { firstAnswer: 'other', otherReason: '  ' } }, 'details-missing'],
      [{ offer: 'credit' as const }, 'offer-not-available'],
      [{ reason: { firstAnswer: 'better-price' }, offer: 'price-match' as const }, 'details-missing'],
      [{ reason: { firstAnswer: 'wedding' }, proofIds: ['nothing'] }, 'proof-not-found'],
    ])('with %j is refused: %s', async (body, refusal) => {
      const guest = await guestOf([room()])
      const before = await guest.reservation()
      expect(await guest.confirm(await guest.quoted(1), body)).toMatchObject({ refusal: { refusal } })
      expect(await guest.reservation()).toEqual(before)
    })

    test('of a quote that ran out brings a fresh one, and nothing was done', async () => {
      const guest = await guestOf([room()])
      const quote = await guest.quoted(1)
      service.clock.moveOn(16 * 60)
      const answer = await guest.confirm(quote)
      const failure = answer.ok ? undefined : answer.refusal
      expect(failure).toMatchObject({ refusal: 'quote-expired' })
      const fresh = failure?.kind === 'refused' ? freshCancelQuoteOf(failure.attached) : undefined
      expect(fresh?.change).toEqual(quote.change)
      expect((await guest.reservation()).status).toBe('confirmed')
      expect(await guest.confirm(fresh ?? quote)).toMatchObject({ ok: true })
    })

    test('of a quote that a newer one has replaced, or of another guest, is refused', async () => {
      const guest = await guestOf([room(), room()])
      const other = await guestOf([room()])
      const older = await guest.quoted(2)
      const theirs = await other.quoted(1)
      await guest.quoted(1, 2)
      expect(await guest.confirm(older)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
      expect(await guest.confirm(theirs)).toMatchObject({ refusal: { refusal: 'quote-not-found' } })
    })

    test('never outlives the next step of the penalty', async () => {
      const { arrival } = { arrival: addDays('2027-03-01', 7) }
      // 15:00 in Cancún, seven days before: 20:00 in Greenwich.
      const left = Date.parse('2027-03-01T20:00:00Z') - service.clock.now().getTime() - 60_000
      service.clock.moveOn(left / 1_000)
      const guest = await guestOf([room()], arrival)
      const quote = await guest.quoted(1)
      expect(quote).toMatchObject({
        expiresAt: '2027-03-01T20:00:00.000Z',
        change: { penalty: { amount: 0 } },
      })
      service.clock.moveOn(60)
      expect(await guest.confirm(quote)).toMatchObject({ refusal: { refusal: 'quote-expired' } })
      expect(await guest.quoted(1)).toMatchObject({ change: { penalty: { amount: 60_000 } } })
    })
  })

  test('keeping the credit instead of the money gives a note over everything paid for flexible rooms, for a year', async () => {
    const guest = await guestOf([room(), saver], late)
    const receipt = await guest.cancel([1, 2], { reason: { firstAnswer: 'keep-credit' }, offer: 'credit' })
    expect(receipt).toMatchObject({
      outcome: 'credited',
      refunds: [],
      creditNote: {
        code: expect.stringMatching(/^CRN-/),
        amount: { amount: 90_000, currency: 'USD' },
        validUntil: '2028-03-01',
      },
    })
    expect(receipt.undoUntil).toBeUndefined()
    expect(await guest.undo()).toMatchObject({ refusal: { refusal: 'nothing-to-undo' } })
    await expectSound(store.db)
  })

  test('an offer that is declined cancels like any other reason', async () => {
    const guest = await guestOf([room()])
    const receipt = await guest.cancel([1], { reason: { firstAnswer: 'reschedule' }, offer: 'declined' })
    expect(receipt.outcome).toBe('cancelled')
  })

  test('the reasons are told in the language of their application, follow-ups below', async () => {
    const { client } = await guestOf([room()])
    const read = await client.call(listCancellationReasons, {
      params: { application: 'MANAGE_RESERVATION_IT' },
    })
    const reasons = read.ok ? read.value : []
    expect(reasons).toHaveLength(16)
    expect(reasons.find(({ code }) => code === 'family-death')).toMatchObject({
      label: 'Un lutto in famiglia',
      followUps: [{ follows: 'review' }, { follows: 'review' }, { follows: 'review' }],
    })
  })
})
