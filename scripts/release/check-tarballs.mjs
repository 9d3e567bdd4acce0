import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root, run } from '../run.mjs'
import { hasGrown } from './grown.mjs'
import { importsAmiss } from './imports-amiss.mjs'

/**
 * What each tarball weighed when it was last looked at, in kB, by the beginning of its name. Most of the large ones is what a
 * stranger debugs with: source maps, and of the contract and the domain their declarations.
 */
const measured = {
  'create-veranda-brand': 8,
  'veranda-brand-kit': 15,
  'veranda-conformance': 51,
  'veranda-contract': 338,
  'veranda-design-system': 1136,
  'veranda-domain': 417,
  'veranda-embed': 114,
  'veranda-messages': 619,
  'veranda-portal': 342,
  'veranda-vite-shell': 49,
}

/**
 * Each tarball by publint and, where there is something to import, by attw; that it imports nothing it does not declare and
 * installs nothing it does not import; prints what it weighs and throws where that has grown, of all of them at once.
 */
export async function checkTarballs(tarballs) {
  const grown = []
  for (const tarball of tarballs) {
    await must('publint', ['--strict', tarball])
    const file = basename(tarball)
    const name = Object.keys(measured).find((one) => file.startsWith(`${one}-`))
    if (!name) throw new Error(`${file} has no size written down in check-tarballs.mjs`)
    const hasImports = !/create-veranda-brand|brand-kit/.test(name)
    if (hasImports)
      await must('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'root.css'])
    const { undeclared, unimported } = await importsAmiss(tarball, peersFrom(name))
    if (undeclared.length > 0)
      throw new Error(
        `${file} imports what it neither depends on nor asks for as a peer: ${undeclared.join(', ')}`,
      )
    if (unimported.length > 0)
      throw new Error(`${file} makes a stranger install what nothing in it imports: ${unimported.join(', ')}`)
    const size = Math.ceil(statSync(tarball).size / 1024)
    process.stdout.write(`  ${file.padEnd(40)} ${String(size).padStart(5)} kB\n`)
    if (hasGrown(measured[name], size)) grown.push(`${file} weighs ${size} kB, and weighed ${measured[name]}`)
  }
  if (grown.length > 0) throw new Error(grown.join('\n'))
}

/** The peers that a dependency of the package asks for, as it is installed here. */
const peersFrom = (name) => (dependency) => {
  const manifest = join(
    root,
    'packages',
    name.replace(/^veranda-/, ''),
    'node_modules',
    dependency,
    'package.json',
  )
  return existsSync(manifest)
    ? Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).peerDependencies ?? {})
    : []
}

async function must(command, args) {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}
