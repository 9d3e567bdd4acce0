import type { ServedBrand } from '@veranda/domain'
import { brands } from './sample-brands.ts'

/** A brand the sample group knows nothing of. */
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
        region: 'anywhere',
        phone: { country: '44', area: '20', number: '79460190' },
        international: '+442079460190',
        display: '+44 20 7946 0190',
      },
    ],
    numbers: 'fixed',
    hours: {
      timeZone: 'Europe/London',
      weekdays: { opens: 8, closes: 20 },
      weekend: { opens: 9, closes: 17 },
    },
  },
  site: { folder: 'aurora' },
  letterLook: {
    ...brands.get('palace').letterLook,
    light: { ...brands.get('palace').letterLook.light, accent: '#2f6f5e' },
  },
  sampleHotel: { cancellationVariant: 'all-rooms-together', sellsAddOns: false },
  ...over,
})
