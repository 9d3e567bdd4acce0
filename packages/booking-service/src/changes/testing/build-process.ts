import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

// Inside the package, so that unbundled dependencies are found; named after this process, because test files
// run in parallel.
const built = at(`node_modules/.cache/service-process-${process.pid}`)
const migrations = at('migrations')

/** Whether two guests may take the same room: `as it is`, or with the lock taken out, for the control of a contest. */
export type Guard = 'as it is' | 'taken out'

const building = new Map<Guard, Promise<unknown>>()

/** Bundles the service's test process once: from source, it takes three times as long to start. */
export async function builtProcess(
  guard: Guard = 'as it is',
): Promise<readonly [program: string, migrations: string]> {
  const folder = join(built, guard.replaceAll(' ', '-'))
  const begun = building.get(guard) ?? bundled(folder, guard === 'taken out' ? [carelessly] : [])
  building.set(guard, begun)
  await begun
  return [join(folder, 'service-process.js'), migrations]
}

const bundled = (outdir: string, plugins: Plugin[]) =>
  build({
    entryPoints: {
      'service-process': at('src/changes/testing/service-process.ts'),
      'inspect-worker': at('src/documents/inspect-worker.ts'),
    },
    outdir,
    plugins,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['@veranda/source'],
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pg-native', '@aws-sdk/*'],
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
    },
    logLevel: 'warning',
  })

/** Puts the careless rewrite in the place of `swap`; it exports what is imported from there. */
const carelessly: Plugin = {
  name: 'careless swap',
  setup(bundle) {
    const rewrite = at('src/changes/testing/careless-swap.ts')
    bundle.onResolve({ filter: /\/inventory\/swap\.ts$/ }, ({ importer }) =>
      importer === rewrite ? undefined : { path: rewrite },
    )
  },
}

/** Deletes the built process; call it after the tests that started one. */
export async function forgetBuiltProcess(): Promise<void> {
  building.clear()
  await rm(built, { force: true, recursive: true })
}
