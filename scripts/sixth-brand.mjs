// Packs the published packages, installs the tarballs in an empty folder outside the workspace and builds the brand of
// docs/your-own-brand.md from them, file by file as a newcomer would.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, run } from './run.mjs'

const published = ['domain', 'messages', 'brands', 'contract', 'design-system', 'portal', 'vite-shell']
const folder = mkdtempSync(join(tmpdir(), 'veranda-sixth-brand-'))

try {
  const tarballs = await pack(join(folder, 'tarballs'))
  const shell = join(folder, 'shell')
  writeShell(shell, tarballs)
  must(
    'npm install',
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: shell }),
  )
  must('npm run build', await run('npm', ['run', 'build'], { cwd: shell }))
  expectBuilt(shell)
  process.stdout.write('A sixth brand builds from the tarballs alone.\n')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function pack(to) {
  mkdirSync(to)
  const entries = []
  for (const name of published) {
    must(
      `pack ${name}`,
      await run('pnpm', ['pack', '--pack-destination', to], { cwd: join(root, 'packages', name) }),
    )
    const file = readdirSync(to).find((one) => one.startsWith(`veranda-${name}-`))
    entries.push([`@veranda/${name}`, `file:${join(to, file)}`])
  }
  return Object.fromEntries(entries)
}

/** Every code block of the page that names a file, with the packages taken from the tarballs. */
function writeShell(to, tarballs) {
  const page = readFileSync(join(root, 'docs', 'your-own-brand.md'), 'utf8')
  for (const [, file, text] of page.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), file === 'package.json' ? fromTarballs(JSON.parse(text), tarballs) : text)
  }
}

function fromTarballs(manifest, tarballs) {
  const swap = (dependencies) =>
    Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, tarballs[name] ?? range]))
  const changed = {
    ...manifest,
    dependencies: swap(manifest.dependencies),
    devDependencies: swap(manifest.devDependencies),
  }
  return JSON.stringify({ ...changed, overrides: tarballs }, null, 2)
}

function expectBuilt(shell) {
  const html = readFileSync(join(shell, 'dist', 'index.html'), 'utf8')
  const assets = readdirSync(join(shell, 'dist', 'assets')).filter((name) => name.endsWith('.js'))
  const script = assets.map((name) => readFileSync(join(shell, 'dist', 'assets', name), 'utf8')).join('')
  if (!script.includes('Aurora Lodges')) throw new Error('The built shell does not carry the brand')
  if (!/<style/.test(html)) throw new Error('The built page carries no inlined style')
  if (!existsSync(join(shell, 'dist', 'sw.js'))) throw new Error('The built shell has no offline worker')
}

function must(what, { code, output }) {
  if (code !== 0) throw new Error(`${what} failed:\n${output}`)
}
