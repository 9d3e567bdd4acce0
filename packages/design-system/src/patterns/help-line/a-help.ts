import type { Help } from '../help-phone/index.ts'

export const aHelp = (over: Partial<Help> = {}): Help => ({
  lines: [
    { countries: ['US', 'CA'], phone: { country: '1', area: '555', number: '0100' }, display: '+1 555 0100' },
    {
      countries: ['MX'],
      phone: { country: '52', area: '55', number: '55500142' },
      display: '+52 55 5550 0142',
    },
  ],
  opening: { open: true, until: '2027-03-02T02:00:00Z', asOf: '2027-03-01T15:00:00Z' },
  callMe: { href: '/call-me' },
  guestTimeZone: 'America/New_York',
  ...over,
})
