import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { seedReasons } from '../cancellations/seed-reasons.ts'
import { aPayingGuest, canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { aTestProperty, type TestProperty, openNights } from '../changes/testing/a-test-property.ts'
import { payment } from '../schema/payment.ts'
import type { Store } from '../platform/db/store.ts'
import { aService } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

const room = { category: 0, pricePerNight: 30_000, paid: 90_000 } as const
const visa = { cardBrand: 'visa', lastDigits: '1111' }
const mastercard = { cardBrand: 'mc', lastDigits: '4444' }
const named = ({ cardBrand: scheme, lastDigits }: typeof visa) => ({ scheme, lastDigits })

onEveryDatabaseInFull((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let hotel: TestProperty
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: '2027-03-01', nights: 90, rooms: 40 })
    await seedReasons(store.db)
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  type Paid = {
    readonly amount: number
    readonly cardBrand: string | null
    readonly lastDigits: string | null
  }

  /** A guest of two rooms, paid with these payments. */
  async function payingWith(...paid: readonly Paid[]) {
    const guest = canceller(
      app,
      await aPayingGuest(store.db, hotel, { arrival: '2027-04-20', rooms: [room, room] }),
    )
    const { bookingId } = await guest.reservation()
    const own = eq(payment.reservationId, bookingId)
    const [first] = await store.db.select().from(payment).where(own).orderBy(asc(payment.id))
    if (!first) throw new Error('Nothing was paid')
    await store.db.delete(payment).where(own)
    for (const card of paid)
      await store.db.insert(payment).values({ ...first, id: crypto.randomUUID(), ...card })
    return guest
  }

  test('a quote names the cards in the order in which the refund is spread over them, like the receipt', async () => {
    const guest = await payingWith({ amount: 60_000, ...mastercard }, { amount: 120_000, ...visa })
    const quote = await guest.quoted(1, 2)
    expect(quote.refundTo).toEqual({
      cards: [named(visa), named(mastercard)],
      byHand: { amount: 0, currency: quote.change.currency },
    })
    const { refunds } = await guest.cancel([1, 2])
    expect(refunds.map(({ card, amount }) => [card, amount.amount])).toEqual(
      expect.arrayContaining([
        [named(visa), 120_000],
        [named(mastercard), 60_000],
      ]),
    )
  })

  test('a card that the amount does not need is not named, and one that paid twice is named once', async () => {
    const guest = await payingWith({ amount: 90_000, ...visa }, { amount: 90_000, ...visa })
    expect((await guest.quoted(2)).refundTo.cards).toEqual([named(visa)])
    expect((await guest.quoted(1, 2)).refundTo.cards).toEqual([named(visa)])
    const other = await payingWith({ amount: 90_000, ...mastercard }, { amount: 100_000, ...visa })
    expect((await other.quoted(2)).refundTo.cards).toEqual([named(mastercard)])
  })

  test('an amount that was refunded is not promised to the same card again', async () => {
    const guest = await payingWith({ amount: 90_000, ...mastercard }, { amount: 100_000, ...visa })
    await guest.cancel([2])
    expect((await guest.quoted(1)).refundTo.cards).toEqual([named(visa)])
  })

  test('an amount that no card covers is refunded by hand, and an unknown card is not named', async () => {
    const staffConsole = await payingWith({ amount: 30_000, ...visa })
    expect((await staffConsole.quoted(1, 2)).refundTo).toMatchObject({
      cards: [named(visa)],
      byHand: { amount: 150_000 },
    })
    const unknown = await payingWith(
      { amount: 90_000, ...visa },
      { amount: 90_000, cardBrand: null, lastDigits: null },
    )
    expect((await unknown.quoted(1, 2)).refundTo).toMatchObject({ cards: [], byHand: { amount: 0 } })
  })

  test('without a refund, no card is named', async () => {
    const guest = canceller(
      app,
      await aPayingGuest(store.db, hotel, { arrival: '2027-04-20', rooms: [{ ...room, paid: 0 }] }),
    )
    expect((await guest.quoted(1)).refundTo).toMatchObject({ cards: [], byHand: { amount: 0 } })
  })
})
