import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, UserConfig } from 'vite'

/** Short names, but for the themes': the page's HTML names those before any script runs. */
const classNames = ({
  hash,
  filePath,
  debugId,
}: {
  hash: string
  filePath: string
  debugId?: string
}): string => {
  const name = debugId && /theme\/themes\/[\w-]+\.css/.test(filePath) ? `theme-${debugId}` : hash
  return /^\d/.test(name) ? `_${name}` : name
}

/**
 * Styles written as TypeScript, compiled away. Their compiler would read the configuration file a second time, with a
 * loader that does not resolve a workspace's sources; it is given the one part it needs instead.
 */
export const compiledStyles = (resolve: NonNullable<UserConfig['resolve']>): Plugin[] =>
  vanillaExtractPlugin({ identifiers: classNames }).map((plugin) => {
    const { configResolved } = plugin
    if (typeof configResolved !== 'function') return plugin
    return {
      ...plugin,
      configResolved(config) {
        return configResolved.call(this, { ...config, configFile: undefined, inlineConfig: { resolve } })
      },
    }
  })
