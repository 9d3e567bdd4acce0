import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Where React's packages keep what a site is published with. */
const published: Readonly<Record<string, string>> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
}

/** What stands in for a part of React in versions older than ours, and is CommonJS too. */
const standIns: Readonly<Record<string, string>> = { 'use-sync-external-store/shim/index.js': 'react' }

const marker = '\0veranda:react-as-modules:'

/**
 * React is published as CommonJS: every module that uses it reaches through an interop object whose names cannot be
 * shortened, what nobody uses of it cannot be left out, and lazy routes fetch the helper for all that as a request of
 * its own. Read as ES modules it is a request and almost 2 kB less before the first view.
 */
export const reactAsModules = (): Plugin => {
  let root = ''
  return {
    name: 'veranda:react-as-modules',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    // A `require` of it is given the same module: two copies of React would not know of each other.
    resolveId(wanted) {
      const source = standIns[wanted] ?? wanted
      return Object.hasOwn(published, source) ? marker + source : undefined
    },
    load(id) {
      if (!id.startsWith(marker)) return undefined
      const source = id.slice(marker.length)
      const file = published[source] ?? ''
      return asModule(source, readFileSync(join(folderOf(source, root), file), 'utf8'))
    },
  }
}

function folderOf(source: string, root: string): string {
  const [name = source] = source.split('/')
  const shell = createRequire(join(root, 'package.json'))
  // The scheduler is a dependency of React's renderer, not of the shell.
  const from = name === 'scheduler' ? createRequire(shell.resolve('react-dom/package.json')) : shell
  return dirname(from.resolve(`${name}/package.json`))
}

/** A file that says `exports.useState = …` and `React = require("react")`, with `export` and `import` instead. */
function asModule(source: string, code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name ?? ''))]
  const needed = [...code.matchAll(/(\w+) = require\("([^"]+)"\)/g)]
  const body = code
    .replace(/^var (?:\w+ = require\("[^"]+"\),?\s*)+;/m, '')
    .replace(/\bexports\.(\w+)/g, (_, name: string) => local(name))
  if (names.length === 0 || /\brequire\(|\bexports\b/.test(body))
    throw new Error(`${source} is not written the way it was when it was last made an ES module of.`)
  return [
    ...needed.map(([, name, from]) => `import * as ${name} from ${JSON.stringify(from)};`),
    `import * as everything from ${JSON.stringify(source)};`,
    `var ${names.map(local).join(', ')};`,
    body,
    `export { ${names.map((name) => `${local(name)} as ${name}`).join(', ')}, everything as default };`,
  ].join('\n')
}

const local = (name: string) => `$${name}`
