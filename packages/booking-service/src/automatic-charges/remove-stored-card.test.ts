import { removeStoredCard } from '@veranda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { forgetEverything } from '../changes/testing/whole-world.ts'
import type { PaymentProvider } from '../payments/port.ts'
import type { Store } from '../platform/db/store.ts'
import { audit } from '../schema/audit.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aChargingHotel } from './testing/a-charged-guest.ts'

/** Longer than the lease of a worker that died. */
const leaseEnds = 10

type After = 'answers' | 'loses its answer' | 'never answers'

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: Awaited<ReturnType<typeof aChargingHotel>>
  /** What the provider does once it has forgotten a card, or looked for one in vain. */
  let afterwards: After = 'answers'
  const cutOff = (inner: PaymentProvider): PaymentProvider => ({
    ...inner,
    forgetCard: async (...given) => {
      const wasThere = await inner.forgetCard(...given)
      const after = afterwards
      afterwards = 'answers'
      if (after === 'loses its answer') throw new Error('The connection was lost')
      return after === 'never answers' ? new Promise(() => undefined) : wasThere
    },
  })
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await forgetEverything(store)
    hotel = await aChargingHotel(store, cutOff)
    afterwards = 'answers'
  })
  afterAll(() => store.close())

  async function aCardToRemove() {
    const guest = await hotel.aGuest()
    const cardId = await guest.storedCard()
    const { reservationCode } = guest.who
    const removed = (key: string) =>
      guest.client.call(removeStoredCard, { params: { reservationCode, cardId }, guard: { key } })
    const audited = () =>
      store.db.$count(
        audit,
        and(eq(audit.reservationId, guest.first.bookingId), eq(audit.action, 'remove-stored-card')),
      )
    const isNoted = async () => (await guest.read()).rooms.some(({ hasStoredCard }) => hasStoredCard)
    return { cardId, removed, audited, isNoted }
  }

  describe.each(['loses its answer', 'never answers'] as const)(
    'a card’s removal that was cut off because the provider %s',
    (after) => {
      test('is finished by the guest who repeats it: the card is gone, which is noted and audited once', async () => {
        const { cardId, removed, audited, isNoted } = await aCardToRemove()
        const key = crypto.randomUUID()
        afterwards = after
        const first = removed(key)
        if (after === 'loses its answer') expect(await first).toMatchObject({ ok: false })
        else await expect.poll(() => afterwards).toBe('answers')
        expect([await audited(), await isNoted()]).toEqual([0, true])
        hotel.clock.moveOn(leaseEnds)
        expect(valueOf(await removed(key))).toEqual({ cardId })
        expect([await audited(), await isNoted()]).toEqual([1, false])
        expect(valueOf(await removed(key))).toEqual({ cardId })
        expect(await audited()).toBe(1)
      })
    },
  )

  test('a card that was gone before it was to be removed is not found, and nothing is audited', async () => {
    const { removed, audited } = await aCardToRemove()
    valueOf(await removed(crypto.randomUUID()))
    const again = await removed(crypto.randomUUID())
    expect(again).toMatchObject({ refusal: { refusal: 'card-not-found' } })
    expect(await audited()).toBe(1)
  })
})
