import { palace } from '@veranda/brands'
import { shellConfig } from '@veranda/vite-shell'

export default shellConfig({
  name: palace.displayName,
  pages: [{ html: 'index.html', brand: palace, host: 'palace.localhost', color: '#12213c' }],
})
