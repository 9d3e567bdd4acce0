import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payment, reservation, room, terms } from '@veranda/booking-service/tables'
import {
  aService,
  capturePayment,
  getPaymentTerms,
  getPropertyTerms,
  listPaymentConditions,
  listStoredCards,
  onEveryDatabaseInFull,
  payOrigin,
  requestRefunds,
  sendRefunds,
  type Store,
  type TestService,
} from '@veranda/booking-service/testing'
import { embeddedProvider } from '@veranda/dev-payment-provider'
import { money } from '@veranda/domain'
import { samples } from './samples.ts'

onEveryDatabaseInFull((open) => {
  let store: Store
  let service: TestService
  const code = 'ZPCU-104A7C-AB'
  const brand = 'palace'

  beforeAll(async () => {
    store = await open(samples)
    const base = aService(store)
    service = {
      ...base,
      payments: {
        provider: embeddedProvider({ database: store.db, clock: base.clock, origin: payOrigin }),
        field: { kind: 'embedded', url: `${payOrigin}/card` },
        origins: { frames: [], talksTo: [] },
      },
    }
  })
  afterAll(() => store.close())

  describe('what a guest agrees to', () => {
    test('is the most particular text for market and property, in the language asked for', async () => {
      const asked = { propertyCode: 'ZPCU', lang: 'es' } as const
      const inMexico = await getPaymentTerms(service, { ...asked, marketCode: 'MEX' })
      const elsewhere = await getPaymentTerms(service, { ...asked, marketCode: 'USA' })
      expect(inMexico.text).toContain('su factura')
      expect(elsewhere.text).not.toContain('su factura')
      const words = { en: 'Only here', es: 'Solo aquí', it: 'Solo qui' }
      await store.db.insert(terms).values({ kind: 'paying', propertyCode: 'ZPCU', words })
      expect((await getPaymentTerms(service, { ...asked, marketCode: 'MEX' })).text).toBe('Solo aquí')
    })

    test('of a property name its clock times; an unknown property has no terms', async () => {
      const { text } = await getPropertyTerms(service, { propertyCode: 'ZPCU', lang: 'en' })
      expect(text).toMatch(/^At Palace Cancún, check-in starts at \d{1,2}:\d\d\sPM/)
      const nowhere = getPropertyTerms(service, { propertyCode: 'NOPE', lang: 'en' })
      await expect(nowhere).rejects.toMatchObject({ refusal: 'not-found' })
    })

    test('of rate plans comes in the order asked for, by the day of arrival; unknown plans are left out', async () => {
      const asked = { ratePlanIds: [4, 3, 999_999], arrival: '2027-05-01', lang: 'it' } as const
      const conditions = await listPaymentConditions(service, asked)
      expect(conditions.map(({ ratePlanId }) => ratePlanId)).toEqual([4, 3])
      expect(conditions[0]?.text).toContain('né rimborsabile')
      const words = { en: 'Easter', es: 'Semana Santa', it: 'Pasqua' }
      const easter = { arrivalFrom: '2027-03-25', arrivalUntil: '2027-03-29' } as const
      await store.db.insert(terms).values({ kind: 'rate-plan', ratePlanId: 3, ...easter, words })
      const at = async (arrival: '2027-03-24' | '2027-03-25' | '2027-03-30') =>
        (await listPaymentConditions(service, { ...asked, ratePlanIds: [3], arrival }))[0]?.text === 'Pasqua'
      expect([await at('2027-03-24'), await at('2027-03-25'), await at('2027-03-30')]).toEqual([
        false,
        true,
        false,
      ])
    })
  })

  test('a reservation’s stored cards are listed where a room has one, and for no other room', async () => {
    const cards = await listStoredCards(service, { reservationCode: code, brand })
    expect(cards).toEqual([{ cardId: `kept-${code.toLowerCase()}`, scheme: 'visa', lastDigits: '1111' }])
    const rooms = await store.db
      .select({ id: room.id, has: room.hasStoredCard, code: reservation.code })
      .from(room)
      .innerJoin(reservation, eq(reservation.id, room.reservationId))
    const without = rooms.find(({ has }) => !has)
    const foreign = rooms.find((one) => one.has && one.code !== code)
    expect(await listStoredCards(service, { reservationCode: without?.code ?? '', brand })).toEqual([])
    expect(
      await listStoredCards(service, { reservationCode: code, brand, roomId: foreign?.id ?? 0 }),
    ).toEqual([])
  })

  test('what a sample has paid can go back over its payments', async () => {
    const [row] = await store.db
      .select({ payment, id: reservation.id })
      .from(payment)
      .innerJoin(reservation, eq(reservation.id, payment.reservationId))
      .where(eq(reservation.code, code))
    const amount = money(row?.payment.amount ?? 0, row?.payment.currency ?? 'USD')
    const reservationId = row?.id ?? 0
    const shares = [{ roomNumber: 1, amount: amount.amount }]
    const selection = {
      reservationId,
      amount,
      operation: 'dates-2',
      shares,
      at: service.clock.now(),
      signer: service.signer,
    }
    await store.db.transaction((tx) => requestRefunds(tx, selection))
    await sendRefunds(service)
    const [back] = await store.db
      .select()
      .from(payment)
      .where(eq(payment.id, row?.payment.id ?? ''))
    expect(back?.state).toBe('refunded')
    expect((await capturePayment(service, row?.payment.id ?? ''))?.state).toBe('refunded')
  })
})
