import { changeStay, validateReservation } from '@veranda/contract'
import { addDays, type ChangeSelection, noSelection, type Occupancy } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { nightlyPrice } from '../schema/catalogue.ts'
import { inventory } from '../schema/inventory.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aChangingGuest, valueOf } from './testing/a-changing-guest.ts'
import {
  aTestProperty,
  book,
  type BookedRoom,
  codeOf,
  type TestProperty,
  openNights,
} from './testing/a-test-property.ts'
import { expectInvariants } from './testing/invariants.ts'

const opening = '2027-05-01'
const stay = { arrival: addDays(opening, 3), departure: addDays(opening, 6) } as const
const nobody: Occupancy = { adults: 0, teens: 0, kids: 0, infants: 0 }
const couple: Occupancy = { ...nobody, adults: 2 }
const simple = 30_000
const superior = 45_000

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: TestProperty
  let app: ReturnType<typeof createApp>
  let booked = 0
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, {
      from: opening,
      nights: 40,
      rooms: 60,
      priceOf: (_, category) => (category === 0 ? simple : superior),
    })
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  const aRoom = (over: Partial<BookedRoom> = {}): BookedRoom => ({
    category: 0,
    pricePerNight: 28_000,
    ...over,
  })
  async function aGuest(rooms: readonly BookedRoom[] = [aRoom()]) {
    booked += 1
    const who = await book(store.db, hotel, { code: codeOf(booked), stay, rooms })
    return aChangingGuest(clientOf(app, who), who)
  }
  const upgrade = (...roomNumbers: readonly number[]): Partial<ChangeSelection> => ({
    rooms: roomNumbers.map((roomNumber) => ({ roomNumber, roomTypeId: hotel.roomTypeIds[1] })),
  })
  const soldOf = async (category: 0 | 1) => {
    const [row] = await store.db
      .select({ sold: sql<number>`sum(${inventory.sold})`.mapWith(Number) })
      .from(inventory)
      .where(eq(inventory.roomTypeId, hotel.roomTypeIds[category]))
    return row?.sold ?? 0
  }

  describe('an upgrade', () => {
    test('prices the upgraded rooms anew, and leaves the price of the others', async () => {
      const guest = await aGuest([aRoom(), aRoom()])
      const { change } = valueOf(await guest.ask('upgrade-room', upgrade(2)))
      expect(
        change.rooms.map(({ name, was, before, after }) => [name, was?.name, before.amount, after.amount]),
      ).toEqual([
        ['Category 0', 'Category 0', 84_000, 84_000],
        ['Category 1', 'Category 0', 84_000, 3 * superior],
      ])
      expect(change.settlement).toMatchObject({ kind: 'to-pay', amount: { amount: 3 * superior - 84_000 } })
      await expectInvariants(store.db)
    })

    test('moves the rooms from one category to the other, night by night', async () => {
      const guest = await aGuest([aRoom(), aRoom()])
      const [simpleBefore, superiorBefore] = [await soldOf(0), await soldOf(1)]
      const { version } = await guest.change('upgrade-room', upgrade(1, 2))
      const after = await guest.reservation()
      expect(after.version).toBe(version)
      expect(after.rooms.map(({ category, total }) => [category.name, total.amount])).toEqual([
        ['Category 1', 3 * superior],
        ['Category 1', 3 * superior],
      ])
      expect(after.history.at(-1)).toMatchObject({ kind: 'room-changed', difference: { amount: 102_000 } })
      expect([await soldOf(0), await soldOf(1)]).toEqual([simpleBefore - 6, superiorBefore + 6])
      await expectInvariants(store.db)
    })

    test.each([
      ['to the room it is', 0, 'same-category'],
      ['to a room that is not sold here', 999, 'category-not-found'],
    ])('%s is no upgrade', async (_, roomTypeId, kind) => {
      const guest = await aGuest()
      const wanted = roomTypeId === 0 ? hotel.roomTypeIds[0] : roomTypeId
      const answer = await guest.ask('upgrade-room', { rooms: [{ roomNumber: 1, roomTypeId: wanted }] })
      expect(whyNot(answer)).toMatchObject({ kind })
    })

    test('never goes to a lower category; a change of rooms may, and refunds the difference', async () => {
      const guest = await aGuest([aRoom({ category: 1, pricePerNight: superior, paid: 3 * superior })])
      const down = { rooms: [{ roomNumber: 1, roomTypeId: hotel.roomTypeIds[0] }] }
      expect(whyNot(await guest.ask('upgrade-room', down))).toEqual({ kind: 'not-superior', roomNumber: 1 })
      const { change } = await guest.change('change-rooms', down)
      expect(change.settlement).toMatchObject({
        kind: 'to-refund',
        amount: { amount: 3 * (superior - simple) },
      })
      await expectInvariants(store.db)
    })

    test('does not free the stay of the guest’s other room', async () => {
      const guest = await aGuest([aRoom({ category: 1 }), aRoom()])
      await onlyLeft(1, 0)
      expect(await guest.ask('upgrade-room', upgrade(2))).toMatchObject({
        refusal: { refusal: 'stay-not-possible', attached: { kind: 'sold-out', roomNumbers: [2] } },
      })
      await onlyLeft(1, 10)
    })
  })

  describe('adding guests', () => {
    const withKid = { rooms: [{ roomNumber: 1, moreGuests: { ...nobody, kids: 1 } }] }

    test('costs what the new price exceeds the paid one by; the new guests have no names yet', async () => {
      const guest = await aGuest([aRoom({ paid: 84_000 })])
      const { change } = await guest.change('add-guests', withKid)
      expect(change.settlement).toMatchObject({
        kind: 'to-pay',
        amount: { amount: 3 * (simple + 1_507) - 84_000 },
      })
      const after = await guest.reservation()
      expect(after.rooms[0]).toMatchObject({ occupancy: { ...couple, kids: 1 }, balance: change.difference })
      expect(after.rooms[0]?.guests.at(-1)).toMatchObject({
        category: 'kid',
        firstName: '',
        isMainGuest: false,
      })
      await expectInvariants(store.db)
    })

    test('never refunds: an amount paid above today’s price is shown, and stays paid', async () => {
      const expensive = 40_000
      const guest = await aGuest([aRoom({ pricePerNight: expensive, paid: 3 * expensive })])
      const { change } = await guest.change('add-guests', withKid)
      expect(change.settlement).toEqual({ kind: 'nothing' })
      expect(change.rooms[0]).toMatchObject({
        after: { amount: 3 * expensive },
        hiddenCredit: { amount: 3 * expensive - 3 * (simple + 1_507) },
      })
      await expectInvariants(store.db)
    })

    test('never exceeds the room’s occupancy', async () => {
      const guest = await aGuest()
      const five = { rooms: [{ roomNumber: 1, moreGuests: { ...nobody, adults: 5 } }] }
      expect(whyNot(await guest.ask('add-guests', five))).toEqual({
        kind: 'too-many-guests',
        roomNumber: 1,
        maxOccupancy: 6,
      })
    })
  })

  describe('adding a room', () => {
    const more = (firstName = 'Noor'): Partial<ChangeSelection> => ({
      newRooms: [
        {
          roomTypeId: hotel.roomTypeIds[1],
          occupancy: { ...couple, infants: 1 },
          firstName,
          lastName: 'Haddad',
        },
      ],
    })

    test('uses the main room’s rate, the next number, and a named guest', async () => {
      const guest = await aGuest()
      const { change } = await guest.change('change-rooms', more())
      expect(change.difference.amount).toBe(3 * superior)
      const { rooms } = await guest.reservation()
      expect(rooms.map(({ roomNumber, isMain }) => [roomNumber, isMain])).toEqual([
        [1, true],
        [2, false],
      ])
      expect(rooms[1]?.ratePlan).toEqual(rooms[0]?.ratePlan)
      expect(rooms[1]?.guests.map(({ firstName, category }) => [firstName, category])).toEqual([
        ['Noor', 'adult'],
        ['', 'adult'],
        ['', 'infant'],
      ])
      await expectInvariants(store.db)
    })

    test('is refused beyond the ninth room', async () => {
      const guest = await aGuest(Array.from({ length: 9 }, () => aRoom()))
      expect(whyNot(await guest.ask('change-rooms', more()))).toEqual({ kind: 'too-many-rooms' })
    })

    test('is refused where the category is sold out on a night, and changes nothing', async () => {
      const guest = await aGuest()
      const quote = valueOf(await guest.ask('change-rooms', more()))
      await onlyLeft(1, 0)
      const before = await guest.reservation()
      expect(await guest.confirm(quote)).toMatchObject({
        refusal: {
          refusal: 'sold-out',
          attached: { restriction: { kind: 'sold-out', roomNumbers: [2], nearest: expect.any(Array) } },
        },
      })
      expect(await guest.reservation()).toEqual(before)
      await onlyLeft(1, 10)
      await expectInvariants(store.db)
    })
  })

  describe('a change quote', () => {
    test('stays open beside one of another flow; a new one for the same flow replaces it', async () => {
      const guest = await aGuest()
      const first = valueOf(await guest.ask('upgrade-room', upgrade(1)))
      const other = valueOf(await guest.ask('variant-1', upgrade(1)))
      const second = valueOf(await guest.ask('upgrade-room', upgrade(1)))
      expect(await guest.confirm(first)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
      expect(await guest.confirm(second)).toMatchObject({ ok: true })
      // The other quote was made for an earlier version of the reservation.
      expect(await guest.confirm(other)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
    })

    test('accepts only the changes of its own flow', async () => {
      const guest = await aGuest()
      const answer = await guest.ask('add-guests', { stay })
      expect(answer).toMatchObject({ refusal: { refusal: 'unexpected' } })
      expect(whyNot(await guest.ask('variant-2', noSelection))).toEqual({ kind: 'nothing-wanted' })
    })

    test('whose price moved is answered with a fresh quote of the same selection', async () => {
      const guest = await aGuest()
      const quote = valueOf(await guest.ask('upgrade-room', upgrade(1)))
      await increase(500)
      const answer = await guest.confirm(quote)
      expect(answer).toMatchObject({
        refusal: { refusal: 'price-moved', attached: { change: { newTotal: { amount: 136_500 } } } },
      })
      await increase(-500)
    })

    test('confirmed twice with one key is one change', async () => {
      const guest = await aGuest()
      const quote = valueOf(await guest.ask('upgrade-room', upgrade(1)))
      const key = crypto.randomUUID()
      const { version } = await guest.reservation()
      const one = await guest.confirm(quote, 'at-check-in', key)
      const repeated = await guest.client.call(changeStay, {
        params: { bookingId: String((await guest.reservation()).bookingId) },
        body: { quoteId: quote.quoteId, quoteToken: quote.token, timing: 'at-check-in', acceptedTerms: true },
        guard: { key, version },
      })
      expect(repeated).toEqual(one)
      expect((await guest.reservation()).version).toBe(version + 1)
    })

    test('of another guest changes nothing', async () => {
      const [mine, theirs] = [await aGuest(), await aGuest()]
      const quote = valueOf(await theirs.ask('upgrade-room', upgrade(1)))
      expect(await mine.confirm(quote)).toMatchObject({ refusal: { refusal: 'quote-not-found' } })
    })
  })

  test('a newly named main guest of a room may sign in by that name', async () => {
    const guest = await aGuest()
    await guest.change('change-rooms', {
      newRooms: [
        { roomTypeId: hotel.roomTypeIds[0], occupancy: couple, firstName: 'Noor', lastName: 'Haddad' },
      ],
    })
    const named = { reservationCode: codeOf(booked), firstName: 'noor', lastName: 'HADDAD' }
    const answer = await guest.client.call(validateReservation, { body: named })
    expect(answer).toMatchObject({ ok: true, value: { isValid: true } })
  })

  const onlyLeft = (category: 0 | 1, rooms: number) =>
    store.db
      .update(inventory)
      .set({ total: sql`${inventory.sold} + ${inventory.held} + ${rooms}` })
      .where(eq(inventory.roomTypeId, hotel.roomTypeIds[category]))
  const increase = (by: number) =>
    store.db
      .update(nightlyPrice)
      .set({ price: sql`${nightlyPrice.price} + ${by}` })
      .where(eq(nightlyPrice.roomTypeId, hotel.roomTypeIds[1]))
})

function whyNot(answer: { readonly ok: boolean; readonly refusal?: unknown }): unknown {
  const refused = answer.refusal as { readonly refusal?: string; readonly attached?: unknown } | undefined
  expect(refused?.refusal).toBe('change-not-possible')
  return refused?.attached
}
