import type { Brand } from './brand.ts'
import { resortHours } from './hours.ts'

export const moon: Brand = {
  key: 'moon',
  displayName: 'Moon',
  bookingBrands: ['Moon Resorts', 'Moon Family Club'],
  locales: ['en-US', 'es-MX'],
  website: 'https://moon.example.com',
  footer: {
    legalName: 'Moon Resorts · Veranda Group',
    links: [
      { label: 'website', href: 'https://moon.example.com' },
      { label: 'privacy', href: 'https://moon.example.com/privacy' },
      { label: 'terms', href: 'https://moon.example.com/terms' },
    ],
  },
  helpLines: [
    {
      region: 'us-canada',
      phone: { country: '1', area: '555', number: '5550110' },
      international: '+15555550110',
      display: '+1 555 555-0110',
    },
    {
      region: 'mexico',
      phone: { country: '52', area: '555', number: '5500110' },
      international: '+525555500110',
      display: '+52 555 550-0110',
    },
  ],
  helpNumbers: 'by-property',
  callCentre: resortHours,
  paymentFlows: ['payments-palace'],
  cancellationVariant: 'any-but-the-main-room-alone',
  showsAddOns: true,
}
