import { moon } from '@veranda/brands'
import { shellConfig } from '@veranda/vite-shell'

export default shellConfig({
  name: moon.displayName,
  pages: [{ html: 'index.html', brand: moon, host: 'moon.localhost', color: '#d5efeb' }],
})
