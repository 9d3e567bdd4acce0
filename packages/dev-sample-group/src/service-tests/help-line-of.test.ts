import { dialled, displayPhone } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { property } from '@veranda/booking-service/tables'
import {
  aService,
  brands,
  getHelpPhone,
  helpLineOf,
  openEmbedded,
  type Store,
} from '@veranda/booking-service/testing'
import { sampleProperties } from '../properties.ts'
import { sampleMarkets } from '../group-data.ts'
import { samples } from './samples.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded(samples)
})
afterAll(() => store.close())

const countries = ['US', 'CA', 'MX', 'IT', 'GB', 'DE', ...sampleMarkets.map(({ countryCode }) => countryCode)]

describe('one number for a stay, whoever tells it', () => {
  test('is one of those the brand’s pages show before signing in, for every brand, property and country', async () => {
    const properties = await store.db.select().from(property)
    expect(properties.length).toBe(sampleProperties.length)
    for (const { brand, code: propertyCode } of properties)
      for (const countryCode of countries) {
        const { phone, display } = await helpLineOf(
          { database: store.db, brands },
          { brand, propertyCode, countryCode },
        )
        const shown = brands.get(brand).help.lines.find((line) => line.international === dialled(phone))
        expect(shown?.display, `${brand} ${propertyCode} ${countryCode}`).toBe(display)
      }
  })

  test('is what the call answers, and a screen writes it as a letter does', async () => {
    const service = aService(store)
    for (const { brand, code: propertyCode } of await store.db.select().from(property))
      for (const countryCode of countries) {
        const wanted = { brand, propertyCode, countryCode }
        const { phone, display } = await helpLineOf({ database: store.db, brands }, wanted)
        expect(await getHelpPhone(service, wanted)).toEqual(phone)
        // A screen writes what the call answers in the form of section 9; a brand with one fixed number shows its own.
        if (brands.get(brand).help.numbers === 'by-property') expect(displayPhone(phone)).toBe(display)
      }
  })
})
