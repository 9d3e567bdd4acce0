import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite'
import { compressedSiblings } from './compressed-siblings.ts'
import { firstView } from './first-view.ts'
import { languageFiles, withoutIcuParser } from './language-files.ts'
import { lazyGroups } from './lazy-groups.ts'
import { cardComponent, offlineWorker } from './offline-worker.ts'
import { reactAsModules } from './react-as-modules.ts'
import type { Shell } from './shell.ts'
import { shortProperties } from './short-properties.ts'
import { unfilledSlots } from './unfilled-slots.ts'
import { unusedParts } from './unused-parts.ts'
import { writtenPages } from './written-pages.ts'

/** Run from its own source, this package stands in the workspace, and so do the packages around it. */
const conditions = import.meta.url.endsWith('.ts')
  ? ['@veranda/source', ...defaultClientConditions]
  : [...defaultClientConditions]

const serviceUrl = `http://127.0.0.1:${process.env.SERVICE_PORT ?? 4000}`

/** While developing, calls go on to the service as the browser made them: the host they were made on is the brand's. */
const asMade = { target: serviceUrl, changeOrigin: false }

/**
 * The Vite configuration of a brand's shell: everything that makes its first view fast is decided here. With
 * `VERANDA_BUILD=quick` in the environment the same files are minified and compressed in a fraction of the time, without
 * their source maps, and come out a few per cent larger: for trying a build, not for publishing it.
 */
export function shellConfig(shell: Shell): UserConfig {
  const isQuick = process.env.VERANDA_BUILD === 'quick'
  const short = shortProperties()
  const modules = () => [languageFiles(), compiledStyles(), react()]
  return {
    resolve: { conditions, alias: [withoutIcuParser] },
    plugins: [
      {
        ...optimizeLocales.vite({ locales: [...new Set(shell.pages.flatMap((page) => page.brand.locales))] }),
        enforce: 'pre',
      },
      reactAsModules(),
      unusedParts(),
      unfilledSlots(shell),
      ...modules(),
      pageOfHost(shell),
      short.inFiles,
      firstView(
        shell,
        (place) => writtenPages(shell, { ...place, conditions, plugins: modules }),
        short.inPage,
      ),
      offlineWorker(shell),
      compressedSiblings(isQuick ? 'quick' : 'smallest'),
    ],
    // No style says `light-dark()`: the variables that would stand in for it in older browsers are left out.
    css: { lightningcss: { exclude: Features.LightDark } },
    server: { proxy: { '/api': asMade, '/identity': asMade } },
    build: {
      target: 'es2023',
      sourcemap: !isQuick,
      manifest: true,
      assetsInlineLimit: 0,
      // Lazy parts name their styles ahead, not their scripts: the list of scripts would ship in the first view.
      modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isStyle) },
      // Much slower than the built-in minifier, and about 1 kB smaller over the wire.
      minify: isQuick ? 'oxc' : 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true },
        format: { comments: false },
      },
      rolldownOptions: {
        input: shell.pages.map((page) => page.html),
        // Left alone, every module that a lazy route also uses would become a request of its own before the first view.
        output: {
          codeSplitting: { groups: [{ name: 'first-view', tags: ['$initial'] }, ...lazyGroups] },
          // The first view names every lazy part and its styles: a third of a kilobyte is in how.
          chunkFileNames: ({ name }) => `assets/${name === cardComponent ? `${name}-` : ''}[hash:7].js`,
          assetFileNames: 'assets/[hash:7][extname]',
        },
      },
    },
  }
}

const isStyle = (file: string) => file.endsWith('.css')

/**
 * Styles written as TypeScript, compiled away. Their compiler would read the configuration file a second time, with a
 * loader that does not resolve a workspace's sources; it is given the one part it needs instead. It runs styles as a server
 * does, so that the conditions are said for that environment.
 */
const compiledStyles = (): Plugin[] =>
  vanillaExtractPlugin({ identifiers: 'short' }).map((plugin) => {
    const { configResolved } = plugin
    if (typeof configResolved !== 'function') return plugin
    return {
      ...plugin,
      configResolved(config) {
        const inlineConfig = { environments: { ssr: { resolve: { conditions } } } }
        return configResolved.call(this, { ...config, configFile: undefined, inlineConfig })
      },
    }
  })

/** A shell with several pages shows, while developing, the one whose host was asked for. */
const pageOfHost = (shell: Shell): Plugin => ({
  name: 'veranda:page-of-host',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(request.url ?? '')
      const host = request.headers.host?.replace(/:\d+$/, '')
      const page = shell.pages.find((candidate) => candidate.host === host) ?? shell.pages[0]
      if (isPage) request.url = `/${page.html}`
      next()
    })
  },
})
