import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.mjs'

const esbuild = createRequire(join(root, 'packages/design-system/package.json'))('esbuild')

/**
 * Where a tarball's manifest and its files do not agree: what its scripts import and its manifest neither depends on nor asks
 * for as a peer, which runs in the workspace and not at a stranger's; and what a stranger installs with it although nothing in
 * it, script, types or styles, names it. What a dependency asks for as its own peer (`peersOf`) is installed for that one.
 */
export async function importsAmiss(tarball, peersOf = () => []) {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-tarball-'))
  try {
    await run('tar', ['-xzf', tarball, '-C', folder])
    const packed = join(folder, 'package')
    const manifest = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
    const { name, dependencies = {}, peerDependencies = {} } = manifest
    const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)])
    const texts = globSync('dist/**/*.{js,d.ts,css}', { cwd: packed }).map((file) =>
      readFileSync(join(packed, file), 'utf8'),
    )
    const isNamed = (one) => texts.some((text) => new RegExp(`["'\`]${one}["'\`/]`).test(text))
    const peers = new Set(Object.keys(dependencies).flatMap((one) => peersOf(one)))
    return {
      undeclared: [...(await importsOf(packed))].filter((one) => !declared.has(one)).toSorted(byName),
      unimported: Object.keys(dependencies)
        .filter((one) => !isNamed(one) && !peers.has(one))
        .toSorted(byName),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const byName = (one, other) => (one < other ? -1 : 1)

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
