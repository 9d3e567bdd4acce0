import { type AnyEndpoint, endpoints, getReservation } from '@veranda/contract'
import {
  aService,
  brands,
  clientOf,
  createApp,
  openEmbedded,
  seedCustomerTypes,
  type Store,
  valueOf,
} from '@veranda/booking-service/testing'
import type { BrandId, Reservation } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samples } from './samples.ts'

type Asked = { readonly params?: object; readonly query?: object; readonly body?: object }

/** Every call that can name a language, for a reservation in a language. */
const calls: Readonly<Record<string, (stay: Reservation, lang: string) => Asked>> = {
  getReservation: ({ reservationCode }, langCode) => ({
    params: { codeReservation: reservationCode },
    query: { langCode },
  }),
  listRoomsById: ({ rooms }, langCode) => ({
    body: { idRooms: rooms.map(({ roomId }) => roomId), langCode },
  }),
  listRoomCategories: ({ bookingId }, langCode) => ({
    params: { bookingId: String(bookingId) },
    query: { langCode },
  }),
  listOtherCategories: ({ rooms }, langCode) => ({
    params: { roomId: String(rooms[0]?.roomId) },
    query: { langCode },
  }),
  listSuperiorCategories: ({ rooms }, langCode) => ({
    params: { roomId: String(rooms[0]?.roomId) },
    query: { langCode },
  }),
  listCategoryDetails: ({ bookingId }, langCode) => ({ body: { bookingId, langCode } }),
  listNewRoomOffers: ({ bookingId }, langCode) => ({
    params: { bookingId: String(bookingId) },
    query: { adults: '2', teens: '0', kids: '0', infants: '0', langCode },
  }),
  listAddOnOffers: ({ bookingId }, langCode) => ({ body: { bookingId, langCode } }),
  listStandby: ({ bookingId }, langCode) => ({
    params: { bookingId: String(bookingId) },
    query: { langCode },
  }),
  listAmenities: ({ property, rooms }, langCode) => ({
    body: {
      propertyCode: property.code,
      idDefRoomTypes: rooms.map(({ category }) => category.roomTypeId),
      langCode,
    },
  }),
  listCountries: (_, lang) => ({ params: { lang } }),
  listExchangeRates: (_, lang) => ({ params: { lang } }),
  listCustomerTypes: (_, langCode) => ({ query: { langCode } }),
  getPaymentTerms: ({ property }, lang) => ({
    params: { marketCode: 'USA', lang, propertyCode: property.code },
  }),
  getPropertyTerms: ({ property }, lang_code) => ({ body: { property: property.code, lang_code } }),
  getPaymentConditions: ({ stay }, lang_code) => ({
    body: { id_rateplans: [3, 4], arrival_date: stay.arrival, lang_code },
  }),
  listCancellationReasons: (_, lang) => ({
    params: {
      application: lang === 'EN' ? 'MANAGE_RESERVATION' : `MANAGE_RESERVATION_${lang}`,
    },
  }),
}

describe('a language a brand does not offer', () => {
  let store: Store
  beforeAll(async () => {
    store = await openEmbedded(samples)
    await seedCustomerTypes(store.db)
  })
  afterAll(() => store.close())

  test.each(Object.keys(calls))('is answered in English: %s', async (name) => {
    const endpoint = Object.values(endpoints).find((each) => each.name === name) as unknown as AnyEndpoint
    const answersTo = async (guest: { readonly reservationCode: string; readonly brand: BrandId }) => {
      const client = clientOf(createApp(aService(store, { brands })), guest)
      const stay = valueOf(
        await client.call(getReservation, { params: { codeReservation: guest.reservationCode }, query: {} }),
      )
      const ask = (lang: string) =>
        client.call(endpoint as never, (calls[name] as (typeof calls)[string])(stay, lang) as never)
      return { english: await ask('EN'), spanish: await ask('ES'), italian: await ask('IT') }
    }
    const palace = await answersTo({ reservationCode: 'ZPCU-104A7C-AB', brand: 'palace' })
    const city = await answersTo({ reservationCode: 'ZCFI-112F4B-AD', brand: 'partner-city' })
    expect(palace.italian).toEqual(palace.english)
    expect(city.spanish).toEqual(city.english)
    // Without this the sentences above would be true of a call that has no words.
    if (!hasNoWords.has(name))
      expect([palace.spanish, city.italian]).not.toEqual([palace.english, city.english])
  })

  test('is tried with every call that can name one', () => {
    const naming = Object.values(endpoints)
      .filter((each) => namesLanguage(each as unknown as AnyEndpoint))
      .map(({ name }) => name)
      .filter((name) => !heedNoLanguage.has(name))
    expect(Object.keys(calls).toSorted()).toEqual(naming.toSorted())
  })
})

/** They may be told a language, as the API has it, and answer with numbers alone. */
const heedNoLanguage = new Set(['listRates', 'listPromotedRates'])

/** Of these guests: nobody waits for a room. */
const hasNoWords = new Set(['listStandby'])

const fields = new Set(['lang', 'langCode', 'lang_code', 'application'])
const namesLanguage = (endpoint: AnyEndpoint): boolean =>
  [endpoint.params, endpoint.query, endpoint.body].some((schema) =>
    Object.keys((schema as { entries?: object } | undefined)?.entries ?? {}).some((field) =>
      fields.has(field),
    ),
  )
