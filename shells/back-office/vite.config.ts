import { shellConfig } from '@veranda/vite-shell'

const staff = { id: 'back-office', displayName: 'Veranda', locales: ['en-US'] }

export default shellConfig({
  name: 'Veranda back office',
  pages: [{ html: 'index.html', brand: staff, host: 'admin.localhost', color: '#f4f2ef' }],
})
