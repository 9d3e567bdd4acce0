import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { Shell } from './shell.ts'

/** A payment provider's component, asked for only where that provider charges the cards; nobody pays offline. */
export const cardComponent = 'mount-adyen-card'

/** Compiled to JavaScript where this package is installed, as written where it is the workspace's own. */
const worker = import.meta.url.endsWith('.ts') ? 'sw.ts' : 'sw.js'

/** Builds the worker, with the list of what it keeps. The portal registers it after the first view. */
export const offlineWorker = (shell: Shell): Plugin[] =>
  VitePWA({
    injectRegister: false,
    devOptions: { enabled: false },
    strategies: 'injectManifest',
    srcDir: import.meta.dirname,
    filename: worker,
    manifest: {
      name: shell.name,
      short_name: shell.name,
      start_url: '/my-reservation',
      display: 'standalone',
      theme_color: shell.pages[0].color,
      background_color: shell.pages[0].color,
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    },
    injectManifest: {
      // In the worker, the list takes the place of these words.
      injectionPoint: 'self.builtFiles',
      rollupFormat: 'iife',
      sourcemap: false,
      globPatterns: ['**/*.{js,css,html,svg}'],
      manifestTransforms: [
        async (entries) => {
          const stored = entries.filter(({ url }) => !url.includes(cardComponent))
          const pages = stored.filter(({ url }) => url.endsWith('.html'))
          const revision = createHash('sha256')
            .update(pages.map(({ revision }) => revision).join())
            .digest('hex')
          const page = {
            url: '/',
            revision: revision.slice(0, 16),
            size: Math.max(0, ...pages.map(({ size }) => size)),
          }
          return { manifest: [...stored.filter((entry) => !pages.includes(entry)), page], warnings: [] }
        },
      ],
    },
  })
