import {
  changeStay,
  encodeChangeSelection,
  getAutomaticCharge,
  quoteChange,
  startCardVerification,
} from '@veranda/contract'
import { addDays, money, noSelection } from '@veranda/domain'
import { tokeniseCard } from '@veranda/dev-payment-provider'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChargingHotel } from '../automatic-charges/testing/a-charged-guest.ts'
import type { Store } from '../platform/db/store.ts'
import { audit } from '../schema/audit.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { valueOf } from './testing/a-changing-guest.ts'
import { expectInvariants } from './testing/invariants.ts'

let store: Store
let hotel: Awaited<ReturnType<typeof aChargingHotel>>
beforeAll(async () => {
  store = await openEmbedded()
  hotel = await aChargingHotel(store)
})
afterAll(() => store.close())

type Guest = Awaited<ReturnType<typeof hotel.aGuest>>

/** One night more, which costs something: nothing of it is paid now. */
async function aChange({ client, first }: Guest) {
  const { arrival, departure } = first.stay
  const selection = { ...noSelection, stay: { arrival, departure: addDays(departure, 1) } }
  const body = { purpose: 'change-dates' as const, ...encodeChangeSelection(selection) }
  const quote = valueOf(await client.call(quoteChange, { body }))
  const { settlement } = quote.change
  if (settlement.kind !== 'to-pay') throw new Error('The change costs nothing')
  expect(settlement.timings).toContain('before-arrival')
  return { quoteId: quote.quoteId, quoteToken: quote.token, more: settlement.amount }
}

const confirm = async (
  { client, first }: Guest,
  { quoteId, quoteToken }: { readonly quoteId: string; readonly quoteToken: string },
  body: object,
) =>
  client.call(changeStay, {
    params: { bookingId: String(first.bookingId) },
    query: { isPriorToArrival: '1' },
    body: { quoteId, quoteToken, paymentType: 2, acceptedTerms: true, ...body },
    guard: { key: crypto.randomUUID(), version: first.version },
  })

test('a change is made and its new balance agreed to at once, with the terms; on its day all of it is charged, once', async () => {
  const guest = await hotel.aGuest()
  const change = await aChange(guest)
  const cardId = await guest.storedCard()
  const made = valueOf(await confirm(guest, change, { cardId }))
  expect(made).toMatchObject({ version: guest.first.version + 1, paidBy: 'before-arrival' })
  const due = guest.first.pricing.balance.amount + change.more.amount
  expect(await guest.shown()).toMatchObject({
    state: 'scheduled',
    amount: money(due, 'USD'),
    beyond: money(0, 'USD'),
    card: { scheme: 'visa', lastDigits: '1111' },
  })
  expect(await guest.letters()).toEqual(expect.arrayContaining(['charge-agreed', 'stay-changed']))
  const [agreed] = await store.db
    .select()
    .from(audit)
    .where(eq(audit.action, 'agree-to-automatic-charge'))
    .orderBy(desc(audit.id))
  expect(agreed?.detail).toMatchObject({ amount: due, quote: change.quoteId, terms: { language: 'en-US' } })
  hotel.at(`${(await guest.shown())?.on}T15:00:00Z`)
  for (let turn = 0; turn < 3; turn++) await hotel.turn()
  const { pricing } = await guest.read()
  expect(pricing.balance.amount).toBe(0)
  expect(pricing.paid.amount).toBe(guest.first.pricing.paid.amount + due)
  await expectInvariants(store.db)
})

test('a new card is verified for the quote of the change', async () => {
  hotel.at('2027-03-01T15:00:00Z')
  const guest = await hotel.aGuest()
  const change = await aChange(guest)
  const { quoteId, quoteToken } = change
  const typed = { number: '4111 1111 1111 1111', expiry: '12/31', securityCode: '123' }
  const card = await tokeniseCard(store.db, typed, hotel.clock.now())
  if (!('token' in card)) throw new Error('The card was not taken')
  const verified = valueOf(
    await guest.client.call(startCardVerification, {
      body: { quoteId, quoteToken, token: card.token },
      guard: { key: crypto.randomUUID() },
    }),
  )
  expect(verified).toMatchObject({ state: 'authorised', amount: money(0, 'USD') })
  valueOf(await confirm(guest, change, { paymentId: verified.paymentId }))
  expect(await guest.shown()).toMatchObject({ state: 'scheduled' })
})

test('a change whose card is refused is not made', async () => {
  const guest = await hotel.aGuest()
  const change = await aChange(guest)
  const expired = await guest.storedCard('pays', '2027-03')
  const before = await guest.read()
  expect(await confirm(guest, change, { cardId: expired })).toMatchObject({
    refusal: { refusal: 'card-expires-first' },
  })
  const another = await (await hotel.aGuest()).storedCard()
  for (const cardId of [another, 'nobody'])
    expect(await confirm(guest, change, { cardId })).toMatchObject({
      refusal: { refusal: 'card-not-found' },
    })
  const unaccepted = await confirm(guest, change, { cardId: expired, acceptedTerms: false })
  expect(unaccepted).toMatchObject({ refusal: { refusal: 'terms-not-accepted' } })
  expect(await guest.read()).toEqual(before)
  const params = { bookingId: String(guest.first.bookingId) }
  expect(valueOf(await guest.client.call(getAutomaticCharge, { params })).charge).toBeUndefined()
})
