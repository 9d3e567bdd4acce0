import { partnerCity, partnerResorts } from '@veranda/brands'
import { shellConfig } from '@veranda/vite-shell'

export default shellConfig({
  name: 'Bellariva',
  pages: [
    // The trial host shows both; before sign-in it looks like the first.
    { html: 'index.html', brand: partnerResorts, host: 'partner.localhost', color: '#e6d8bd' },
    { html: 'resorts.html', brand: partnerResorts, host: 'resorts.partner.localhost', color: '#e6d8bd' },
    { html: 'city.html', brand: partnerCity, host: 'city.partner.localhost', color: '#232226' },
  ],
})
