import { changeStay, getReservation, quoteDates } from '@veranda/contract'
import { addDays } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aService,
  clientOf,
  createApp,
  openEmbedded,
  type Store,
  valueOf,
} from '@veranda/booking-service/testing'
import { audit, terms } from '@veranda/booking-service/tables'
import { samples } from './samples.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded(samples)
})
afterAll(() => store.close())

const paid = { reservationCode: 'ZPCU-104A7C-AB', brand: 'palace' } as const
/** Owes half, before arrival. */
const owing = { reservationCode: 'ZPCU-330C1E-DA', brand: 'palace' } as const

/** One night more, its price put on the balance, with the terms accepted; what was noted of that. */
async function staysLonger(who: typeof paid | typeof owing = paid) {
  const asNumber = who === owing
  const client = clientOf(createApp(aService(store)), who)
  const read = () => client.call(getReservation, { params: { codeReservation: who.reservationCode } })
  const { stay, bookingId, version } = valueOf(await read())
  const query = { checkIn: stay.arrival, checkOut: addDays(stay.departure, 1) }
  const quote = valueOf(await client.call(quoteDates, { query }))
  const { settlement } = quote.change
  const timing = settlement.kind === 'to-pay' ? settlement.timings.find((one) => one !== 'now') : undefined
  if (!timing) throw new Error('One night more has nothing to pay later')
  const answer = await client.call(changeStay, {
    params: { bookingId: String(bookingId) },
    ...(asNumber ? { query: { isPriorToArrival: '1' as const } } : {}),
    body: {
      quoteId: quote.quoteId,
      quoteToken: quote.token,
      acceptedTerms: true,
      ...(asNumber ? {} : { timing }),
    },
    guard: { key: crypto.randomUUID(), version },
  })
  valueOf(answer)
  const noted = await store.db.select().from(audit).where(eq(audit.action, 'change-dates')).orderBy(audit.id)
  const last = noted.at(-1)
  return { at: last?.at, terms: last?.detail['terms'], paidBy: last?.detail['paidBy'], timing }
}

test('terms that were accepted are noted with their version, the language and the time, and other words are another version', async () => {
  const first = await staysLonger()
  expect(first.at).toBeInstanceOf(Date)
  expect(first.terms).toEqual({ version: expect.stringMatching(/^[0-9a-f]{16}$/), language: 'en-US' })
  expect((await staysLonger()).terms).toEqual(first.terms)
  await store.db.update(terms).set({ words: { en: 'Other terms.', es: 'Otros.', it: 'Altri.' } })
  expect((await staysLonger()).terms).not.toEqual(first.terms)
})

test('when to pay may be said in the address, by its number', async () => {
  const { paidBy, timing } = await staysLonger(owing)
  expect(timing).toBe('before-arrival')
  expect(paidBy).toBe('before-arrival')
})
