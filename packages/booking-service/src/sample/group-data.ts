import { addDays, type BrandKey, type PlainDate } from '@veranda/domain'
import type { promotion } from '../db/schema/catalogue.ts'
import type { helpPhone, market } from '../db/schema/property.ts'

export const sampleMarkets: readonly (typeof market.$inferInsert)[] = [
  { code: 'USA', name: 'United States and Canada', countryCode: 'US' },
  { code: 'MEX', name: 'Mexico', countryCode: 'MX' },
  { code: 'ITA', name: 'Italy', countryCode: 'IT' },
  { code: 'GBR', name: 'United Kingdom', countryCode: 'GB' },
  { code: 'INT', name: 'International', countryCode: 'US' },
]

const phone = (
  brand: BrandKey,
  countryCode: string | null,
  diallingCode: string,
  area: string,
  number: string,
) => ({
  brand,
  propertyCode: null,
  countryCode,
  diallingCode,
  area,
  number,
})

// All from the ranges kept for fiction.
export const samplePhones: readonly Omit<typeof helpPhone.$inferInsert, 'id'>[] = [
  ...(['palace', 'moon', 'leblanc'] as const).flatMap((brand, index) => [
    phone(brand, null, '1', '555', `01${index}0`.padStart(7, '555').slice(-7)),
    phone(brand, 'MX', '52', '55', `5550010${index}`),
  ]),
  phone('partner-resorts', null, '39', '02', '55550101'),
  phone('partner-city', null, '39', '02', '55550102'),
  { ...phone('partner-city', null, '44', '20', '79460101'), propertyCode: 'ZCLO' },
]

export const samplePromotions = (today: PlainDate): readonly (typeof promotion.$inferInsert)[] => {
  const window = {
    bookFrom: addDays(today, -90),
    bookUntil: addDays(today, 180),
    stayFrom: today,
    stayUntil: addDays(today, 400),
    minimumNights: 3,
    ratePlanIds: [],
    marketCodes: [],
  }
  return [
    {
      ...window,
      code: 'SUNNY15',
      brand: 'palace',
      kind: 'percent',
      percent: 15,
      amount: null,
      currency: null,
    },
    {
      ...window,
      code: 'WELCOME100',
      brand: 'leblanc',
      kind: 'amount',
      percent: null,
      amount: 10_000,
      currency: 'USD',
    },
  ]
}
