import { changePropertySettings, getPropertySettings } from '@veranda/contract'
import { addDays, type Instant, type SettingValues } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aPayingGuest, canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { seedReasons } from '../cancellations/seed-reasons.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import {
  aTestProperty,
  book,
  codeOf,
  openNights,
  type TestProperty,
} from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import type { Store } from '../platform/db/store.ts'
import { anEditor } from '../staff-catalogues/testing/an-editor.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

const opening = '2027-05-01'
const stay = { arrival: addDays(opening, 3), departure: addDays(opening, 6) } as const
const later = { arrival: addDays(opening, 10), departure: addDays(opening, 13) } as const
const stricter = 'yes|15:00;30|whole-stay|'

onEveryDatabase((open) => {
  let store: Store
  let hotel: TestProperty
  let app: ReturnType<typeof createApp>
  let asStored: SettingValues
  let booked = 400
  const params = { property: 'H1' }
  const read = async () => valueOf(await anEditor(store).client.call(getPropertySettings, { params }))
  const rule = async (values: SettingValues) => {
    const { version } = await read()
    const guard = { key: crypto.randomUUID(), version }
    valueOf(
      await anEditor(store).client.call(changePropertySettings, {
        params,
        body: { values: { ...values } },
        guard,
      }),
    )
  }
  const putBack = () => rule(asStored)
  const aGuest = async () => {
    booked += 1
    const rooms = [{ category: 0, pricePerNight: 28_000 }] as const
    const who = await book(store.db, hotel, { code: codeOf(booked), stay, rooms })
    return aChangingGuest(clientOf(app, who), who)
  }

  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 40, rooms: 60, priceOf: () => 30_000 })
    await seedReasons(store.db)
    app = createApp(aService(store))
    asStored = (await read()).values
  })
  afterAll(() => store.close())

  describe('a quoted change whose property became stricter', () => {
    test('is answered with a quote by the new rule; nothing is done until that is confirmed', async () => {
      const guest = await aGuest()
      const quote = valueOf(await guest.ask('change-dates', { stay: later }))
      await rule({ 'policy.FLEX': stricter })
      const before = await guest.reservation()
      const answer = await guest.confirm(quote)
      expect(await guest.reservation()).toEqual(before)
      if (answer.ok || answer.refusal.kind !== 'refused' || answer.refusal.refusal !== 'price-moved')
        throw new Error(JSON.stringify(answer))
      const fresh = answer.refusal.attached
      if (!fresh) throw new Error('No fresh quote came along')
      expect(fresh.change.newTotal).toEqual(quote.change.newTotal)
      expect(fresh.change.rooms[0]?.policyAfter.tiers).toMatchObject([{ daysBefore: 30 }])
      valueOf(await guest.confirm(fresh))
      expect((await guest.reservation()).rooms[0]?.policy.tiers).toMatchObject([{ daysBefore: 30 }])
      await putBack()
    })

    test.each([
      ['a longer stay', { minimumNights: '5' }, 'too-short'],
      ['days that are closed', { limitedDays: `${later.arrival}|${later.departure}|closed|` }, 'closed'],
      ['fewer days ahead', { bookableDays: '30' }, expect.any(String)],
    ] as const)('and asks for %s is not done, and says so', async (_, values, kind) => {
      const guest = await aGuest()
      const quote = valueOf(await guest.ask('change-dates', { stay: later }))
      await rule(values)
      const before = await guest.reservation()
      const answer = await guest.confirm(quote)
      expect(answer).toMatchObject({ refusal: { refusal: 'sold-out', attached: { restriction: { kind } } } })
      expect(await guest.reservation()).toEqual({ ...before, property: expect.anything() })
      await putBack()
      await expectInvariants(store.db)
    })
  })

  test('a quoted cancellation is what the guest read: the policy of the booking, and the minutes to undo it', async () => {
    const aCanceller = async () =>
      canceller(
        app,
        await aPayingGuest(store.db, hotel, {
          arrival: stay.arrival,
          rooms: [{ category: 0, pricePerNight: 30_000, paid: 90_000 }],
        }),
      )
    const [guest, other] = [await aCanceller(), await aCanceller()]
    const quote = await guest.quoted(1)
    await rule({ 'policy.FLEX': stricter, reinstateMinutes: '5' })
    const receipt = valueOf(await guest.confirm(quote))
    expect(receipt.cancellation).toMatchObject({ penalty: quote.change.penalty, refund: quote.change.refund })
    expect(minutesOf(receipt.reinstateUntil)).toBe(30)
    const afterwards = await other.cancel([1])
    expect(minutesOf(afterwards.reinstateUntil)).toBe(5)
    await putBack()
    await expectInvariants(store.db)
  })
})

/** Since the moment of these tests. */
const minutesOf = (until: Instant | undefined): number =>
  (Date.parse(until ?? '') - Date.parse('2027-03-01T15:00:00Z')) / 60_000
