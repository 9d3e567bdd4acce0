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
  help: {
    lines: [
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
    numbers: 'by-property',
    hours: resortHours,
  },
}
