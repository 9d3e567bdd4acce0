// Rehearses a release of the commit that is checked out, in a copy: versions and changelogs from the changesets, tarballs
// that are built as they are packed, what npm would publish, and a stranger who installs them from a registry: rules in a
// script, one component in a plain Vite app, a brand from `npm create` to a guest who is signed in. With `--write` the
// versions and changelogs are written here too, for the commit that a release is published from; `--sizes` writes down what
// each entry weighs now.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { headlessChromium } from './chromium.mjs'
import { checkTarballs } from './release/check-tarballs.mjs'
import { copyOfCommit } from './release/copy-of-commit.mjs'
import { weighEntries } from './release/entry-sizes.mjs'
import { pack } from './release/pack.mjs'
import { startRegistry } from './release/registry.mjs'
import { signInAtNewBrand } from './release/new-brand.mjs'
import { askForRepository, repository, setRepository } from './release/repository.mjs'
import { runReadmes } from './release/readmes.mjs'
import { root, run } from './run.mjs'
import { refuse, seconds } from './say.mjs'

const { values: asked } = parseArgs({
  options: { write: { type: 'boolean' }, sizes: { type: 'boolean' }, repository: { type: 'string' } },
})
if (asked.repository !== undefined) {
  setRepository(asked.repository)
  process.stdout.write(`Every package is from ${asked.repository}: commit it, then rehearse the release.\n`)
  process.exit(0)
}
const withoutRepository = askForRepository(repository())
if (asked.write && withoutRepository) refuse(withoutRepository)

const folder = mkdtempSync(join(tmpdir(), 'veranda-release-'))
let registry
try {
  const copy = await step('copies the commit', () => copyOfCommit(join(folder, 'veranda')))
  await step('versions and changelogs', () => must('changeset', ['version'], { cwd: copy }))
  const tarballs = await step('builds and packs', () => pack(join(folder, 'tarballs'), copy))
  await step('well formed, and how large', () => checkTarballs(tarballs))
  await step('what would be published', () => rehearsePublishing(tarballs))
  registry = await startRegistry(tarballs)
  const chromium = await headlessChromium()
  await step('the readmes run', () => runReadmes(join(folder, 'readmes'), registry, chromium))
  await step('what an import weighs', () =>
    weighEntries(join(folder, 'weighed'), registry, { anew: asked.sizes === true }),
  )
  await step('the sample service', () => must('turbo', ['run', 'build', '--filter=@veranda/dev-service']))
  const { typing, whole } = await step('a brand from nothing', () =>
    signInAtNewBrand(join(folder, 'brands'), registry, chromium),
  )
  process.stdout.write(
    `A guest of a new brand is signed in ${whole.toFixed(0)} seconds after its command; a person types for ${typing.toFixed(0)} more.\n`,
  )
  if (asked.write) await must('changeset', ['version'])
  process.stdout.write(
    asked.write
      ? 'Versions and changelogs are written: commit them, and publish that commit with pnpm -r publish.\n'
      : 'Rehearsed; nothing is changed here. npm run release -- --write writes versions and changelogs.\n',
  )
  if (withoutRepository) process.stdout.write(`${withoutRepository}\n`)
} finally {
  await registry?.close()
  rmSync(folder, { recursive: true, force: true })
}

/** What npm would send, to a registry that has none of it yet: it refuses what is there already. */
async function rehearsePublishing(tarballs) {
  const empty = await startRegistry([])
  try {
    for (const tarball of tarballs)
      await must('npm', ['publish', tarball, '--dry-run', '--provenance=false', `--registry=${empty.origin}`])
  } finally {
    await empty.close()
  }
}

async function step(name, work) {
  const since = performance.now()
  const result = await work()
  process.stdout.write(`${name.padEnd(28)} ${seconds(since).padStart(8)}\n`)
  return result
}

async function must(command, args, options = { cwd: root }) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}
