import { getCancellation, listCancellationReasons } from '@veranda/contract'
import { aNonRefundablePolicy } from '@veranda/domain/fixtures'
import { addDays } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { audit } from '../schema/audit.ts'
import { outbox } from '../schema/outbox.ts'
import { property } from '../schema/property.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
  late,
  opening,
} from './testing/a-cancelling-property.ts'

const saver = aRoom({ policy: aNonRefundablePolicy })

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())

  describe('cancelling one room of three', () => {
    test('charges its penalty; the other two stay booked at the same price', async () => {
      const guest = await at.guestOf(
        [aRoom(), aRoom({ pricePerNight: 40_000, paid: 120_000 }), aRoom()],
        late,
      )
      const before = await guest.reservation()
      const written = { audit: await at.store.db.$count(audit), letters: await at.store.db.$count(outbox) }
      const quote = await guest.quoted(2)
      expect(await guest.reservation()).toEqual(before)
      expect(quote.change).toMatchObject({
        isWhole: false,
        paid: { amount: 120_000 },
        penalty: { amount: 80_000 },
        refund: { amount: 40_000 },
        outstanding: { amount: 0 },
      })
      const answer = await guest.confirm(quote)
      expect(answer).toMatchObject({
        value: {
          outcome: 'cancelled',
          version: before.version + 1,
          cancellation: quote.change,
          cancellationCode: expect.stringMatching(/^CXL-\w{4}-\w{4}$/),
          at: '2027-03-01T15:00:00.000Z',
          reinstateUntil: '2027-03-01T15:30:00.000Z',
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
      expect(await at.store.db.$count(audit)).toBe(written.audit + 1)
      expect(await at.store.db.$count(outbox)).toBe(written.letters + 1)
      await expectInvariants(at.store.db)
    })

    test('is refused for the main room, alone or with some of the others', async () => {
      const guest = await at.guestOf([aRoom(), aRoom(), aRoom()])
      expect(await guest.quote(1)).toMatchObject({ refusal: { refusal: 'main-room-stays' } })
      expect(await guest.quote(1, 3)).toMatchObject({ refusal: { refusal: 'main-room-stays' } })
      expect(await guest.quote(2, 9)).toMatchObject({ refusal: { refusal: 'no-such-room' } })
    })

    test('is refused where the property cancels all rooms together', async () => {
      const guest = await at.guestOf([aRoom(), aRoom()])
      await at.store.db.update(property).set({ cancelling: 'all-rooms-together' })
      expect(await guest.quote(2)).toMatchObject({ refusal: { refusal: 'all-rooms-together' } })
      expect(await guest.quote(1, 2)).toMatchObject({ ok: true })
      await at.store.db
        .update(property)
        .set({ cancelling: 'any-but-the-main-room-alone' })
        .where(eq(property.id, at.hotel.id))
    })
  })

  test('cancelling all rooms ends the reservation; nothing is left to pay or to cancel', async () => {
    const guest = await at.guestOf([aRoom(), aRoom({ paid: 10_000 })])
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
    await expectInvariants(at.store.db)
  })

  test('cancelling a non-refundable room refunds nothing', async () => {
    const guest = await at.guestOf([saver])
    const receipt = await guest.cancel([1])
    expect(receipt).toMatchObject({
      refunds: [],
      cancellation: { penalty: { amount: 90_000 }, refund: { amount: 0 } },
    })
    await expectInvariants(at.store.db)
  })

  test('the refund of one room first pays what another still has to pay', async () => {
    const guest = await at.guestOf([aRoom({ paid: 90_000 }), aRoom({ paid: 20_000 })], late)
    const receipt = await guest.cancel([1, 2])
    // Two nights of each room are charged, 120,000; 110,000 were paid.
    expect(receipt).toMatchObject({
      refunds: [],
      cancellation: { penalty: { amount: 120_000 }, refund: { amount: 0 }, outstanding: { amount: 10_000 } },
    })
    await expectInvariants(at.store.db)
  })

  describe('confirming a cancellation', () => {
    test('twice with one key is one cancellation with one number and one answer', async () => {
      const guest = await at.guestOf([aRoom(), aRoom()])
      const { version } = await guest.reservation()
      const quote = await guest.quoted(2)
      const key = crypto.randomUUID()
      const first = await guest.confirm(quote, {}, key, version)
      expect(first).toMatchObject({ ok: true })
      expect(await guest.confirm(quote, {}, key, version)).toEqual(first)
      expect(await guest.confirm(quote)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
      expect(await guest.quote(2)).toMatchObject({ refusal: { refusal: 'no-such-room' } })
      expect((await guest.reservation()).version).toBe(version + 1)
      await expectInvariants(at.store.db)
    })

    test.each([
      [{ acceptedPolicy: false }, 'policy-not-accepted'],
      [{ reason: { firstAnswer: 'family-death' } }, 'reason-missing'],
      [{ reason: { firstAnswer: 'no-such-reason' } }, 'reason-not-known'],
      [{ reason: { firstAnswer: 'other', otherReason: '  ' } }, 'details-missing'],
      [{ offer: 'credit' as const }, 'offer-not-available'],
      [{ reason: { firstAnswer: 'health' }, offer: 'waiver' as const }, 'offer-not-available'],
      [{ reason: { firstAnswer: 'keep-credit' }, offer: 'waiver' as const }, 'offer-not-available'],
    ])('with %j is refused: %s', async (body, refusal) => {
      const guest = await at.guestOf([aRoom()])
      const before = await guest.reservation()
      expect(await guest.confirm(await guest.quoted(1), body)).toMatchObject({ refusal: { refusal } })
      expect(await guest.reservation()).toEqual(before)
    })

    test('of an expired quote changes nothing and attaches a fresh quote', async () => {
      const guest = await at.guestOf([aRoom()])
      const quote = await guest.quoted(1)
      at.service.clock.moveOn(16 * 60)
      const answer = await guest.confirm(quote)
      const failure = answer.ok ? undefined : answer.refusal
      expect(failure).toMatchObject({ refusal: 'quote-expired' })
      const fresh =
        failure?.kind === 'refused' && failure.refusal === 'quote-expired' ? failure.attached : undefined
      expect(fresh?.change).toEqual(quote.change)
      expect((await guest.reservation()).status).toBe('confirmed')
      expect(await guest.confirm(fresh ?? quote)).toMatchObject({ ok: true })
    })

    test('of a replaced quote, or of another guest’s, is refused', async () => {
      const guest = await at.guestOf([aRoom(), aRoom()])
      const other = await at.guestOf([aRoom()])
      const older = await guest.quoted(2)
      const theirs = await other.quoted(1)
      await guest.quoted(1, 2)
      expect(await guest.confirm(older)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
      expect(await guest.confirm(theirs)).toMatchObject({ refusal: { refusal: 'quote-not-found' } })
    })

    test('is refused once the next penalty tier has begun, even before the quote’s usual expiry', async () => {
      // Seven days before arrival at 15:00 in Cancún, which is 20:00 UTC.
      const left = Date.parse('2027-03-01T20:00:00Z') - at.service.clock.now().getTime() - 60_000
      at.service.clock.moveOn(left / 1_000)
      const guest = await at.guestOf([aRoom()], addDays(opening, 7))
      const quote = await guest.quoted(1)
      expect(quote).toMatchObject({
        expiresAt: '2027-03-01T20:00:00.000Z',
        change: { penalty: { amount: 0 } },
      })
      at.service.clock.moveOn(60)
      expect(await guest.confirm(quote)).toMatchObject({ refusal: { refusal: 'quote-expired' } })
      expect(await guest.quoted(1)).toMatchObject({ change: { penalty: { amount: 60_000 } } })
    })
  })

  test('as credit gives a credit note, valid for a year, over everything paid for flexible rooms', async () => {
    const guest = await at.guestOf([aRoom(), saver], late)
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
    await expectInvariants(at.store.db)
  })

  test('after declining a retention offer cancels like any other reason', async () => {
    const guest = await at.guestOf([aRoom()])
    const receipt = await guest.cancel([1], { reason: { firstAnswer: 'reschedule' }, offer: 'declined' })
    expect(receipt.outcome).toBe('cancelled')
  })

  test('the reasons are in the language of the site, follow-up questions below each', async () => {
    const { client } = await at.guestOf([aRoom()])
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
