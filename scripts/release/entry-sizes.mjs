import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../run.mjs'
import { hasGrown } from './grown.mjs'
import { asStranger, strangersEnv } from './stranger.mjs'

const esbuild = createRequire(join(root, 'packages/design-system/package.json'))('esbuild')
const written = join(root, 'scripts/release/entry-sizes.json')

/** The packages a page imports from. */
const forPages = ['domain', 'messages', 'contract', 'design-system', 'portal', 'embed'].map(
  (name) => `@veranda/${name}`,
)

/**
 * Installs the packages as a stranger, bundles each entry by itself with all it exports, and prints what it brings along
 * before anything is loaded later: kB of Brotli, React and react-intl apart. Throws where one has grown, is new or is gone;
 * with `anew` writes down what was measured instead.
 */
export async function weighEntries(folder, registry, { anew }) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const env = strangersEnv(folder, registry)
  await asStranger('npm', ['install', ...forPages, '--no-audit', '--no-fund'], { cwd: folder, env })
  const sizes = {}
  for (const entry of forPages.flatMap((name) => entriesOf(join(folder, 'node_modules', name)))) {
    sizes[entry] = Number(((await weightOf(folder, entry)) / 1024).toFixed(1))
    process.stdout.write(`  ${entry.padEnd(56)} ${sizes[entry].toFixed(1).padStart(6)} kB\n`)
  }
  if (anew) return writeFileSync(written, `${JSON.stringify(sizes, null, 2)}\n`)
  const before = JSON.parse(readFileSync(written, 'utf8'))
  const faults = faultsIn(before, sizes)
  if (faults.length > 0)
    throw new Error(
      `${faults.join('\n')}\nIf it is meant: npm run release -- --sizes, and say why in the commit.`,
    )
}

/** What differs too much from what was written down, a sentence each. */
export function faultsIn(before, now) {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((entry) => {
    if (now[entry] === undefined) return [`${entry} is gone`]
    if (before[entry] === undefined) return [`${entry} is new: ${now[entry]} kB`]
    if (!hasGrown(before[entry], now[entry])) return []
    return [`${entry} weighs ${now[entry]} kB, and weighed ${before[entry]}`]
  })
}

/** What an installed package exports as scripts, by the names one imports. */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (!target.import) return []
    const [before, after] = target.import.split('*')
    if (after === undefined) return [join(name, entry)]
    return globSync(target.import, { cwd: folder })
      .map((file) => join('./', file).slice(join('./', before).length, -after.length))
      .map((one) => join(name, entry.replace('*', one)))
      .toSorted()
  })
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
      external: [
        'react',
        'react-dom',
        'react-dom/*',
        'react/jsx-runtime',
        'react-intl',
        '@vanilla-extract/css',
      ],
      loader: { '.css': 'empty', '.woff2': 'empty' },
      logLevel: 'error',
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
