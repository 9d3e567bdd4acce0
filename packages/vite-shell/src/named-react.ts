import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const flattened: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime'])
const marker = '\0veranda:named:'

/**
 * React is published as CommonJS: every module that uses it would reach through an interop object, and lazy routes
 * would fetch the helper for that as a request of its own. One module that names its exports makes plain bindings
 * of them: a request and 1 kB less before the first view.
 */
export const namedReact = (): Plugin => {
  let root = ''
  return {
    name: 'veranda:named-react',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    resolveId(source, importer, { kind }) {
      const isOurs = flattened.has(source) && !importer?.startsWith(marker)
      return isOurs && kind === 'import-statement' ? marker + source : undefined
    },
    load(id) {
      if (!id.startsWith(marker)) return undefined
      const source = id.slice(marker.length)
      const require = createRequire(join(root, 'package.json'))
      const names = Object.keys(require(source) as object).filter((name) => name !== 'default')
      const lines = names.map((name) => `export const ${name} = whole.${name};`)
      return `import whole from ${JSON.stringify(require.resolve(source))}; export default whole; ${lines.join(' ')}`
    },
  }
}
