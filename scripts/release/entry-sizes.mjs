import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../run.mjs'

const esbuild = createRequire(join(root, 'packages/design-system/package.json'))('esbuild')

/**
 * What one import may bring with it before anything is loaded later, in kB of Brotli, React and react-intl apart: about a
 * fifth more than when it was written down. With all of an entry a bundler leaves out what is not used.
 */
const most = {
  '@veranda/domain': 32,
  '@veranda/contract': 32,
  '@veranda/design-system/components/button': 3,
  '@veranda/design-system/patterns/refund-curve': 22,
  '@veranda/design-system/patterns/stay-calendar': 28,
  '@veranda/design-system/screens/sign-in': 26,
  '@veranda/design-system/scope': 14,
  '@veranda/design-system/tokens': 6,
}

/** Bundles each entry in a folder that has the packages installed; prints what it weighs and throws where that is too much. */
export async function weighEntries(folder) {
  for (const [entry, limit] of Object.entries(most)) {
    const size = (await weightOf(folder, entry)) / 1024
    process.stdout.write(`  ${entry.padEnd(48)} ${size.toFixed(1).padStart(6)} kB\n`)
    if (size > limit) throw new Error(`${entry} weighs ${size.toFixed(1)} kB, and may weigh ${limit}`)
  }
}

async function weightOf(folder, entry) {
  const outdir = mkdtempSync(join(folder, 'weighed-'))
  try {
    const { metafile } = await esbuild.build({
      stdin: { contents: `export * from '${entry}'`, resolveDir: folder },
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      metafile: true,
      outdir,
      absWorkingDir: folder,
      external: ['react', 'react-dom', 'react/jsx-runtime', 'react-intl', '@vanilla-extract/css'],
      loader: { '.css': 'empty', '.woff2': 'empty' },
    })
    const first = Object.keys(metafile.outputs).find((path) => basename(path) === 'stdin.js')
    return withImports(metafile, first).reduce(
      (sum, path) => sum + brotliCompressSync(readFileSync(join(folder, path))).length,
      0,
    )
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}

/** A file and those it imports at once, not those it loads later. */
function withImports({ outputs }, first) {
  const found = new Set([first])
  for (const path of found)
    for (const { path: next, kind, external } of outputs[path].imports)
      if (kind === 'import-statement' && !external) found.add(next)
  return [...found]
}
