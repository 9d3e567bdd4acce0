import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'

/**
 * Styles written as TypeScript, compiled away. Their compiler would read the configuration file a second time, with a
 * loader that does not resolve a workspace's sources; it is given the one part it needs instead. It runs styles as a server
 * does, so that the conditions are said for that environment.
 */
export const compiledStyles = (conditions: string[]): Plugin[] =>
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
