import type { Brand } from '@veranda/domain'
import { resortHours } from './hours.ts'

export const leblanc: Brand = {
  id: 'leblanc',
  displayName: 'Le Blanc',
  bookingBrands: ['Le Blanc Spa Hotels'],
  locales: ['en-US', 'es-MX'],
  hosts: ['leblanc.localhost'],
  website: 'https://leblanc.example.com',
  footer: {
    legalName: 'Le Blanc · Veranda Group',
    links: [
      { label: 'website', href: 'https://leblanc.example.com' },
      { label: 'privacy', href: 'https://leblanc.example.com/privacy' },
      { label: 'terms', href: 'https://leblanc.example.com/terms' },
    ],
  },
  paymentFlow: 'payments-wire',
  help: {
    lines: [
      {
        countries: ['US', 'CA'],
        phone: { country: '1', area: '555', number: '5550120' },
      },
      {
        countries: ['MX'],
        phone: { country: '52', area: '555', number: '5500120' },
      },
    ],
    hours: resortHours,
  },
}
