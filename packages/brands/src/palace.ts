import type { Brand } from '@veranda/domain'
import { resortHours } from './hours.ts'

export const palace: Brand = {
  id: 'palace',
  displayName: 'Palace',
  bookingBrands: ['Palace Resorts Collection', 'Palace Vacation Club'],
  locales: ['en-US', 'es-MX'],
  hosts: ['palace.localhost'],
  website: 'https://palace.example.com',
  footer: {
    legalName: 'Palace Hotels · Veranda Group',
    links: [
      { label: 'website', href: 'https://palace.example.com' },
      { label: 'privacy', href: 'https://palace.example.com/privacy' },
      { label: 'terms', href: 'https://palace.example.com/terms' },
    ],
  },
  paymentFlow: 'payments-palace',
  help: {
    lines: [
      {
        countries: ['US', 'CA'],
        phone: { country: '1', area: '555', number: '5550100' },
      },
      {
        countries: ['MX'],
        phone: { country: '52', area: '555', number: '5500100' },
      },
    ],
    hours: resortHours,
  },
}
