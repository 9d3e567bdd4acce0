import { copyFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { inject } from 'vitest'
import { madeOnce } from '../../testing/made-once.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Whether two guests may take the same room: `as it is`, or with the lock taken out, for the control of a contest. */
export type Guard = 'as it is' | 'taken out'

/** Bundles the service's test process once per run: from source, it takes three times as long to start. */
export async function builtProcess(
  guard: Guard = 'as it is',
): Promise<readonly [program: string, migrations: string]> {
  // Inside the package, so that unbundled dependencies are found.
  const built = join(inject('builtDir'), 'service-process')
  const folder = (one: Guard) => join(built, one.replaceAll(' ', '-'))
  await madeOnce(inject('runFolder'), 'service-process', async () => {
    await bundled(folder('as it is'))
    cpSync(folder('as it is'), folder('taken out'), { recursive: true })
    copyFileSync(join(folder('taken out'), 'careless-swap.js'), join(folder('taken out'), 'swap.js'))
  })
  return [join(folder(guard), 'service-process.js'), at('migrations')]
}

const bundled = (outdir: string) =>
  build({
    entryPoints: {
      'service-process': at('src/changes/testing/service-process.ts'),
      'inspect-worker': at('src/documents/inspect-worker.ts'),
      swap: at('src/inventory/swap.ts'),
      'careless-swap': at(carelessSwap),
    },
    outdir,
    plugins: [swapApart],
    bundle: true,
    splitting: true,
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

const carelessSwap = 'src/changes/testing/careless-swap.ts'

/** Leaves `swap` in a file of its own, in whose place the careless rewrite can be put: it exports what is imported from there. */
const swapApart: Plugin = {
  name: 'swap apart',
  setup(bundle) {
    bundle.onResolve({ filter: /\/inventory\/swap\.ts$/ }, ({ importer, kind }) =>
      kind === 'entry-point' || importer === at(carelessSwap)
        ? undefined
        : { path: './swap.js', external: true },
    )
  },
}
