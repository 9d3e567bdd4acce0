import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from './platform/http/openapi.ts'
import { inventory } from './schema/inventory.ts'
import { promotion } from './schema/catalogue.ts'
import { terms } from './schema/payment-terms.ts'
import { guestsOwn, plain, quotesOf } from './testing/field-values.ts'
import { openEmbedded } from './testing/on-every-database.ts'
import { requestOf } from './testing/request-of.ts'
import { aCall } from './tickets/testing/a-call.ts'
import { aWorldOfGuests, type WorldOfGuests } from './testing/world-of-guests.ts'

// The table of section 7 of the specification, line by line, in its own words.
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
    const own = await world.aGuest()
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
    const own = await world.aGuest()
    const request = requestOf(endpoints.quoteDates, (name) => given[name], { ...own, version: 1 })
    const plainUrl = request.url.replace('/quote-rate/', '/quote-rate')
    expect((await world.app.request(new Request(plainUrl, request))).status).toBe(200)
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
