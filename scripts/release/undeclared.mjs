import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.mjs'

const esbuild = createRequire(join(root, 'packages/design-system/package.json'))('esbuild')

/**
 * The packages that the scripts of a tarball import, and that its manifest neither depends on nor asks for as peers: they run
 * in the workspace, and not at a stranger's.
 */
export async function undeclaredIn(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-tarball-'))
  try {
    await run('tar', ['-xzf', tarball, '-C', folder])
    const packed = join(folder, 'package')
    const { name, dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(packed, 'package.json'), 'utf8'),
    )
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
    return [...(await importsOf(packed))]
      .filter((one) => !declared.has(one))
      .toSorted((one, other) => (one < other ? -1 : 1))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importsOf(packed) {
  const { metafile } = await esbuild.build({
    entryPoints: globSync('dist/**/*.js', { cwd: packed }),
    absWorkingDir: packed,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    metafile: true,
    write: false,
    outdir: packed,
    logLevel: 'silent',
  })
  return new Set(
    Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external, path }) => external && !isBuiltin(path))
      .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path),
  )
}
