import { finishChallenge, listStoredCards, removeStoredCard } from '@veranda/contract'
import { addDays, isBefore, money, momentOfCharge, type PlainDate } from '@veranda/domain'
import { providerCharge } from '@veranda/dev-payment-provider'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { forgetEverything } from '../changes/testing/whole-world.ts'
import { chargesOf } from '../payments/testing/charges-of.ts'
import type { Store } from '../platform/db/store.ts'
import { audit } from '../schema/audit.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aChargingHotel } from './testing/a-charged-guest.ts'

const usd = (amount: number) => money(amount, 'USD')
const zone = 'America/Cancun'
const morningOf = (day: PlainDate): string => momentOfCharge(day, zone)

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: Awaited<ReturnType<typeof aChargingHotel>>
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await forgetEverything(store)
    hotel = await aChargingHotel(store)
  })
  afterAll(() => store.close())

  type Guest = Awaited<ReturnType<(typeof hotel)['aGuest']>>
  const balanceOf = async ({ read }: Guest) => (await read()).pricing.balance
  const justBefore = (day: PlainDate) => new Date(Date.parse(morningOf(day)) - 60_000).toISOString()

  describe('agreed to', () => {
    test('with a stored card, nothing is charged before the morning of the day, and all of it then, once', async () => {
      const guest = await hotel.aGuest()
      const cardId = await guest.storedCard('pays', '2030-01')
      const agreed = valueOf(await guest.agree({ cardId }))
      expect(agreed).toMatchObject({
        version: guest.first.version + 1,
        charge: {
          state: 'scheduled',
          card: { scheme: 'visa', lastDigits: '1111', expires: '2030-01' },
          amount: usd(120_000),
          beyond: usd(0),
          on: guest.dueOn,
        },
      })
      expect(await guest.letters()).toEqual(['charge-agreed'])
      hotel.at(justBefore(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual([])
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      await hotel.turn()
      expect(await chargesOf(store)).toEqual(['captured 120000'])
      expect(await balanceOf(guest)).toEqual(usd(0))
      expect((await guest.read()).status).toBe('confirmed')
      expect(await guest.shown()).toBeUndefined()
      expect(await guest.letters()).toEqual(['charge-agreed', 'charge-made'])
      const history = (await guest.read()).history.map(({ kind, paid }) => [kind, paid?.amount])
      expect(history).toContainEqual(['charge-agreed', undefined])
      expect(history.at(-1)).toEqual(['paid', 120_000])
    })

    test('is noted with its terms, and the charge is the job’s own', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard() }))
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      const rows = await store.db
        .select()
        .from(audit)
        .where(eq(audit.reservationId, guest.first.bookingId))
        .orderBy(audit.id)
      expect(rows.map(({ actorKind, action }) => [actorKind, action])).toEqual([
        ['guest', 'agree-to-automatic-charge'],
        ['job', 'pay-balance'],
      ])
      expect(rows[1]?.actor).toBe('automatic-charge')
      for (const { detail } of rows)
        expect(detail).toMatchObject({ amount: 120_000, terms: { language: 'en-US' } })
    })

    test('with a new card, its bank asks once, nothing is charged, and the card is stored', async () => {
      const guest = await hotel.aGuest()
      const { payment, ...given } = await guest.verify('4000 0000 0000 3220')
      expect(payment).toMatchObject({ state: 'challenge', amount: usd(0) })
      const quoted = Promise.resolve({ ...given, token: given.quoteToken })
      expect(await guest.agree({ paymentId: payment.paymentId }, quoted as never)).toMatchObject({
        refusal: { refusal: 'card-not-found' },
      })
      const [asked] = await store.db.select().from(providerCharge)
      const verified = await guest.client.call(finishChallenge, {
        params: { paymentId: payment.paymentId },
        body: { result: asked?.approval ?? '' },
        guard: { key: crypto.randomUUID() },
      })
      expect(valueOf(verified)).toMatchObject({ state: 'authorised' })
      valueOf(await guest.agree({ paymentId: payment.paymentId }, quoted as never))
      const { reservationCode } = guest.who
      const cards = valueOf(await guest.client.call(listStoredCards, { params: { reservationCode } }))
      expect(cards).toMatchObject([{ scheme: 'visa', lastDigits: '3220', expires: '2031-12' }])
      expect((await guest.read()).rooms.every(({ hasStoredCard }) => hasStoredCard)).toBe(true)
      hotel.clock.moveOn(60)
      await hotel.turn()
      expect(await chargesOf(store)).toEqual(['voided 0'])
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual(['voided 0', 'captured 120000'])
    })

    test('with the verification of another guest, nothing is agreed', async () => {
      const guest = await hotel.aGuest()
      const other = await hotel.aGuest()
      const { payment } = await other.verify()
      expect(await guest.agree({ paymentId: payment.paymentId })).toMatchObject({
        refusal: { refusal: 'card-not-found' },
      })
    })

    test('another card takes the place of the first', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard('refused') }))
      hotel.clock.moveOn(60)
      valueOf(await guest.agree({ cardId: await guest.storedCard() }))
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual(['captured 120000'])
    })

    test('cancelled, nothing is charged and the balance stays due', async () => {
      const guest = await hotel.aGuest()
      const cardId = await guest.storedCard()
      valueOf(await guest.agree({ cardId }))
      const remove = () =>
        guest.client.call(removeStoredCard, {
          params: { reservationCode: guest.who.reservationCode, cardId },
          guard: { key: crypto.randomUUID() },
        })
      expect(await remove()).toMatchObject({ refusal: { refusal: 'card-in-use' } })
      valueOf(await guest.cancel())
      expect(await guest.shown()).toBeUndefined()
      valueOf(await remove())
      expect((await guest.read()).rooms.some(({ hasStoredCard }) => hasStoredCard)).toBe(false)
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual([])
      expect(await balanceOf(guest)).toEqual(usd(120_000))
    })
  })

  describe('what is due by then', () => {
    const paidByHand = ({ first: { bookingId } }: Guest, amount: number) =>
      store.db.insert(ledgerEntry).values(
        (
          [
            ['cash', amount],
            ['guest-folio', -amount],
          ] as const
        ).map(([account, value]) => ({
          reservationId: bookingId,
          roomNumber: 2,
          operation: 'payment:by-hand',
          account,
          amount: value,
          currency: 'USD' as const,
          at: hotel.clock.now(),
        })),
      )
    const raised = ({ first: { bookingId } }: Guest) =>
      store.db.execute(sql`update room_night n set price = price + 10000
        from room r where r.id = n.room_id and r.reservation_id = ${bookingId} and r.room_number = 2`)

    test('is less: less is charged', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard() }))
      await paidByHand(guest, 50_000)
      expect(await guest.shown()).toMatchObject({ amount: usd(70_000) })
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual(['captured 70000'])
      expect(await balanceOf(guest)).toEqual(usd(0))
    })

    test('is more: what was agreed is charged, the guest is told, and the rest stays due', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard() }))
      await raised(guest)
      expect(await guest.shown()).toMatchObject({ amount: usd(120_000), beyond: usd(30_000) })
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual(['captured 120000'])
      expect(await balanceOf(guest)).toEqual(usd(30_000))
    })

    test('is nothing: nothing is charged', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard() }))
      await paidByHand(guest, 120_000)
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual([])
      expect(await guest.row()).toMatchObject({ state: 'ended' })
    })

    test('of a cancelled stay is nothing; while that is being reviewed the charge waits', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard() }))
      const { bookingId } = guest.first
      await store.db.execute(sql`update room set status = 'under-review' where reservation_id = ${bookingId}`)
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await guest.row()).toMatchObject({ state: 'scheduled', paymentId: null })
      await store.db.execute(sql`update room set status = 'cancelled' where reservation_id = ${bookingId}`)
      hotel.clock.moveOn(7 * 3_600)
      await hotel.turn()
      expect(await chargesOf(store)).toEqual([])
      expect(await guest.row()).toMatchObject({ state: 'ended' })
    })

    test('moves with a stay that is moved', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard() }))
      const later = { arrival: addDays(guest.first.stay.arrival, 7), days: 7 }
      await store.db.execute(sql`update reservation set arrival = ${later.arrival},
        departure = departure + 7, payment_terms = jsonb_set(payment_terms, '{by}', to_jsonb(${addDays(guest.dueOn, 7)}::text))
        where id = ${guest.first.bookingId}`)
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual([])
      const { on } = (await guest.shown()) ?? {}
      expect(on && on > guest.dueOn).toBe(true)
      hotel.at(morningOf(on ?? guest.dueOn))
      await hotel.turn()
      expect(await chargesOf(store)).toEqual(['captured 120000'])
    })
  })

  describe('a declined card', () => {
    test('is asked three times in five days, each time with a letter, and then no more', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard('insufficient-funds') }))
      for (const day of [0, 1, 2, 3, 4, 5, 6]) {
        hotel.at(morningOf(addDays(guest.dueOn, day)))
        await hotel.turn()
      }
      expect(await chargesOf(store)).toEqual(['declined 120000', 'declined 120000', 'declined 120000'])
      expect(await guest.letters()).toEqual([
        'charge-agreed',
        'charge-declined',
        'charge-declined',
        'charge-given-up',
      ])
      expect(await guest.shown()).toMatchObject({ state: 'given-up', declined: 'insufficient-funds' })
      const { status, pricing, history } = await guest.read()
      expect(status).toBe('pending-payment')
      expect(pricing.balance).toEqual(usd(120_000))
      expect(history.filter(({ kind, by }) => kind === 'charge-declined' && by === 'hotel')).toHaveLength(3)
    })

    test('says when it is asked again', async () => {
      const guest = await hotel.aGuest()
      valueOf(await guest.agree({ cardId: await guest.storedCard('refused') }))
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await guest.shown()).toMatchObject({ state: 'declined', on: addDays(guest.dueOn, 2) })
    })

    test('that expired is said to have', async () => {
      const guest = await hotel.aGuest()
      const cardId = await guest.storedCard('pays', '2030-01')
      valueOf(await guest.agree({ cardId }))
      await store.db.execute(sql`update provider_card set good_until = '2027-01' where token = ${cardId}`)
      hotel.at(morningOf(guest.dueOn))
      await hotel.turn()
      expect(await guest.shown()).toMatchObject({ state: 'declined', declined: 'card-expired' })
    })
  })

  test('an answer that is lost is asked for again, and the card is charged once', async () => {
    const guest = await hotel.aGuest()
    valueOf(await guest.agree({ cardId: await guest.storedCard('loses-the-answer') }))
    hotel.at(morningOf(guest.dueOn))
    await hotel.turn()
    expect(await guest.shown()).toMatchObject({ state: 'charging' })
    expect(await guest.cancel()).toMatchObject({ refusal: { refusal: 'charge-under-way' } })
    for (const _ of [1, 2, 3, 4]) {
      hotel.clock.moveOn(20)
      await hotel.turn()
    }
    expect(await chargesOf(store)).toEqual(['captured 120000'])
    expect(await balanceOf(guest)).toEqual(usd(0))
    const counted = await store.db
      .select()
      .from(ledgerEntry)
      .where(and(eq(ledgerEntry.account, 'cash'), like(ledgerEntry.operation, 'payment:%-%-%-%-%')))
    expect(counted.reduce((sum, { amount }) => sum + amount, 0)).toBe(120_000)
  })

  test('a guest in Cancún is charged when it is morning there', () => {
    expect(isBefore('2027-03-10T13:59:59Z', morningOf('2027-03-10'))).toBe(true)
    expect(Date.parse(morningOf('2027-03-10'))).toBe(Date.parse('2027-03-10T14:00:00Z'))
  })
})
