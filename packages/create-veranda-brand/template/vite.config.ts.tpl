import { shellConfig } from '@veranda/vite-shell'
import { brand } from './brand.ts'
import { tokens } from './tokens.ts'

export default shellConfig({
  name: brand.displayName,
  pages: [{ html: 'index.html', brand, host: brand.hosts[0], color: tokens.light.stage }],
})
