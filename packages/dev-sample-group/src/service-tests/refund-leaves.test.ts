import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aService,
  canceller,
  createApp,
  openEmbedded,
  sendRefunds,
  type Store,
} from '@veranda/booking-service/testing'
import { payment, refund } from '@veranda/booking-service/tables'
import { embeddedProvider } from '@veranda/dev-payment-provider'
import { samples } from './samples.ts'

const origin = 'http://pay.localhost:4000'
const amelia = { reservationCode: 'ZPCU-104A7C-AB', brand: 'palace' } as const

let store: Store
beforeAll(async () => {
  store = await openEmbedded(samples)
})
afterAll(() => store.close())

test('a refund leaves for the provider only when the cancellation can no longer be reinstated', async () => {
  const base = aService(store)
  const provider = embeddedProvider({ database: store.db, clock: base.clock, origin })
  const payments = {
    provider,
    field: { kind: 'embedded' as const, url: `${origin}/card` },
    origins: { frames: [origin], talksTo: [] },
  }
  const service = { ...base, payments }
  const guest = canceller(createApp(service), amelia)
  const before = await guest.reservation()
  const stateOf = async () => {
    const own = await store.db.select().from(payment).where(eq(payment.reservationId, before.bookingId))
    const back = await store.db.select().from(refund).where(eq(refund.reservationId, before.bookingId))
    return { payments: own.map(({ state }) => state), refunds: back.map(({ state }) => state) }
  }
  await guest.cancel([1])
  expect(await sendRefunds(service, before.bookingId)).toBe(0)
  expect(await stateOf()).toEqual({ payments: ['refunding'], refunds: ['requested'] })

  await guest.reinstate()
  expect(await stateOf()).toEqual({ payments: ['captured'], refunds: [] })
  expect((await guest.reservation()).pricing).toEqual(before.pricing)

  const { cancellation } = await guest.cancel([1])
  // Its nights and the extra that was paid for.
  expect(cancellation.refund).toEqual(before.pricing.paid)
  service.clock.moveOn(29 * 60)
  expect(await sendRefunds(service, before.bookingId)).toBe(0)
  service.clock.moveOn(60)
  expect(await sendRefunds(service, before.bookingId)).toBe(1)
  expect(await stateOf()).toEqual({ payments: ['refunded'], refunds: ['paid'] })
  expect(await guest.reinstate()).toMatchObject({ refusal: { refusal: 'reinstate-too-late' } })
})
