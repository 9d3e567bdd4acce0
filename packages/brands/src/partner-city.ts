import type { Brand } from '@veranda/domain'
import { partnerHours } from './hours.ts'

export const partnerCity: Brand = {
  id: 'partner-city',
  displayName: 'Bellariva City',
  bookingBrands: ['Bellariva City', 'Bellariva Centro'],
  locales: ['en-US', 'it-IT'],
  hosts: ['city.partner.localhost', 'partner.localhost'],
  website: 'https://city.bellariva.example.com',
  footer: {
    legalName: 'Bellariva City S.r.l.',
    links: [
      { label: 'website', href: 'https://city.bellariva.example.com' },
      { label: 'privacy', href: 'https://city.bellariva.example.com/privacy' },
      { label: 'terms', href: 'https://city.bellariva.example.com/terms' },
    ],
  },
  paymentFlow: 'payments',
  // The two partner variants share one fixed Italian number.
  help: {
    lines: [
      {
        phone: { country: '39', area: '02', number: '55550001' },
        display: '+39 02 5555 0001',
      },
    ],
    hours: partnerHours,
  },
}
