// Packs the published packages, writes a brand with `npm create` from a registry that has them, outside the workspace, changes
// in it what docs/your-own-brand.md changes, checks it, builds it, opens it, and starts a service with it: a guest signs in on its host, cancels by its rule and is written to by it, in its own language as far as the brand has it.
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstLoadsOf } from '../packages/vite-shell/gates/first-load.ts'
import { publishedPackages } from './brand-names.mjs'
import { headlessChromium } from './chromium.mjs'
import { createBrand } from './release/new-brand.mjs'
import { pack } from './release/pack.mjs'
import { startRegistry } from './release/registry.mjs'
import { root, run } from './run.mjs'
import { seconds } from './say.mjs'
import { judgeGuest } from './sixth-brand/judge-guest.mjs'
import { judgePage } from './sixth-brand/judge-page.mjs'
import { isProved, recordProved } from './sixth-brand/proved.mjs'
import { serveFolder } from './sixth-brand/serve-folder.mjs'
import { startService } from './sixth-brand/start-service.mjs'
import { flagsOfPage, writeChanges } from './sixth-brand/write-shell.mjs'

if (process.argv.includes('--if-changed') && isProved()) {
  process.stdout.write(
    'Left to the full run: a sixth brand, for no export or package.json has changed since one was built.\n',
  )
  process.exit(0)
}

/** `--pictures` leaves what a guest sees in `reports/sixth-brand`, on a phone and on a screen. */
const pictures = process.argv.includes('--pictures') ? join(root, 'reports/sixth-brand') : undefined

// As a newcomer builds it, whatever builds our own sites faster.
delete process.env.VERANDA_BUILD

const built = [...publishedPackages().map(({ manifest }) => manifest.name), '@veranda/dev-service']
const folder = mkdtempSync(join(tmpdir(), 'veranda-sixth-brand-'))
const shell = join(folder, 'aurora')
let registry

try {
  await step('builds the packages', () =>
    must('turbo', ['run', 'build', '--concurrency=2', ...built.map((name) => `--filter=${name}`)]),
  )
  await step('none names a brand', () => must('node', ['scripts/check-brand-names.mjs']))
  const tarballs = await step('packs them', () => pack(join(folder, 'tarballs')))
  registry = await startRegistry(tarballs)
  await step('npm create', () => createBrand(folder, registry, flagsOfPage()))
  writeChanges(shell)
  await step('npm run build', () => must('npm', ['run', 'build'], { cwd: shell }))
  const sizes = weigh(shell)
  await step('npm run check', () => must('npm', ['run', 'check'], { cwd: shell }))
  const own = Object.fromEntries(
    ['fr-FR', 'es-MX'].map((locale) => [
      locale,
      JSON.parse(readFileSync(join(shell, `lang/${locale}.json`), 'utf8')),
    ]),
  )
  const french = own['fr-FR']
  await step('lists what French lacks', async () => {
    const { code, output } = await run('npx', ['veranda-messages', 'missing', '--locale', 'fr-FR'], {
      cwd: shell,
    })
    const lines = output.split('\n')
    const isListed = (id) => lines.some((line) => line.startsWith(`${id}\t`))
    if (code !== 1 || !isListed('sign-in.submit') || Object.keys(french).some(isListed))
      throw new Error(`veranda-messages ended with ${code}:\n${output.slice(0, 2_000)}`)
  })
  await step('opens it', async () => {
    const site = await serveFolder(join(shell, 'dist'))
    try {
      await judgePage(site.origin, await headlessChromium(), own)
    } finally {
      await site.close()
    }
  })
  await step('signs in and cancels', async () => {
    const service = await startService({
      brands: join(shell, 'served.ts'),
      shellsDir: folder,
      dataDir: folder,
    })
    try {
      if (pictures) await report(service.start)
      await judgeGuest(service.start, await headlessChromium(), french, pictures)
    } finally {
      await service.close()
    }
  })
  recordProved()
  process.stdout.write(
    `A sixth brand builds from the tarballs alone, opens, cancels by its own rule and writes its own letter in its own French: ${sizes}.\n`,
  )
} finally {
  await registry?.close()
  rmSync(folder, { recursive: true, force: true })
}

/** The page of pictures that a brand's own check draws of its running site: of every screen, none wider than a phone. */
async function report(start) {
  const browsers = join(root, 'packages/brand-kit/node_modules/playwright-core')
  symlinkSync(realpathSync(browsers), join(shell, 'node_modules/playwright-core'))
  const site = start.replace('localhost', 'aurora.localhost')
  await must('npx', ['veranda', 'check', '--report', join(pictures, 'report'), '--site', site], {
    cwd: shell,
    env: { CHROMIUM_PATH: await headlessChromium() },
  })
}

/** A newcomer's shell is as light as ours, or something in the packages keeps their bundler from leaving parts out. */
function weigh(shell) {
  const [page] = firstLoadsOf('aurora', join(shell, 'dist'))
  const scripts = (page.js + page.words) / 1024
  const whole = scripts + page.html / 1024
  const sizes = `${scripts.toFixed(1)} kB of scripts, ${whole.toFixed(1)} kB before the first view`
  // Its own parts, in slots, come on top.
  const isLight = scripts <= 96 && whole <= 101 && page.scripts.length === 1 && page.stylesheets.length === 0
  if (!isLight)
    throw new Error(
      `The first view is too heavy: ${sizes}; ${[...page.scripts, ...page.stylesheets].join(', ')}`,
    )
  return sizes
}

async function step(name, work) {
  const since = performance.now()
  const result = await work()
  process.stdout.write(`${name.padEnd(24)} ${seconds(since).padStart(8)}\n`)
  return result
}

async function must(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}
