import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, UserConfig } from 'vite'

/**
 * Styles written as TypeScript, compiled away. Their compiler would read the configuration file a second time, with a
 * loader that does not resolve a workspace's sources; it is given the one part it needs instead.
 */
export const compiledStyles = (resolve: NonNullable<UserConfig['resolve']>): Plugin[] =>
  vanillaExtractPlugin({ identifiers: 'short' }).map((plugin) => {
    const { configResolved } = plugin
    if (typeof configResolved !== 'function') return plugin
    return {
      ...plugin,
      configResolved(config) {
        return configResolved.call(this, { ...config, configFile: undefined, inlineConfig: { resolve } })
      },
    }
  })
