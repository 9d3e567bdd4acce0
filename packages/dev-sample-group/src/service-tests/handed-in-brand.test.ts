import { getHelpPhone, getProfile, listAddOnOffers } from '@veranda/contract'
import { addDays, type PlainDate } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aBrand,
  aChangingGuest,
  addressHash,
  aService,
  type Brands,
  brands as sampleBrands,
  brandsOf,
  canceller,
  cancellingWriters,
  clientOf,
  createApp,
  deliverDue,
  guestCredentials,
  hostTable,
  type Letter,
  localHosts,
  openEmbedded,
  parseEnv,
  prepareStore,
  sampleToday,
  signInLinkWriter,
  speaking,
  type Store,
  UnknownBrand,
  unwritten,
  testSigner,
} from '@veranda/booking-service/testing'
import { outbox, property } from '@veranda/booking-service/tables'
import { eq } from 'drizzle-orm'
import { loadSample } from '../load-sample.ts'
import { sampleGroupOf } from '../sample-group.ts'
import { sampleGuests } from '../sample-guests.ts'

const aurora = aBrand()
const brands = brandsOf([aurora])
const group = sampleGroupOf([aurora])

describe('a service that was handed one brand nobody here has heard of', () => {
  let store: Store
  beforeAll(async () => {
    store = await openEmbedded('empty')
    await loadSample(store, { today: sampleToday, brands: brands.all, signer: testSigner })
  })
  afterAll(() => store.close())

  const aServiceOfIt = () => aService(store, { brands, hosts: hostTable(localHosts(brands, 4000)) })
  const guestCalled = (firstName: string) => {
    const found = sampleGuests(group).find((one) => one.firstName === firstName)
    if (!found) throw new Error(`There is no sample guest ${firstName}`)
    return found
  }

  async function lettersSent(brandsNow: Brands): Promise<readonly Letter[]> {
    const sent: Letter[] = []
    await deliverDue({
      database: store.db,
      mailer: async (letter) => void sent.push(letter),
      now: aServiceOfIt().clock.now,
      onFailure: ({ reason }) => {
        throw new Error(reason)
      },
      writers: {
        ...unwritten,
        ...cancellingWriters({
          database: store.db,
          brands: brandsNow,
          originOf: () => 'http://aurora.localhost:4000',
          sender: 'no-reply@example.com',
        }),
      },
    })
    return sent
  }

  test('has a sample hotel of it with three guests, and of no other brand', async () => {
    const hotels = await store.db.select({ brand: property.brand, name: property.name }).from(property)
    expect(hotels).toEqual([{ brand: 'aurora', name: 'Aurora Harbor' }])
    expect(sampleGuests(group)).toHaveLength(3)
  })

  test('serves its host and staff’s, and refuses a host of another brand', async () => {
    const app = createApp(aServiceOfIt())
    expect(localHosts(brands, 4000).map(({ origin }) => origin)).toEqual([
      'http://aurora.localhost:4000',
      'http://admin.localhost:4000',
    ])
    expect((await app.request('http://palace.localhost:4000/api/healthz')).status).toBe(404)
  })

  test('tells its phone, and refuses to tell another brand’s', async () => {
    const client = clientOf(createApp(aServiceOfIt()), undefined, 'aurora.localhost:4000')
    const params = { propertyCode: 'ANY', countryCode: 'GB' }
    expect(await client.call(getHelpPhone, { params: { ...params, brandOnline: 'aurora' } })).toMatchObject({
      ok: true,
      value: { country: '44', area: '20', number: '79460190' },
    })
    expect(await client.call(getHelpPhone, { params: { ...params, brandOnline: 'palace' } })).toMatchObject({
      ok: false,
      refusal: { kind: 'not-found' },
    })
  })

  test('cancels two rooms together and not one of them, as the reservation says, and signs as itself', async () => {
    const service = aServiceOfIt()
    const guest = canceller(createApp(service), guestCalled('Jonas'))
    const { property: hotel, rooms } = await guest.reservation()
    const { sampleHotel } = aBrand()
    expect(hotel).toMatchObject({
      cancellationVariant: 'all-rooms-together',
      sellsAddOns: false,
      documentMegabytes: sampleHotel?.documentMegabytes,
    })
    expect(rooms).toHaveLength(2)
    expect(await guest.quote(2)).toMatchObject({ ok: false, refusal: { refusal: 'all-rooms-together' } })
    const { cancellationCode } = await guest.cancel([1, 2])
    const [letter] = await lettersSent(brands)
    expect(letter?.from.name).toBe('Aurora')
    for (const wording of [
      cancellationCode,
      '+44 20 7946 0190',
      '#2f6f5e',
      'aurora.localhost',
      'Aurora Lodges Ltd.',
    ])
      expect(letter?.html).toContain(wording)
    for (const { displayName } of sampleBrands.all) expect(letter?.html).not.toContain(displayName)
  })

  test('takes guests and stays by the ages and limits of its hotel, as the reservation says', async () => {
    const guest = guestCalled('Clara')
    const changing = aChangingGuest(clientOf(createApp(aServiceOfIt()), guest), guest)
    const { property: hotel, stay } = await changing.reservation()
    const { sampleHotel } = aurora
    expect(hotel).toMatchObject({ ...sampleHotel })
    const rooms = [{ roomNumber: 1, join: { adults: 0, teens: 1, kids: 0, infants: 0 } }]
    expect(await changing.ask('add-guests', { rooms })).toMatchObject({ ok: false })
    const departing = (departure: PlainDate) =>
      changing.ask('change-dates', { stay: { arrival: stay.arrival, departure } })
    const refused = (attached: object) => ({ refusal: { refusal: 'stay-not-possible', attached } })
    expect(await departing(addDays(stay.arrival, 10))).toMatchObject({ ok: true })
    expect(await departing(addDays(stay.arrival, 11))).toMatchObject(
      refused({ kind: 'too-long', maximumNights: 10 }),
    )
    const last = addDays(sampleToday, 90)
    const arriving = (arrival: PlainDate, departure: PlainDate) =>
      changing.ask('change-dates', { stay: { arrival, departure } })
    expect(await arriving(addDays(last, -5), addDays(last, 1))).toMatchObject({ ok: true })
    expect(await arriving(addDays(last, -5), addDays(last, 2))).toMatchObject(
      refused({ kind: 'not-on-sale', on: addDays(last, 1) }),
    )
  })

  test('writes in the brand’s own language what it has of it, and the rest in English', async () => {
    const french = { 'letter.greeting': 'Bonjour {name},', 'letter.footer-website': 'Notre site' }
    const speaks = brandsOf([aBrand({ locales: ['en-US', 'fr-FR'], languages: { 'fr-FR': french } })])
    const app = speaking(createApp({ ...aServiceOfIt(), brands: speaks }), 'fr-FR')
    const { cancel, reservation, reinstate } = canceller(app, guestCalled('Naomi'))
    await cancel((await reservation()).rooms.map(({ roomNumber }) => roomNumber))
    const [letter] = await lettersSent(speaks)
    for (const wording of [
      '<html lang="fr-FR">',
      'Bonjour Naomi,',
      'Notre site',
      'View my reservation',
      '$US',
    ])
      expect(letter?.html).toContain(wording)
    // A language that is no longer offered when the letter leaves.
    await reinstate()
    const [later] = await lettersSent(brands)
    for (const wording of ['<html lang="en-US">', 'Dear Naomi,']) expect(later?.html).toContain(wording)
  })

  test('sells no add-ons where its hotel sells none: neither the menu nor a quote', async () => {
    const guest = guestCalled('Clara')
    const client = clientOf(createApp(aServiceOfIt()), guest)
    const changing = aChangingGuest(client, guest)
    const { bookingId } = await changing.reservation()
    const profile = await client.call(getProfile)
    expect(profile).toMatchObject({ ok: true, value: { menu: ['reservation'] } })
    expect(profile.ok && profile.value.permissions).not.toContain('add-services')
    const refusal = { refusal: 'action-not-allowed', attached: { reason: 'not-offered' } }
    expect(await client.call(listAddOnOffers, { body: { bookingId } })).toMatchObject({ refusal })
    const selection = { kind: 'add', roomNumber: 1, offerId: 1, quantity: 1 } as const
    for (const purpose of ['add-services', 'variant-1'] as const)
      expect(await changing.ask(purpose, { services: [selection] })).toMatchObject({ ok: false, refusal })
  })

  test('is told its samples anew on a later day, and gets the hotel of a brand handed in later', async () => {
    const later = addDays(sampleToday, 1)
    expect(await loadSample(store, { today: sampleToday, brands: brands.all, signer: testSigner })).toBe(
      false,
    )
    expect(await loadSample(store, { today: later, brands: brands.all, signer: testSigner })).toBe(true)
    const borealis = aBrand({ id: 'borealis', displayName: 'Borealis', hosts: ['borealis.localhost'] })
    expect(await loadSample(store, { today: later, brands: [aurora, borealis], signer: testSigner })).toBe(
      true,
    )
    expect(await loadSample(store, { today: later, brands: [borealis, aurora], signer: testSigner })).toBe(
      false,
    )
    expect(await store.db.$count(property)).toBe(2)
  })
})

describe('a service of two brands, one of which speaks French and one Spanish', () => {
  const french = { 'letter.greeting': 'Bonjour {name},', 'letter.open-reservation': 'Voir ma réservation' }
  const two = brandsOf([
    aBrand({ locales: ['en-US', 'fr-FR'], languages: { 'fr-FR': french } }),
    aBrand({
      id: 'borealis',
      displayName: 'Borealis',
      hosts: ['borealis.localhost'],
      locales: ['en-US', 'es-MX'],
    }),
  ])
  const guests = sampleGuests(sampleGroupOf(two.all)).filter(({ firstName }) => firstName === 'Jonas')
  const cases = guests.flatMap((guest) =>
    (['fr-FR', 'es-MX'] as const).map((asked) => {
      const isOffered = two.get(guest.brand).locales.includes(asked)
      return [guest.brand, asked, isOffered ? asked : 'en-US', guest] as const
    }),
  )
  let store: Store
  beforeAll(async () => {
    store = await openEmbedded('empty')
    await loadSample(store, { today: sampleToday, brands: two.all, signer: testSigner })
  })
  afterAll(() => store.close())

  const service = () => aService(store, { brands: two, hosts: hostTable(localHosts(two, 4000)) })

  test.each(cases)(
    'answers a guest of %s who asks in %s in %s, and writes in it',
    async (_, asked, spoken, guest) => {
      const app = speaking(createApp(service()), asked)
      const { reservation, cancel, reinstate } = canceller(app, guest)
      const { rooms } = await reservation()
      const isSpanish = spoken === 'es-MX'
      expect(rooms.map(({ category }) => category.name).join()).toContain(isSpanish ? 'Vista' : 'View')
      await cancel(rooms.map(({ roomNumber }) => roomNumber))
      await reinstate()
      const orders = await store.db
        .select()
        .from(outbox)
        .where(eq(outbox.reservationCode, guest.reservationCode))
      expect(orders.map(({ locale }) => locale)).toEqual(orders.map(() => spoken))
      await store.db.delete(outbox)
    },
  )

  // A link may be asked for on another brand's page, before the guest is known.
  test.each(cases)(
    'writes a guest of %s who asks for a link in %s in %s',
    async (_, asked, spoken, guest) => {
      const { clock, limits } = service()
      const write = signInLinkWriter({
        database: store.db,
        now: clock.now,
        originOf: (brand) => `https://${brand}.example.com`,
        brands: two,
        sender: 'no-reply@example.com',
        ensureGuest: async () => undefined,
        limits,
      })
      const payload = { reservationCode: guest.reservationCode, addressHash: addressHash(guest.email) }
      // Written before: it is not counted again.
      const letter = await write({ payload, locale: asked, messageId: 'a@example.com', attempts: 2 } as never)
      expect(letter?.html).toContain(`<html lang="${spoken}">`)
    },
  )

  describe('what is stored of a brand that is not handed in any more', () => {
    test('keeps the service from starting, and says which brand is missing', async () => {
      const settings = parseEnv({}, brands)
      await expect(
        prepareStore(store, { settings, brands, now: new Date(), signer: testSigner }),
      ).rejects.toThrow(
        /^The database has hotels of the brand “borealis”, which this service was not handed: name it in BRANDS\.$/,
      )
    })

    test('lets nobody sign in', async () => {
      const needs = {
        database: store.db,
        brands,
        now: () => new Date(),
        originOf: () => 'http://aurora.localhost',
        namesMatch: async () => true,
        onLinkUsed: async () => undefined,
      }
      const { reservationCode = '' } = guests.find(({ brand }) => brand === 'borealis') ?? {}
      expect(await guestCredentials(needs).homeOf(reservationCode)).toBeUndefined()
      const known = guestCredentials({ ...needs, brands: two })
      expect(await known.homeOf(reservationCode)).toMatchObject({ brand: 'borealis' })
    })

    test('is asked for by its id: the answer is an error that names it', () => {
      expect(() => brands.get('borealis')).toThrow(UnknownBrand)
      expect(() => brands.get('borealis')).toThrow('No brand “borealis” was handed to this service.')
    })
  })
})
