import { addDays, type PlainDate } from '@veranda/domain'
import type { market, promotion } from '@veranda/booking-service/tables'

export const sampleMarkets: readonly (typeof market.$inferInsert)[] = [
  {
    code: 'USA',
    name: 'United States and Canada',
    countryCode: 'US',
    currency: 'USD',
    pmsProfileId: 'PMS-1001',
  },
  { code: 'MEX', name: 'Mexico', countryCode: 'MX', currency: 'MXN', pmsProfileId: 'PMS-1002' },
  { code: 'ITA', name: 'Italy', countryCode: 'IT', currency: 'EUR', pmsProfileId: 'PMS-1003' },
  { code: 'GBR', name: 'United Kingdom', countryCode: 'GB', currency: 'GBP', pmsProfileId: 'PMS-1004' },
  { code: 'INT', name: 'International', countryCode: 'US', currency: 'USD', pmsProfileId: 'PMS-1005' },
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
