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
  help: {
    lines: [
      {
        region: 'us-canada',
        phone: { country: '1', area: '555', number: '5550100' },
        international: '+15555550100',
        display: '+1 555 555-0100',
      },
      {
        region: 'mexico',
        phone: { country: '52', area: '555', number: '5500100' },
        international: '+525555500100',
        display: '+52 555 550-0100',
      },
    ],
    numbers: 'by-property',
    hours: resortHours,
  },
}
