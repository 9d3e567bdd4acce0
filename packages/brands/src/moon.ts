import type { Brand } from '@veranda/domain'
import { resortHours } from './hours.ts'

export const moon: Brand = {
  id: 'moon',
  displayName: 'Moon',
  bookingBrands: ['Moon Resorts', 'Moon Family Club'],
  locales: ['en-US', 'es-MX'],
  hosts: ['moon.localhost'],
  website: 'https://moon.example.com',
  footer: {
    legalName: 'Moon Resorts · Veranda Group',
    links: [
      { label: 'website', href: 'https://moon.example.com' },
      { label: 'privacy', href: 'https://moon.example.com/privacy' },
      { label: 'terms', href: 'https://moon.example.com/terms' },
    ],
  },
  paymentFlow: 'payments-palace',
  help: {
    lines: [
      {
        countries: ['US', 'CA'],
        phone: { country: '1', area: '555', number: '5550110' },
      },
      {
        countries: ['MX'],
        phone: { country: '52', area: '555', number: '5500110' },
      },
    ],
    hours: resortHours,
  },
}
