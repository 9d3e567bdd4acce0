import { addDays, type AddOnPlace, type PlainDate, type Stay } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { requireAddOnsInside } from '../changes/require-add-ons-inside.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import {
  aTestProperty,
  book,
  codeOf,
  type TestProperty,
  openNights,
} from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { outbox } from '../schema/outbox.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { reservation } from '../schema/reservation.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf, type TestService } from '../testing/a-service.ts'
import { embeddedProvider } from '@veranda/dev-payment-provider'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aGuestOfServices } from './testing/a-guest-of-services.ts'
import { openOffers } from './testing/the-offers.ts'

const opening = '2027-03-10'
const stay: Stay = { arrival: addDays(opening, 5), departure: addDays(opening, 9) }
const later: Stay = { arrival: addDays(stay.arrival, 14), departure: addDays(stay.departure, 14) }
const onDay = (day: number, of: Stay = stay): PlainDate => addDays(of.arrival, day)
const origin = 'http://pay.localhost:4000'

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: TestProperty
  let service: TestService
  let app: ReturnType<typeof createApp>
  let booked = 900
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 40, rooms: 80 })
    await openOffers(store.db, hotel)
  })
  // The clock of every test starts on 1 March.
  beforeEach(() => {
    const { clock } = aService(store)
    const provider = embeddedProvider({ database: store.db, clock, origin })
    const payments = {
      provider,
      field: { kind: 'embedded', url: `${origin}/card` },
      origins: { frames: [origin], talksTo: [] },
    } as const
    service = { ...aService(store, { payments }), clock }
    app = createApp({ ...service, clock })
  })
  afterAll(() => store.close())

  /** A guest with two massages on the second day and flowers on the last day but one, all paid by card. */
  async function aGuestWithAddOns() {
    booked += 1
    const who = await book(store.db, hotel, {
      code: codeOf(booked),
      stay,
      rooms: [{ category: 0, pricePerNight: 30_000, paid: 120_000 }],
    })
    const guest = aGuestOfServices({ service, app, hotel }, who)
    const { ask } = aChangingGuest(clientOf(app, who), who)
    await guest.takeAndPay(guest.take('massage', onDay(1), 2), guest.take('flowers', onDay(3)))
    const [massage, flowers] = await guest.services()
    if (!massage || !flowers) throw new Error('The add-ons are not there')
    const move = (to: Stay, places: Readonly<Record<number, AddOnPlace>> = {}) =>
      ask('change-dates', {
        stay: to,
        addOns: Object.entries(places).map(([id, place]) => ({ addOnId: Number(id), place })),
      })
    return { ...guest, ask, massage, flowers, move }
  }

  describe('a stay that is moved', () => {
    test('takes its dated add-ons along: the quote lists them, the confirmed stay has them, paid as before', async () => {
      const guest = await aGuestWithAddOns()
      const before = await guest.reservation()
      const quote = valueOf(await guest.move(later))
      expect(quote.change.services).toMatchObject([
        {
          kind: 'moved',
          name: 'Massage',
          quantity: 2,
          dayBefore: onDay(1),
          day: onDay(1, later),
          places: ['move', 'refund'],
          before: { amount: 24_000 },
          after: { amount: 24_000 },
        },
        { kind: 'moved', name: 'Flowers', day: onDay(3, later), places: ['move', 'refund'] },
      ])
      expect(quote.change.currentTotal).toEqual(before.pricing.total)
      valueOf(await guest.confirm(quote))
      expect(await guest.services()).toMatchObject([
        { name: 'Massage', date: onDay(1, later), isPaid: true },
        { name: 'Flowers', date: onDay(3, later), isPaid: true },
      ])
      const after = await guest.reservation()
      expect(after.pricing.total).toEqual(quote.change.newTotal)
      expect(after.history.map(({ kind }) => kind)).toContain('services-changed')
      await expectInvariants(store.db)
    })

    test('refunds an add-on its guest would rather give back, and one that fits on no new day', async () => {
      const guest = await aGuestWithAddOns()
      const { pricing: before } = await guest.reservation()
      const short = { arrival: later.arrival, departure: addDays(later.arrival, 2) }
      const quote = valueOf(await guest.move(short, { [guest.massage.addOnId]: 'refund' }))
      expect(quote.change.services).toMatchObject([
        { kind: 'removed', name: 'Massage', places: ['move', 'refund'], after: { amount: 0 } },
        { kind: 'removed', name: 'Flowers', places: [], misfit: 'outside-the-stay', after: { amount: 0 } },
      ])
      const back = -quote.change.difference.amount
      expect(quote.change.settlement).toMatchObject({ kind: 'to-refund', amount: { amount: back } })
      const done = valueOf(await guest.confirm(quote))
      expect(done.refunds.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(back)
      expect(await guest.services()).toEqual([])
      const { pricing: after } = await guest.reservation()
      expect(after.paid.amount).toBe(before.paid.amount - back)
      expect(after.total).toEqual(quote.change.newTotal)
      await expectInvariants(store.db)
    })

    test('may leave an add-on on its day if the new stay includes that day', async () => {
      const guest = await aGuestWithAddOns()
      const earlier = { arrival: addDays(stay.arrival, -1), departure: stay.departure }
      const quote = valueOf(await guest.move(earlier, { [guest.flowers.addOnId]: 'keep' }))
      valueOf(await guest.confirm(quote))
      expect(await guest.services()).toMatchObject([
        { name: 'Massage', date: stay.arrival },
        { name: 'Flowers', date: onDay(3) },
      ])
    })

    test('takes its add-ons along together with other changes, and exceeds no limit per day', async () => {
      const guest = await aGuestWithAddOns()
      const [roomTypeId] = hotel.roomTypeIds.slice(1)
      const selection = (quantity: number) =>
        ({
          stay: later,
          rooms: [{ roomNumber: 1, ...(roomTypeId === undefined ? {} : { roomTypeId }) }],
          services: [guest.take('massage', onDay(1, later), quantity)],
        }) as const
      expect(await guest.ask('variant-1', selection(3))).toMatchObject({
        ok: false,
        refusal: { refusal: 'change-not-possible' },
      })
      valueOf(await guest.confirm(valueOf(await guest.ask('variant-1', selection(2)))))
      const days = (await guest.services()).map(({ name, date }) => [name, date])
      expect(days).toEqual([
        ['Massage', onDay(1, later)],
        ['Flowers', onDay(3, later)],
        ['Massage', onDay(1, later)],
      ])
      await expectInvariants(store.db)
    })

    test('lists the moved add-ons in its letter', async () => {
      const guest = await aGuestWithAddOns()
      await store.db.delete(outbox)
      const quote = valueOf(await guest.move(later, { [guest.flowers.addOnId]: 'refund' }))
      valueOf(await guest.confirm(quote))
      const orders = await store.db.select().from(outbox).where(eq(outbox.kind, 'stay-changed'))
      expect(orders.map(({ payload }) => payload)).toMatchObject([
        {
          services: [
            { kind: 'moved', name: 'Massage', day: onDay(1, later), dayBefore: onDay(1) },
            { kind: 'removed', name: 'Flowers' },
          ],
        },
      ])
    })
  })

  test('a change that would leave an add-on outside the stay is rolled back whole', async () => {
    const guest = await aGuestWithAddOns()
    const { bookingId } = await guest.reservation()
    await expect(requireAddOnsInside(store.db, bookingId, later)).rejects.toThrow('outside the stay')
    await expect(requireAddOnsInside(store.db, bookingId, stay)).resolves.toBeUndefined()
  })

  describe('a transfer', () => {
    async function aGuestWithTransfer() {
      const guest = await aGuestWithAddOns()
      const { bookingId } = await guest.reservation()
      await store.db.update(reservation).set({ transferPrice: 9_000 }).where(eq(reservation.id, bookingId))
      const line = { reservationId: bookingId, roomNumber: null, currency: 'USD', at: new Date() } as const
      await store.db.insert(ledgerEntry).values([
        { ...line, operation: 'sale:ride', account: 'guest-folio', amount: 9_000 },
        { ...line, operation: 'sale:ride', account: 'revenue', amount: -9_000 },
        { ...line, operation: 'paid:ride', account: 'cash', amount: 9_000 },
        { ...line, operation: 'paid:ride', account: 'guest-folio', amount: -9_000 },
      ])
      return guest
    }

    test('moves to the new arrival, or is refunded, as its guest chooses', async () => {
      const guest = await aGuestWithTransfer()
      const moved = valueOf(await guest.ask('change-dates', { stay: later }))
      expect(moved.change.transfer).toMatchObject({
        place: 'move',
        places: ['move', 'refund'],
        dayBefore: stay.arrival,
        day: later.arrival,
        after: { amount: 9_000 },
      })
      const quote = valueOf(await guest.ask('change-dates', { stay: later, transfer: 'refund' }))
      expect(quote.change.difference.amount).toBe(moved.change.difference.amount - 9_000)
      valueOf(await guest.confirm(quote))
      const { transfer, pricing } = await guest.reservation()
      expect(transfer).toBeUndefined()
      expect(pricing.total).toEqual(quote.change.newTotal)
    })
  })
})
