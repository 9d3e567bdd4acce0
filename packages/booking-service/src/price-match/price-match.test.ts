import {
  answerPriceMatch,
  type CallInput,
  createClient,
  getPriceMatch,
  requestPriceMatch,
  withdrawPriceMatch,
} from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
} from '../cancellations/testing/a-cancelling-property.ts'
import { aPayingGuest, canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { outbox } from '../schema/outbox.ts'
import { aStaffToken } from '../testing/a-service.ts'
import { sending } from '../documents/testing/a-sender.ts'
import { pdf } from '../documents/testing/files.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

type Answer = CallInput<typeof answerPriceMatch>['body']

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())

  const team = createClient({
    baseUrl: 'http://admin.localhost:4000/api',
    bearer: async () => aStaffToken(['agent']),
    fetch: async (input, init) => at.app.fetch(new Request(input, init)),
  })
  const answer = (priceMatchId: string, body: Answer) =>
    team.call(answerPriceMatch, { params: { priceMatchId }, body, guard: { key: crypto.randomUUID() } })

  /** A guest of two rooms of 900.00 each, who found a better price. */
  async function aGuest(paid = 90_000) {
    const rooms = [aRoom({ paid }), aRoom({ paid })]
    const who = await aPayingGuest(at.store.db, at.hotel, { arrival: '2027-04-20', rooms })
    const does = canceller(at.app, who)
    const { bookingId } = await does.reservation()
    const params = { bookingId: String(bookingId) }
    const guard = async () => ({ key: crypto.randomUUID(), version: (await does.reservation()).version })
    const ask = async () => {
      const documentIds = [String((await sending(at.app, who, bookingId)(pdf()))['documentId'])]
      return does.client.call(requestPriceMatch, { params, body: { documentIds }, guard: await guard() })
    }
    return {
      ...does,
      ask,
      requested: async () => valueOf(await ask()).priceMatchId,
      read: async () => valueOf(await does.client.call(getPriceMatch, { params })),
      withdraw: async () => does.client.call(withdrawPriceMatch, { params, body: {}, guard: await guard() }),
    }
  }

  test('leaves the stay booked: its status, its price and its actions stay the same', async () => {
    const guest = await aGuest()
    const before = await guest.reservation()
    expect(valueOf(await guest.ask())).toMatchObject({
      state: 'requested',
      requestedAt: '2027-03-01T15:00:00.000Z',
      answerBy: '2027-03-02T15:00:00.000Z',
    })
    const after = await guest.reservation()
    expect(after.status).toBe('confirmed')
    expect(after.actions).toEqual(before.actions)
    expect(after.pricing).toEqual(before.pricing)
    expect(after.history.at(-1)).toMatchObject({ kind: 'price-match-requested', by: 'guest' })
    expect(await guest.ask()).toMatchObject({ refusal: { refusal: 'price-match-open' } })
    // In the meantime the stay can be changed, and even cancelled.
    expect(await guest.cancel([2])).toMatchObject({ outcome: 'cancelled' })
  })

  describe('matched', () => {
    test.each([
      ['goes back to who has paid everything', 90_000, 30_000, 0],
      ['lowers what is still to pay first', 80_000, 10_000, 0],
      ['goes back to nobody where more is still to pay', 40_000, 0, 70_000],
    ])('settles the difference: %s', async (_, paid, refund, balance) => {
      const guest = await aGuest(paid)
      const priceMatchId = await guest.requested()
      const matched = valueOf(await answer(priceMatchId, { decision: 'match', price: 1_500 }))
      expect(matched).toMatchObject({
        state: 'matched',
        saving: { amount: 30_000 },
        refund: { amount: refund },
      })
      const { pricing, rooms, status, history } = await guest.reservation()
      expect(pricing).toMatchObject({ rooms: { amount: 150_000 }, balance: { amount: balance } })
      expect(rooms.map(({ total }) => total.amount)).toEqual([75_000, 75_000])
      expect(status).toBe('confirmed')
      expect(history.at(-1)).toMatchObject({
        kind: 'price-match-matched',
        by: 'hotel',
        difference: { amount: -30_000 },
      })
      expect(await guest.read()).toEqual(matched)
      await expectInvariants(at.store.db)
    })

    test('is refused at a price that is not lower, and once there is an answer', async () => {
      const guest = await aGuest()
      const priceMatchId = await guest.requested()
      for (const price of [1_800, 2_000, undefined])
        expect(await answer(priceMatchId, { decision: 'match', price })).toMatchObject({
          refusal: { refusal: 'price-not-lower' },
        })
      valueOf(await answer(priceMatchId, { decision: 'match', price: 1_799.99 }))
      expect(await answer(priceMatchId, { decision: 'decline' })).toMatchObject({
        refusal: { refusal: 'no-request' },
      })
      expect(await guest.withdraw()).toMatchObject({ refusal: { refusal: 'no-request' } })
      await expectInvariants(at.store.db)
    })
  })

  test('not matched, changes nothing but its answer, and another price may be sent', async () => {
    const guest = await aGuest()
    const { pricing } = await guest.reservation()
    const note = 'The offer is for another room.'
    expect(valueOf(await answer(await guest.requested(), { decision: 'decline', note }))).toMatchObject({
      state: 'not-matched',
      note,
    })
    expect((await guest.reservation()).pricing).toEqual(pricing)
    expect(valueOf(await guest.ask()).state).toBe('requested')
  })

  test('withdrawn by its guest, is closed', async () => {
    const guest = await aGuest()
    const priceMatchId = await guest.requested()
    expect(valueOf(await guest.withdraw()).state).toBe('withdrawn')
    expect(await answer(priceMatchId, { decision: 'match', price: 1 })).toMatchObject({
      refusal: { refusal: 'no-request' },
    })
  })

  test('has one letter for each state, without the team’s note', async () => {
    const guest = await aGuest()
    await at.store.db.delete(outbox)
    await guest.requested()
    await guest.withdraw()
    await answer(await guest.requested(), { decision: 'decline', note: 'Another room.' })
    await answer(await guest.requested(), { decision: 'match', price: 1_500 })
    const { reservationCode } = await guest.reservation()
    const orders = await at.store.db
      .select({ kind: outbox.kind, payload: outbox.payload })
      .from(outbox)
      .where(eq(outbox.reservationCode, reservationCode))
    const kinds = orders.map(({ kind }) => kind.replace('price-match-', '')).toSorted()
    expect(kinds).toEqual(['matched', 'not-matched', 'requested', 'requested', 'requested', 'withdrawn'])
    expect(JSON.stringify(orders)).not.toContain('Another room')
  })
})
