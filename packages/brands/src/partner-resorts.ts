import type { Brand } from './brand.ts'
import { partnerHours } from './hours.ts'

export const partnerResorts: Brand = {
  key: 'partner-resorts',
  displayName: 'Bellariva Resorts',
  bookingBrands: ['Bellariva Resorts', 'Bellariva Isole'],
  locales: ['en-US', 'it-IT'],
  website: 'https://resorts.bellariva.example.com',
  footer: {
    legalName: 'Bellariva Resorts S.p.A.',
    links: [
      { label: 'website', href: 'https://resorts.bellariva.example.com' },
      { label: 'privacy', href: 'https://resorts.bellariva.example.com/privacy' },
      { label: 'terms', href: 'https://resorts.bellariva.example.com/terms' },
    ],
  },
  helpLines: [
    {
      region: 'italy',
      phone: { country: '39', area: '02', number: '55550001' },
      international: '+390255550001',
      display: '+39 02 5555 0001',
    },
  ],
  helpNumbers: 'fixed',
  callCentre: partnerHours,
  paymentFlows: ['payments'],
  cancellationVariant: 'all-rooms-together',
  showsAddOns: false,
}
