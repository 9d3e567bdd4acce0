import type { Brand } from '@veranda/domain'

/** What the brand is. Its id names it in the service's database, in its table of hosts and in a guest's session. */
export const brand: Brand = {
  id: '{{id}}',
  displayName: {{name}},
  bookingBrands: [{{legalName}}],
  locales: [{{locales}}],
  hosts: ['{{host}}'],
  website: '{{website}}',
  footer: {
    legalName: {{legalName}},
    links: [{ label: 'website', href: '{{website}}' }],
  },
  paymentFlow: 'payments',
  help: {
    lines: [{ phone: { country: '{{country}}', area: '{{area}}', number: '{{number}}' } }],
    hours: {
      timeZone: '{{timeZone}}',
      weekdays: { opens: 9, closes: 21 },
      weekend: { opens: 10, closes: 19 },
    },
  },
}
