import { dialled, displayPhone } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { property } from '../schema/property.ts'
import type { Store } from '../platform/db/store.ts'
import { aService } from '../testing/a-service.ts'
import { sampleProperties } from '../sample/properties.ts'
import { sampleMarkets } from '../sample/group-data.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { getHelpPhone } from './get-help-phone.ts'
import { helpLineOf } from './help-line-of.ts'
import { brands } from '../testing/sample-brands.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded('sample')
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
