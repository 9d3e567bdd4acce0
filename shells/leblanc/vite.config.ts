import { leblanc } from '@veranda/brands'
import { shellConfig } from '@veranda/vite-shell'

export default shellConfig({
  name: leblanc.displayName,
  pages: [{ html: 'index.html', brand: leblanc, host: 'leblanc.localhost', color: '#f4f2ef' }],
})
