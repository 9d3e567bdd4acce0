import { getCancellation, quoteDates } from '@veranda/contract'
import { addDays } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { aStaffToken, aToken } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aCancellingProperty, aRoom, type CancellingProperty, late } from './testing/a-cancelling-property.ts'
import { decide } from './testing/the-team.ts'

const room = aRoom()
const wedding = { reason: { firstAnswer: 'wedding' } }

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())

  const admin = aStaffToken(['admin'])

  test('a reason that needs review cancels nothing yet: the rooms stay booked, and nothing can be changed', async () => {
    const guest = await at.guestOf([room, room], late)
    const before = await guest.reservation()
    const receipt = await guest.cancel([2], wedding)
    expect(receipt).toMatchObject({ outcome: 'under-review', refunds: [], version: before.version + 1 })
    expect(receipt.cancellationCode).toBeUndefined()
    const after = await guest.reservation()
    expect(after.status).toBe('under-review')
    expect(after.pricing).toEqual(before.pricing)
    expect(after.history.at(-1)?.kind).toBe('cancellation-requested')
    const { arrival, departure } = before.stay
    const refusal = { refusal: 'action-not-allowed', attached: { reason: 'cancellation-under-review' } }
    expect(await guest.quote(2)).toMatchObject({ refusal })
    expect(
      await guest.client.call(quoteDates, {
        query: { checkIn: addDays(arrival, 1), checkOut: addDays(departure, 1) },
      }),
    ).toMatchObject({ refusal })
    await expectInvariants(at.store.db)
  })

  test('a withdrawn request leaves everything as it was', async () => {
    const guest = await at.guestOf([room, room], late)
    const { rooms, bookingId } = await guest.reservation()
    await guest.cancel([1, 2], wedding)
    expect(await guest.withdraw()).toMatchObject({ ok: true })
    expect((await guest.reservation()).rooms).toEqual(rooms)
    expect(await guest.withdraw()).toMatchObject({ refusal: { refusal: 'no-request' } })
    expect(
      await guest.client.call(getCancellation, { params: { bookingId: String(bookingId) } }),
    ).toMatchObject({ value: { outcome: 'under-review', ended: { as: 'withdrawn' } } })
  })

  test.each(['wedding', 'health', 'changed-plans'])(
    'where cancelling is free, %s cancels at once without a review',
    async (firstAnswer) => {
      const guest = await at.guestOf([room, room])
      const receipt = await guest.cancel([2], { reason: { firstAnswer } })
      expect(receipt).toMatchObject({ outcome: 'cancelled', cancellation: { penalty: { amount: 0 } } })
    },
  )

  test('a waiver can be asked for only where something is charged, and with a document', async () => {
    const health = { reason: { firstAnswer: 'health' }, offer: 'waiver' as const }
    const free = await at.guestOf([room])
    expect(await free.confirm(await free.quoted(1), health)).toMatchObject({
      refusal: { refusal: 'offer-not-available' },
    })
    const charged = await at.guestOf([room], late)
    expect(await charged.confirm(await charged.quoted(1), health)).toMatchObject({
      refusal: { refusal: 'details-missing' },
    })
  })

  describe('the hotel’s team', () => {
    test('grants a request at the quoted amounts, however late', async () => {
      // From one day before arrival everything is charged; now it is two nights of three.
      const guest = await at.guestOf([room, room], late)
      const { requestId = '', cancellation } = await guest.cancel([2], wedding)
      expect(cancellation.penalty.amount).toBe(60_000)
      at.service.clock.moveOn(4.5 * 24 * 3_600)
      const answer = await decide(at.app, admin, requestId, 'grant')
      expect(answer).toMatchObject({
        value: {
          outcome: 'cancelled',
          cancellation: { rooms: [{ roomNumber: 2 }], refund: { amount: 30_000 } },
          refunds: [{ amount: { amount: 30_000 } }],
        },
      })
      const after = await guest.reservation()
      expect(after.rooms.map(({ status }) => status)).toEqual(['confirmed', 'cancelled'])
      expect(after.history.at(-1)).toMatchObject({ kind: 'cancelled', by: 'hotel' })
      expect(await decide(at.app, admin, requestId, 'grant')).toMatchObject({
        refusal: { refusal: 'no-request' },
      })
      await expectInvariants(at.store.db)
    })

    test('declines a request, and the rooms stay booked', async () => {
      const guest = await at.guestOf([room], late)
      const { requestId = '' } = await guest.cancel([1], wedding)
      expect(await decide(at.app, aStaffToken(['agent']), requestId, 'decline')).toMatchObject({
        value: { outcome: 'under-review', ended: { as: 'declined' } },
      })
      expect(await guest.reservation()).toMatchObject({ status: 'confirmed' })
      expect((await guest.reservation()).history.at(-1)).toMatchObject({
        kind: 'cancellation-declined',
        by: 'hotel',
      })
      await expectInvariants(at.store.db)
    })

    test('consists of its groups’ members: a guest or a stranger is refused', async () => {
      const guest = await at.guestOf([room], late)
      const { requestId = '' } = await guest.cancel([1], wedding)
      const { reservationCode } = await guest.reservation()
      for (const token of [aToken(reservationCode, 'palace'), aStaffToken([]), aStaffToken(['guests'])])
        expect(await decide(at.app, token, requestId, 'grant')).toMatchObject({
          refusal: { kind: 'forbidden' },
        })
      expect(await decide(at.app, 'nothing', requestId, 'grant')).toMatchObject({
        refusal: { kind: 'not-signed-in' },
      })
      expect((await guest.reservation()).status).toBe('under-review')
    })
  })
})
