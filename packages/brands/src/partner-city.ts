import type { Brand } from './brand.ts'
import { partnerHours } from './hours.ts'

export const partnerCity: Brand = {
  key: 'partner-city',
  displayName: 'Bellariva City',
  bookingBrands: ['Bellariva City', 'Bellariva Centro'],
  locales: ['en-US', 'it-IT'],
  website: 'https://city.bellariva.example.com',
  footer: {
    legalName: 'Bellariva City S.r.l.',
    links: [
      { label: 'website', href: 'https://city.bellariva.example.com' },
      { label: 'privacy', href: 'https://city.bellariva.example.com/privacy' },
      { label: 'terms', href: 'https://city.bellariva.example.com/terms' },
    ],
  },
  // The two partner variants share one fixed Italian number (section 9).
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
