import { getCancellationTerms } from '@veranda/contract'
import { activeRooms, addDays, type CancellationPolicy, tierAt } from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { anyAddOn, anyTransfer, bookAdditions } from '../changes/testing/book-additions.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { outbox } from '../schema/outbox.ts'
import { exactMoney } from '../letters/letter-formats.ts'
import { cancelledLetter, cancelledOrder } from '../letters/cancelled/letter.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aPayingGuest, canceller } from './testing/a-cancelling-guest.ts'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
  opening,
} from './testing/a-cancelling-property.ts'
import * as v from 'valibot'
import { palaceLetterhead } from '../testing/sample-brands.ts'

/** A room of the letter together with its main guest. */
const held = <Named extends object>(named: Named) => ({ ...named, guest: 'Ada Vale' })

const policy: fc.Arbitrary<CancellationPolicy> = fc.constantFrom(
  { refundable: false, deadlineAt: '15:00', tiers: [] },
  {
    refundable: true,
    deadlineAt: '15:00',
    tiers: [
      { daysBefore: 7, charge: { kind: 'nights', count: 2 } },
      { daysBefore: 1, charge: { kind: 'whole-stay' } },
    ],
  },
  {
    refundable: true,
    deadlineAt: '23:59',
    tiers: [{ daysBefore: 15, charge: { kind: 'percent', percent: 35 } }],
  },
)
const room = fc.record({
  paid: fc.integer({ min: 0, max: 90_000 }),
  policy,
  addOns: fc.array(anyAddOn, { maxLength: 2 }),
})
const stay = fc.record({
  /** All rooms are cancelled at once, or the main room after the others. */
  goes: fc.constantFrom('at-once', 'in-two'),
  days: fc.integer({ min: 1, max: 30 }),
  rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
  transfer: anyTransfer,
})
type Stay = typeof stay extends fc.Arbitrary<infer Value> ? Value : never

const language = 'en-US'
const times = runs('SAME_SUMS_RUNS', { landing: 12, full: 200 })

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())

  async function guestOf({ days, rooms, transfer }: Stay) {
    const { db } = at.store
    const arrival = addDays(opening, days)
    const who = await aPayingGuest(db, at.hotel, {
      arrival,
      rooms: rooms.map(({ paid, policy: agreed }) => aRoom({ paid, policy: agreed })),
    })
    const does = canceller(at.app, who)
    const reservation = await does.reservation()
    await bookAdditions(db, reservation, { addOns: rooms.map(({ addOns }) => addOns), transfer })
    return { ...does, bookingId: reservation.bookingId }
  }

  /** Cancels the rooms, and expects the same sums in every place that shows them. */
  async function cancelled(guest: Awaited<ReturnType<typeof guestOf>>, roomNumbers: readonly number[]) {
    const { policyTimeline, rooms, reservationCode } = await guest.reservation()
    const now = at.service.clock.now().toISOString()
    const body = { bookingId: guest.bookingId, roomNumbers: [...roomNumbers] }
    const { curve } = valueOf(await guest.client.call(getCancellationTerms, { body }))
    const quote = await guest.quoted(...roomNumbers)
    const { penalty, refund, outstanding, paid } = quote.change
    const sums = { penalty, refund, outstanding }
    // The timeline covers the whole stay.
    if (activeRooms(rooms).length === roomNumbers.length)
      expect(tierAt(policyTimeline, now)).toMatchObject(sums)
    expect(tierAt(curve, now)).toMatchObject(sums)
    const receipt = valueOf(await guest.confirm(quote))
    expect(receipt.cancellation).toMatchObject({ ...sums, paid })
    expect(receipt.refunds.reduce((total, { amount }) => total + amount.amount, 0)).toBe(refund.amount)
    const ordered = and(eq(outbox.reservationCode, reservationCode), eq(outbox.kind, 'cancelled'))
    const letters = await at.store.db.select().from(outbox).where(ordered)
    const order = letters
      .map(({ payload }) => v.parse(cancelledOrder, payload))
      .find(({ rooms: [first] }) => first?.roomNumber === roomNumbers[0])
    if (!order) throw new Error('A letter says what was cancelled')
    expect(order).toMatchObject({ ...sums, paid })
    const { text } = await cancelledLetter({
      ...order,
      rooms: order.rooms.map(held),
      staying: order.staying.map(held),
      letterhead: palaceLetterhead,
      hotelName: 'House',
      timeZone: 'America/Cancun',
      helpPhone: '+1 555 0100',
      locale: language,
      firstName: 'Ada',
      link: 'https://stay.palace.example.com',
    })
    for (const amount of [paid, penalty, refund]) expect(text).toContain(exactMoney(language, amount))
  }

  test('timeline, curve, quote, receipt and letter show the same sums, whatever was booked, paid and cancelled', async () => {
    let agreed = 0
    await fc.assert(
      fc.asyncProperty(stay, async (wanted) => {
        const guest = await guestOf(wanted)
        const [main = 1, ...others] = wanted.rooms.map((_, index) => index + 1)
        const parts = wanted.goes === 'in-two' && others.length > 0 ? [others, [main]] : [[main, ...others]]
        for (const part of parts) await cancelled(guest, part)
        agreed += 1
      }),
      { numRuns: times },
    )
    await expectInvariants(at.store.db)
    recordFigure(
      'One sum of a cancellation on page, receipt and letter: reservations',
      `${agreed} of ${times}`,
    )
  }, 1_800_000)
})
