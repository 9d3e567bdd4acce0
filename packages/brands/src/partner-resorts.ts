import type { Brand } from '@veranda/domain'
import { partnerHours } from './hours.ts'

export const partnerResorts: Brand = {
  id: 'partner-resorts',
  displayName: 'Bellariva Resorts',
  bookingBrands: ['Bellariva Resorts', 'Bellariva Isole'],
  locales: ['en-US', 'it-IT'],
  hosts: ['resorts.partner.localhost', 'partner.localhost'],
  website: 'https://resorts.bellariva.example.com',
  footer: {
    legalName: 'Bellariva Resorts S.p.A.',
    links: [
      { label: 'website', href: 'https://resorts.bellariva.example.com' },
      { label: 'privacy', href: 'https://resorts.bellariva.example.com/privacy' },
      { label: 'terms', href: 'https://resorts.bellariva.example.com/terms' },
    ],
  },
  paymentFlow: 'payments',
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
