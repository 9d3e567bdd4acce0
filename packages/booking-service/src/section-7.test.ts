import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from './platform/http/openapi.ts'
import { issueSignInLink } from './identity/sign-in-link.ts'
import { signInLimits } from './identity/limits.ts'
import { amplifyGuest } from './identity/testing/amplify-guest.ts'
import { addReservation } from './identity/testing/guest-database.ts'
import { identityServer } from './identity/testing/identity-server.ts'
import type { Store } from './platform/db/store.ts'
import { inventory } from './schema/inventory.ts'
import { promotion } from './schema/catalogue.ts'
import { terms } from './schema/payment-terms.ts'
import { guestsOwn, plain, quotesOf } from './testing/field-values.ts'
import { openEmbedded } from './testing/on-every-database.ts'
import { requestOf } from './testing/request-of.ts'
import { poolCredentials } from './sign-in/pool-credentials.ts'
import { brands } from './testing/sample-brands.ts'
import { aCall } from './tickets/testing/a-call.ts'
import { aWorldOfGuests, type WorldOfGuests } from './testing/world-of-guests.ts'

// Section 7 of the specification names 36 calls. The 34 of its table are these, line by line, in its own words. The other two
// stand below the table, without a path: one-time login and session checks, which go through an identity service. The calls
// of the admin catalogues are not counted: the specification says that they are not shown.
const calls = [
  'GET profile',
  'POST booking/reservation/validate',
  'GET booking/reservation-details/{codeReservation}',
  'POST booking/mail-letter/booking/{codeReservation}',
  'POST booking/roomsfindpolicy',
  'POST booking/penaltyrooms',
  'POST booking/typecategorydetail',
  'POST booking/get-rate-room-by-ids',
  'POST booking/room-comment/room/{roomId}',
  'GET booking/room-category/booking/{idBookHotel}',
  'POST booking/rate-internal',
  'POST booking/ratebyroompromotion',
  'GET booking/room-category/room/{id}/categories/superior',
  'GET booking/quote-rate/',
  'POST booking/getamenities',
  'POST booking/promocoderulebyproprietary',
  'POST booking/aditionalservices',
  'GET booking/payment-terms/{marketCode}/{lang}/{propertyCode}',
  'GET booking/country-lang/{lang}',
  'GET booking/book-phone/{propertyCode}/{brandOnline}/{countryCode}',
  'GET booking/guest/booking/{bookingCode}',
  'POST booking/get-rateplan-policies',
  'POST booking/terms-by-property',
  'GET booking/calendar/closed-dates',
  'GET booking/age-category/property/{id}',
  'POST booking/{id}/cancel',
  'PATCH booking/{idBookHotel}',
  'GET booking/cancel/validation',
  'GET booking/adyen/credit-card/booking/{reservationCode}',
  'POST booking/contact-customer',
  'GET booking/contact-customer-type',
  'GET booking/reservation/rateplanbooking/{rateId}/{propertyCode}',
  'GET booking/rate-plan-policy/booking/room/{roomId}',
  'GET booking/cancellation-reasons/applications/{application}',
] as const
const belowTheTable = ['one-time login', 'session check'] as const

/** A call by its method and the shape of its path, whatever its places are called. */
const shapeOf = (method: string, path: string): string =>
  `${method} ${path.replace(/^\//, '').replaceAll(/:\w+|\{\w+\}/g, '*')}`
const shapeOfCall = (call: string): string => {
  const [method = '', path = ''] = call.split(' ')
  return shapeOf(method, path)
}
const served = new Map(
  Object.values<AnyEndpoint>(endpoints).map((one) => [shapeOf(one.method, one.path), one]),
)
const documented = new Set(
  Object.entries((openApiDocument() as { readonly paths: Readonly<Record<string, object>> }).paths).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => shapeOf(method.toUpperCase(), path.replace(/^\/api/, ''))),
  ),
)

test('section 7 names 36 calls, none of them twice', () =>
  expect(new Set([...calls.map(shapeOfCall), ...belowTheTable]).size).toBe(36))

describe('the calls of section 7', () => {
  let world: WorldOfGuests
  beforeAll(async () => {
    world = await aWorldOfGuests(await openEmbedded())
    const { db } = world.store
    await db.update(inventory).set({ total: 600 })
    const words = { en: 'What is agreed' }
    await db.insert(terms).values([
      { kind: 'paying', words },
      { kind: 'property', words },
      { kind: 'rate-plan', words },
    ])
    await db.insert(promotion).values({
      code: 'NINE',
      brand: 'palace',
      kind: 'percent',
      percent: 9,
      bookFrom: '2027-01-01',
      bookUntil: '2028-12-31',
      stayFrom: '2027-01-01',
      stayUntil: '2028-12-31',
      minimumNights: 1,
      ratePlanIds: [],
      marketCodes: [],
    })
  })
  afterAll(() => world.store.close())

  test.each(calls)('%s answers on its own path', async (call) => {
    const shape = shapeOfCall(call)
    expect(documented).toContain(shape)
    const endpoint = served.get(shape)
    if (!endpoint) throw new Error('Nothing serves it')
    // What only reads leaves the guest as it was.
    const own = endpoint.guard ? await world.aGuest() : world.anna
    const valueOf = (name: string, isRequired: boolean) => {
      const key = quotesOf[endpoint.name]?.[name] ?? guestsOwn[name]
      if (key !== undefined) return own[key]
      return isRequired || neededToPay.has(name) ? (given[name] ?? plain[name]) : undefined
    }
    const request = requestOf(endpoint, valueOf, { ...own, version: await world.versionOf(own) })
    const response = await world.app.request(request)
    expect([response.status, await response.clone().text()]).toEqual([200, expect.anything()])
  })

  test('a path that ends with a slash answers without it too', async () => {
    const own = world.anna
    const request = requestOf(endpoints.quoteDates, (name) => given[name], { ...own, version: 1 })
    const plainUrl = request.url.replace('/quote-rate/', '/quote-rate')
    expect((await world.app.request(new Request(plainUrl, request))).status).toBe(200)
  })
})

describe('the calls below its table, by the client the sites use', () => {
  let store: Store
  let server: Awaited<ReturnType<typeof identityServer>>
  const code = 'ABCD-123XYZ-01'
  beforeAll(async () => {
    store = await openEmbedded()
    const who = {
      code,
      brand: 'palace',
      firstName: 'Ana',
      lastName: 'López',
      email: 'ana@example.com',
    } as const
    await addReservation(store.db, who)
    server = await identityServer(needs())
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })
  const needs = () => {
    const now = () => new Date('2027-03-14T12:00:00Z')
    const database = store.db
    const limits = signInLimits(database, { now })
    const originOf = (brand: string) => `http://${brand}.localhost:4000`
    return { database, brands, now, originOf, ...poolCredentials({ database, limits }) }
  }

  test(`${belowTheTable.join(' and ')} answer`, async () => {
    const link = await issueSignInLink(needs(), { reservationCode: code, brand: 'palace' })
    const guest = amplifyGuest(server.endpoint)
    const uuid = link.split('/').at(-1)
    expect(await guest.signIn(code, { kind: 'link', uuid, brand: 'palace' })).toEqual({ kind: 'signed-in' })
    // A check that goes to the pool: the tokens are asked for anew.
    const token = await guest.idToken({ forceRefresh: true })
    expect(await server.identity().verifySession(String(token))).toMatchObject({ reservationCode: code })
    await guest.signOut()
    expect(await guest.idToken()).toBeUndefined()
  })
})

/** Dates that are on sale, and what else the calls ask for. */
const given: Readonly<Record<string, unknown>> = {
  checkIn: '2027-05-08',
  checkOut: '2027-05-11',
  date_start: '2027-05-08',
  date_end: '2027-05-11',
  arrival_date: '2027-05-08',
  id_rateplans: [11],
  rateId: '11',
  rooms: '2',
  id: '1',
  property: 'H1',
  propertyCode: 'H1',
  marketCode: 'USA',
  promocode: 'NINE',
  timing: 'at-check-in',
  iddef_room_type: 11,
  idop_rate_plan: 11,
  currencyCode: 'USD',
  total: 900,
  date: '2027-05-08',
  price: 300,
  avail_rooms: 3,
  ...aCall(),
}

/** What a change needs where something is to pay, although its schema does not require it. */
const neededToPay: ReadonlySet<string> = new Set(['timing', 'acceptedTerms'])
