import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

// Inside the package, so that unbundled dependencies are found; named after this process, because test files
// run in parallel.
const built = at(`node_modules/.cache/service-process-${process.pid}.mjs`)
const migrations = at('migrations')

let building: Promise<unknown> | undefined

/** Bundles the service's test process once: from source, it takes three times as long to start. */
export async function builtProcess(): Promise<readonly [program: string, migrations: string]> {
  building ??= build({
    entryPoints: [at('src/changes/testing/service-process.ts')],
    outfile: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['@veranda/source'],
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', '@aws-sdk/*'],
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
    },
    logLevel: 'warning',
  })
  await building
  return [built, migrations]
}

/** Deletes the built process; call it after the tests that started one. */
export async function forgetBuiltProcess(): Promise<void> {
  building = undefined
  for (const one of [built, `${built}.compiled`]) await rm(one, { force: true, recursive: true })
}
