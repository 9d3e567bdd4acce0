import { addDays, type PlainDate, type AddOnSelection } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import {
  aTestProperty,
  book,
  type BookedRoom,
  codeOf,
  type TestProperty,
  openNights,
} from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { embeddedProvider, providerRefund } from '@veranda/dev-payment-provider'
import { audit } from '../schema/audit.ts'
import { refund } from '../schema/payment.ts'
import { history } from '../schema/reservation.ts'
import { service as serviceTable } from '../schema/room.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, type TestService } from '../testing/a-service.ts'
import { chargesOf } from '../payments/testing/charges-of.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aGuestOfServices, giveBack } from './testing/a-guest-of-services.ts'
import { offerOf, openOffers } from './testing/the-offers.ts'

const opening = '2027-03-10'
const stay = { arrival: addDays(opening, 5), departure: addDays(opening, 9) } as const
const onDay = (day: number): PlainDate => addDays(stay.arrival, day)
const origin = 'http://pay.localhost:4000'
const nights = 4 * 30_000

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: TestProperty
  let service: TestService
  let app: ReturnType<typeof createApp>
  let booked = 0
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 20, rooms: 80 })
    await openOffers(store.db, hotel)
    await openOffers(store.db, await aTestProperty(store.db, { id: 2 }))
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

  async function aGuest(rooms: readonly BookedRoom[] = [{ category: 0, pricePerNight: 30_000 }]) {
    booked += 1
    const who = await book(store.db, hotel, { code: codeOf(booked), stay, rooms })
    return aGuestOfServices({ service, app, hotel }, who)
  }
  const days = (count: number) => service.clock.moveOn(count * 24 * 3_600)
  const expectRefused = async (
    guest: Awaited<ReturnType<typeof aGuest>>,
    selections: readonly AddOnSelection[],
    why: object,
  ) => {
    const answer = await guest.ask(...selections)
    expect(answer).toMatchObject({ ok: false, refusal: { refusal: 'change-not-possible', attached: why } })
  }

  describe('taking an add-on', () => {
    test('on the balance raises the total and the balance, and charges nothing', async () => {
      const guest = await aGuest()
      const quote = await guest.quoted(guest.take('massage', onDay(1), 2), guest.take('minibar'))
      const grown = 2 * 12_000 + 8_400
      expect(quote.change).toMatchObject({
        currentTotal: { amount: nights },
        newTotal: { amount: nights + grown },
        difference: { amount: grown },
        settlement: { kind: 'to-pay', amount: { amount: grown }, timings: ['now', 'at-check-in'] },
        services: [
          { kind: 'added', name: 'Massage', quantity: 2, day: onDay(1), after: { amount: 24_000 } },
          { kind: 'added', name: 'Minibar', quantity: 1, after: { amount: 8_400 } },
        ],
      })
      const before = await chargesOf(store)
      expect(valueOf(await guest.confirm(quote))).toMatchObject({ paidBy: 'at-check-in', version: 2 })
      const { pricing } = await guest.reservation()
      expect(pricing).toMatchObject({ services: { amount: grown }, balance: { amount: nights + grown } })
      expect(await guest.services()).toMatchObject([
        { name: 'Massage', quantity: 2, date: onDay(1), total: { amount: 24_000 }, isPaid: false },
        { name: 'Minibar', quantity: 1, total: { amount: 8_400 }, isPaid: false },
      ])
      expect(await chargesOf(store)).toEqual(before)
      await expectInvariants(store.db)
    })

    test('by card pays for it, and leaves the balance as it was', async () => {
      const guest = await aGuest()
      expect(await guest.takeAndPay(guest.take('flowers', onDay(0), 2))).toMatchObject({ paidBy: 'now' })
      expect(await guest.services()).toMatchObject([{ total: { amount: 12_002 }, isPaid: true }])
      const { pricing, rooms } = await guest.reservation()
      expect(pricing).toMatchObject({ paid: { amount: 12_002 }, balance: { amount: nights } })
      expect(rooms[0]).toMatchObject({ paid: { amount: 0 }, balance: { amount: nights } })
      expect(await chargesOf(store)).toContain('captured 12002')
      await expectInvariants(store.db)
    })

    test('changes nothing when the card is declined', async () => {
      const guest = await aGuest()
      const quote = await guest.quoted(guest.take('minibar'))
      const { state, paymentId } = await guest.pay(quote, '4000000000000002')
      expect(state).toBe('failed')
      expect(await guest.confirmPaid(quote, paymentId)).toMatchObject({ ok: false })
      expect(await guest.services()).toEqual([])
      await expectInvariants(store.db)
    })

    test('has one effect however often it is confirmed: one version, one history entry, one audit entry', async () => {
      const guest = await aGuest()
      const quote = await guest.quoted(guest.take('massage', onDay(2)))
      const { paymentId } = await guest.pay(quote)
      const { bookingId } = await guest.reservation()
      const key = crypto.randomUUID()
      const first = await guest.confirmPaid(quote, paymentId, key)
      expect(first).toMatchObject({ ok: true, value: { version: 2 } })
      expect(await guest.confirmPaid(quote, paymentId, key)).toEqual(first)
      expect(await guest.confirmPaid(quote, paymentId)).toMatchObject({
        refusal: { refusal: 'quote-superseded' },
      })
      expect(await guest.services()).toHaveLength(1)
      const reported = await store.db.select().from(history).where(eq(history.reservationId, bookingId))
      expect(reported).toMatchObject([{ kind: 'services-changed', by: 'guest', difference: 12_000 }])
      const audited = await store.db.select().from(audit).where(eq(audit.reservationId, bookingId))
      expect(audited).toMatchObject([{ action: 'add-services', outcome: 'done' }])
      await expectInvariants(store.db)
    })

    test('belongs to one room, and each room pays for its own', async () => {
      const room = { category: 0, pricePerNight: 30_000 } as const
      const guest = await aGuest([room, room])
      await guest.takeAndPay(guest.take('flowers', onDay(1), 1, 2), guest.take('minibar'))
      expect(await guest.services(1)).toMatchObject([{ name: 'Minibar', isPaid: true }])
      expect(await guest.services(2)).toMatchObject([{ name: 'Flowers', isPaid: true }])
      const { rooms } = await guest.reservation()
      expect(rooms.map(({ paid }) => paid.amount)).toEqual([0, 0])
      await expectInvariants(store.db)
    })

    test('in place of one that is still to pay is to pay too, even if the room itself is paid', async () => {
      const guest = await aGuest([{ category: 0, pricePerNight: 30_000, paid: nights }])
      valueOf(await guest.confirm(await guest.quoted(guest.take('massage', onDay(1)))))
      const [massage] = await guest.services()
      const quote = await guest.quoted(giveBack(massage?.addOnId ?? 0), guest.take('massage', onDay(2)))
      expect(quote.change.settlement).toEqual({ kind: 'nothing' })
      valueOf(await guest.confirm(quote))
      expect(await guest.services()).toMatchObject([{ date: onDay(2), isPaid: false }])
      expect((await guest.reservation()).rooms[0]).toMatchObject({ balance: { amount: 0 } })
      await expectInvariants(store.db)
    })

    test('in place of a paid one uses the money of the paid one', async () => {
      const guest = await aGuest()
      await guest.takeAndPay(guest.take('massage', onDay(1)))
      const [massage] = await guest.services()
      const quote = await guest.quoted(giveBack(massage?.addOnId ?? 0), guest.take('minibar'))
      expect(quote.change.settlement.kind).toBe('owes-less')
      valueOf(await guest.confirm(quote))
      const { pricing } = await guest.reservation()
      expect(pricing).toMatchObject({ paid: { amount: 12_000 }, balance: { amount: nights - 3_600 } })
      await expectInvariants(store.db)
    })
  })

  describe('giving back an add-on', () => {
    test('that was not paid lowers the balance', async () => {
      const guest = await aGuest()
      valueOf(await guest.confirm(await guest.quoted(guest.take('minibar'))))
      const [minibar] = await guest.services()
      const quote = await guest.quoted(giveBack(minibar?.addOnId ?? 0))
      expect(quote.change).toMatchObject({
        services: [{ kind: 'removed', name: 'Minibar', before: { amount: 8_400 }, after: { amount: 0 } }],
        difference: { amount: -8_400 },
        settlement: { kind: 'owes-less', balance: { amount: nights } },
      })
      expect(valueOf(await guest.confirm(quote)).refunds).toEqual([])
      expect(await guest.services()).toEqual([])
      expect((await guest.reservation()).pricing).toMatchObject({ balance: { amount: nights } })
      await expectInvariants(store.db)
    })

    test('that was paid refunds the card it was paid with', async () => {
      const guest = await aGuest([{ category: 0, pricePerNight: 30_000, paid: nights }])
      await guest.takeAndPay(guest.take('massage', onDay(2), 2))
      const [massage] = await guest.services()
      const quote = await guest.quoted(giveBack(massage?.addOnId ?? 0))
      expect(quote.change.settlement).toMatchObject({ kind: 'to-refund', amount: { amount: 24_000 } })
      const { refunds } = valueOf(await guest.confirm(quote))
      expect(refunds).toMatchObject([{ amount: { amount: 24_000 }, card: { lastDigits: '1111' } }])
      const sent = await store.db.select().from(providerRefund).where(eq(providerRefund.amount, 24_000))
      expect(sent).toHaveLength(1)
      const { bookingId } = await guest.reservation()
      const promised = await store.db.select().from(refund).where(eq(refund.reservationId, bookingId))
      expect(promised).toMatchObject([{ state: 'paid', amount: 24_000 }])
      expect(await guest.services()).toEqual([])
      const { pricing, rooms } = await guest.reservation()
      expect(pricing).toMatchObject({ paid: { amount: nights }, balance: { amount: 0 } })
      expect(rooms[0]?.paid.amount).toBe(nights)
      await expectInvariants(store.db)
    })

    test('is possible only for the room’s own, and only once', async () => {
      const [mine, theirs] = [await aGuest(), await aGuest()]
      await theirs.takeAndPay(theirs.take('massage', onDay(2)))
      const [massage] = await theirs.services()
      const addOnId = massage?.addOnId ?? 0
      await expectRefused(mine, [giveBack(addOnId)], { kind: 'service-not-found', addOnId })
      await expectRefused(theirs, [giveBack(addOnId), giveBack(addOnId)], {
        kind: 'service-not-found',
        addOnId,
      })
      expect(await theirs.services()).toHaveLength(1)
    })

    test.each([
      ['minibar', undefined, 11],
      ['massage', 3, 15],
    ] as const)('%s can be, until its notice runs out', async (name, day, lastDay) => {
      const guest = await aGuest()
      await guest.takeAndPay(guest.take(name, day === undefined ? undefined : onDay(day)))
      const [own] = await guest.services()
      const addOnId = own?.addOnId ?? 0
      expect((await guest.menu()).taken).toMatchObject([{ addOnId, until: `2027-03-${lastDay + 1}` }])
      days(lastDay)
      const quote = await guest.quoted(giveBack(addOnId))
      days(1)
      await expectRefused(guest, [giveBack(addOnId)], { kind: 'service-not-removable', addOnId })
      // Yesterday's quote expired with the notice.
      expect(await guest.confirm(quote)).toMatchObject({ ok: false })
      expect(await guest.services()).toHaveLength(1)
    })

    test('is refused for one that is included and for one that was booked without an offer', async () => {
      const guest = await aGuest()
      const { rooms } = await guest.reservation()
      const common = { roomId: rooms[0]?.roomId ?? 0, quantity: 1, isPaid: true } as const
      const name = { en: 'An extra', es: 'Un extra', it: 'Un extra' }
      await store.db.insert(serviceTable).values([
        { ...common, words: name, category: 'free', unitPrice: 0, offerId: offerOf(hotel, 'wifi') },
        { ...common, words: name, category: 'other', unitPrice: 0, offerId: offerOf(hotel, 'minibar') },
        { ...common, words: name, category: 'other', unitPrice: 0 },
      ])
      const own = await guest.services()
      expect(own).toHaveLength(3)
      for (const { addOnId } of own)
        await expectRefused(guest, [giveBack(addOnId)], { kind: 'service-not-removable', addOnId })
      const { taken } = await guest.menu()
      expect(taken.map(({ until }) => until)).toEqual([undefined, undefined, undefined])
    })
  })

  describe('taking an add-on is refused', () => {
    test('on a day outside the stay, without a day where it needs one, or with a day where it has none', async () => {
      const guest = await aGuest()
      const addOnId = offerOf(hotel, 'massage')
      for (const day of [onDay(-1), onDay(5), '2027-03-32', undefined] as const)
        await expectRefused(guest, [guest.take('massage', day)], {
          kind: 'service-not-on-that-day',
          addOnId,
        })
      await expectRefused(guest, [guest.take('minibar', onDay(1))], {
        kind: 'service-not-on-that-day',
        addOnId: offerOf(hotel, 'minibar'),
      })
      expect(await guest.ask(guest.take('massage', stay.departure))).toMatchObject({ ok: true })
    })

    test('once its notice has run out, by the property’s calendar', async () => {
      const guest = await aGuest()
      const addOnId = offerOf(hotel, 'massage')
      // Evening of the 13th in Cancún, already the 14th in London.
      days(12)
      service.clock.moveOn(13 * 3_600)
      expect(await guest.ask(guest.take('massage', onDay(0)))).toMatchObject({ ok: true })
      service.clock.moveOn(2 * 3_600)
      await expectRefused(guest, [guest.take('massage', onDay(0))], {
        kind: 'service-not-on-that-day',
        addOnId,
      })
      expect(await guest.ask(guest.take('massage', onDay(1)))).toMatchObject({ ok: true })
    })

    test('and its quote expires at the end of the last day on which it can be taken', async () => {
      const guest = await aGuest()
      days(12)
      service.clock.moveOn(13.9 * 3_600)
      const { expiresAt } = await guest.quoted(guest.take('massage', onDay(0)))
      expect(expiresAt).toBe('2027-03-14T05:00:00.000Z')
    })

    test('of another property, if it is included, in quantity zero, or for a room that does not exist', async () => {
      const guest = await aGuest()
      const foreign = offerOf({ id: 2 }, 'massage')
      await expectRefused(
        guest,
        [{ kind: 'add', roomNumber: 1, offerId: foreign, quantity: 1, day: onDay(1) }],
        {
          kind: 'service-not-found',
          addOnId: foreign,
        },
      )
      const addOnId = offerOf(hotel, 'wifi')
      await expectRefused(guest, [guest.take('wifi')], { kind: 'service-not-found', addOnId })
      await expectRefused(guest, [guest.take('massage', onDay(1), 0)], {
        kind: 'service-not-found',
        addOnId: offerOf(hotel, 'massage'),
      })
      await expectRefused(guest, [guest.take('minibar', undefined, 1, 2)], {
        kind: 'room-not-found',
        roomNumber: 2,
      })
    })

    test('beyond the limit of a room, counting what the room already has and every selection of the change', async () => {
      const guest = await aGuest()
      const addOnId = offerOf(hotel, 'flowers')
      const tooMany = { kind: 'too-many-of-service', addOnId, maxQuantity: 2 }
      const flowers = guest.take('flowers', onDay(1))
      await expectRefused(guest, [guest.take('flowers', onDay(1), 3)], tooMany)
      await expectRefused(guest, [flowers, { ...flowers }, { ...flowers }], tooMany)
      valueOf(await guest.confirm(await guest.quoted(guest.take('flowers', onDay(1), 2))))
      await expectRefused(guest, [flowers], tooMany)
      expect(await guest.ask(guest.take('flowers', onDay(2), 2))).toMatchObject({ ok: true })
      const [own] = await guest.services()
      expect(await guest.ask(giveBack(own?.addOnId ?? 0), flowers)).toMatchObject({ ok: true })
    })
  })
})
