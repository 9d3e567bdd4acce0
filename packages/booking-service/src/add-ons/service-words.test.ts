import { changeStay, encodeChangeSelection, listAddOnOffers, quoteChange } from '@veranda/contract'
import { addDays, type Locale, noSelection, type AddOnSelection } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import {
  aTestProperty,
  book,
  codeOf,
  type TestProperty,
  type PropertyGuest,
  openNights,
} from '../changes/testing/a-test-property.ts'
import { addOnOffer } from '../schema/add-on-offer.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { speaking } from '../testing/speaking.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aGuestOfServices, giveBack } from './testing/a-guest-of-services.ts'
import { offerOf, openOffers } from './testing/the-offers.ts'

const stay = { arrival: '2027-03-15', departure: '2027-03-19' } as const

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: TestProperty
  let app: ReturnType<typeof createApp>
  let guest: PropertyGuest
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: '2027-03-10', nights: 20, rooms: 9 })
    await openOffers(store.db, hotel)
    await openOffers(store.db, await aTestProperty(store.db, { id: 2 }))
    guest = await book(store.db, hotel, {
      code: codeOf(1),
      stay,
      rooms: [{ category: 0, pricePerNight: 100 }],
    })
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  const clientIn = (locale: Locale) => clientOf(speaking(app, locale), guest)
  const own = () => aGuestOfServices({ service: aService(store), app, hotel }, guest)
  const ask = (locale: Locale, ...services: readonly AddOnSelection[]) =>
    clientIn(locale).call(quoteChange, {
      body: { purpose: 'add-services', ...encodeChangeSelection({ ...noSelection, services }) },
    })
  const massage = (): AddOnSelection => own().take('massage', addDays(stay.arrival, 1))

  describe('the add-on offers', () => {
    test('are the property’s own, by category, in the guest’s language', async () => {
      const { bookingId } = await own().reservation()
      const menu = async (langCode: 'EN' | 'ES' | 'IT') =>
        valueOf(await clientIn('en-US').call(listAddOnOffers, { body: { bookingId, langCode } }))
      const { offers, taken } = await menu('ES')
      expect(offers.map(({ name, category }) => [name, category])).toEqual([
        ['Wifi', 'free'],
        ['Flores', 'for-room'],
        ['Minibar a su gusto', 'for-room'],
        ['Masaje', 'for-guest'],
      ])
      expect(taken).toEqual([])
      expect((await menu('IT')).offers[3]).toEqual({
        offerId: offerOf(hotel, 'massage'),
        name: 'Massaggio',
        note: 'Massaggio',
        category: 'for-guest',
        unitPrice: { amount: 12_000, currency: 'USD' },
        hasDay: true,
        maxQuantity: 4,
        noticeDays: 2,
      })
    })

    test('of another guest’s reservation are refused', async () => {
      const { bookingId } = await own().reservation()
      const answer = await own().client.call(listAddOnOffers, { body: { bookingId: bookingId + 1 } })
      expect(answer).toMatchObject({ ok: false, refusal: { kind: 'not-found' } })
    })
  })

  test.each([
    ['en-US', 'Massage'],
    ['es-MX', 'Masaje'],
    ['it-IT', 'Massaggio'],
  ] as const)('a quote in %s calls an add-on %s', async (locale, name) => {
    expect(valueOf(await ask(locale, massage())).change.services).toMatchObject([{ name }])
  })

  test('a confirmed change, its repetition and a fresh quote are all in the guest’s language', async () => {
    const guestNow = own()
    const confirm = async (quote: Awaited<ReturnType<typeof quotedInSpanish>>, key: string) =>
      clientIn('es-MX').call(changeStay, {
        params: { bookingId: String((await guestNow.reservation()).bookingId) },
        body: { quoteId: quote.quoteId, quoteToken: quote.token, ...timing(quote) },
        guard: { key, version: (await guestNow.reservation()).version },
      })
    const quotedInSpanish = async (selection: AddOnSelection) => valueOf(await ask('es-MX', selection))
    const timing = ({ change: { settlement } }: Awaited<ReturnType<typeof quotedInSpanish>>) =>
      settlement.kind === 'to-pay' ? { timing: 'at-check-in' as const, acceptedTerms: true } : {}

    const increase = await quotedInSpanish(massage())
    await store.db
      .update(addOnOffer)
      .set({ unitPrice: 12_500 })
      .where(eq(addOnOffer.id, offerOf(hotel, 'massage')))
    const moved = await confirm(increase, crypto.randomUUID())
    const failure = moved.ok ? undefined : moved.refusal
    const fresh =
      failure?.kind === 'refused' && failure.refusal === 'price-moved' ? failure.attached : undefined
    expect(fresh?.change.services).toMatchObject([{ name: 'Masaje', after: { amount: 12_500 } }])

    const key = crypto.randomUUID()
    if (!fresh) throw new Error('There is no fresh quote')
    const taken = valueOf(await confirm(fresh, key))
    expect(taken.change.services).toMatchObject([{ kind: 'added', name: 'Masaje' }])
    const [service] = await guestNow.services()
    const back = await quotedInSpanish(giveBack(service?.addOnId ?? 0))
    expect(back.change.services).toMatchObject([{ kind: 'removed', name: 'Masaje' }])
    const gone = valueOf(await confirm(back, crypto.randomUUID()))
    expect(gone.change.services).toMatchObject([{ kind: 'removed', name: 'Masaje' }])
  })
})
