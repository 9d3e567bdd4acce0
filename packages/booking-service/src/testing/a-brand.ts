import type { ServedBrand } from '@veranda/domain'
import { brands } from './sample-brands.ts'

const openDay = { opens: 7, closes: 22 }

/** A brand that is not in the sample group. */
export const aBrand = (over: Partial<ServedBrand> = {}): ServedBrand => ({
  id: 'aurora',
  displayName: 'Aurora',
  bookingBrands: ['Aurora Lodges'],
  locales: ['en-US', 'es-MX'],
  hosts: ['aurora.localhost'],
  website: 'https://aurora.example.com',
  footer: {
    legalName: 'Aurora Lodges Ltd.',
    links: [{ label: 'website', href: 'https://aurora.example.com' }],
  },
  help: {
    lines: [
      {
        phone: { country: '44', area: '20', number: '79460190' },
        display: '+44 20 7946 0190',
      },
    ],
    hours: {
      timeZone: 'Europe/London',
      weekdays: { opens: 8, closes: 20 },
      weekend: { opens: 9, closes: 17 },
    },
  },
  paymentFlow: 'payments-palace',
  site: { folder: 'aurora' },
  letterLook: {
    ...brands.get('palace').letterLook,
    light: { ...brands.get('palace').letterLook.light, accent: '#2f6f5e' },
  },
  sampleHotel: {
    cancellationVariant: 'all-rooms-together',
    sellsAddOns: false,
    paymentFlow: 'payments-wire',
    ageRanges: [
      { category: 'adult', youngest: 16, oldest: 120, text: { en: 'Adults', es: 'Adultos' } },
      { category: 'kid', youngest: 0, oldest: 15, text: { en: 'Children', es: 'Menores' } },
    ],
    stayLimits: { minimumNights: 2, maximumNights: 10, bookableDays: 90 },
    documentMegabytes: 6,
    help: { hours: { timeZone: 'Pacific/Auckland', weekdays: openDay, weekend: openDay } },
  },
  ...over,
})
