// `npm run pictures` compares the agreed set of screens with what they look like now; `-- --agree` agrees to that.
// `-- --against <commit>` compares with another commit, `-- --only <text>` takes those whose name holds the text.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { headlessChromium } from './chromium.mjs'
import { root, run } from './run.mjs'
import { refuse, seconds } from './say.mjs'
import { setUp } from './setup.mjs'

const { values } = parseArgs({
  options: { agree: { type: 'boolean' }, against: { type: 'string' }, only: { type: 'string' } },
})
const { agree = false, only = '' } = values
const agreedFile = join(root, 'docs/pictures/agreed.json')
const report = join(root, 'reports/pictures')
const store = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'veranda', 'pictures')

const packages = setUp()
const [CHROMIUM_PATH] = await Promise.all([headlessChromium(packages), packages])
const browser = (await run(CHROMIUM_PATH, ['--version'])).output.trim().replaceAll(/[^\d.]/g, '') || 'unknown'
/** Another browser draws other letters: the pictures of a commit are kept for each. */
const picturesOf = (commit) => join(store, `${commit}-${browser}`)

if (agree) await agreeToHead()
else await compare(values.against ?? agreedCommit())

function agreedCommit() {
  if (existsSync(agreedFile)) return JSON.parse(readFileSync(agreedFile, 'utf8')).commit
  return refuse('Nothing was agreed yet: npm run pictures -- --agree, or --against <commit>.')
}

/** Takes the pictures of this commit and writes down that they are what the screens shall look like. */
async function agreeToHead() {
  const { output: changed } = await git([
    'status',
    '--porcelain',
    '--',
    'packages',
    '.storybook',
    'pnpm-lock.yaml',
  ])
  if (changed.trim() !== '')
    refuse('What is not committed cannot be agreed to: the pictures are found again by their commit.')
  const commit = await resolved('HEAD')
  await buildStorybook(root)
  await take(root, picturesOf(commit), [])
  writeFileSync(agreedFile, `${JSON.stringify({ commit }, null, 2)}\n`)
  process.stdout.write(`Agreed to ${commit.slice(0, 8)}: commit docs/pictures/agreed.json.\n`)
}

async function compare(named) {
  const commit = await resolved(named)
  const old = picturesOf(commit)
  if (!existsSync(old)) await takeOfCommit(commit, old)
  await buildStorybook(root)
  mkdirSync(report, { recursive: true })
  const code = await take(root, join(store, 'taken'), [
    '--old',
    old,
    '--report',
    report,
    '--against',
    commit.slice(0, 8),
    '--only',
    only,
  ])
  process.exit(code)
}

/** Builds the Storybook of another commit beside this one and takes its pictures with today's camera. */
async function takeOfCommit(commit, into) {
  const folder = join(store, 'checkout')
  process.stdout.write(
    `No pictures of ${commit.slice(0, 8)} are stored here: they are taken from its own Storybook.\n`,
  )
  await git(['worktree', 'remove', '--force', folder])
  rmSync(folder, { recursive: true, force: true })
  await done(git(['worktree', 'add', '--detach', folder, commit]), 'Checking it out')
  try {
    const pnpm = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).packageManager
    const install = ['-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline']
    await done(run('npx', install, { cwd: folder }), 'Installing its packages')
    await buildStorybook(folder)
    const unfinished = `${into}.unfinished`
    await take(folder, unfinished, [])
    cpSync(unfinished, into, { recursive: true })
    rmSync(unfinished, { recursive: true })
  } finally {
    await git(['worktree', 'remove', '--force', folder])
  }
}

async function buildStorybook(folder) {
  const since = performance.now()
  process.stdout.write('Building Storybook … ')
  const args = ['--filter', '@veranda/storybook', 'run', 'build:storybook']
  const { code, output } = await run('pnpm', args, { cwd: folder })
  if (code !== 0) refuse(`\n${output.split('\n').slice(-40).join('\n')}\nStorybook could not be built.`)
  process.stdout.write(`done in ${seconds(since)}\n`)
}

/** Takes the pictures of a checkout's Storybook; the camera is always this checkout's. */
async function take(folder, into, more) {
  const camera = join(root, 'packages/storybook/src/pictures/main.ts')
  const { code, output } = await run(
    'node',
    [
      '--conditions=@veranda/source',
      camera,
      '--storybook',
      join(folder, 'storybook-static'),
      '--into',
      into,
      ...more,
    ],
    { env: { CHROMIUM_PATH }, cwd: join(root, 'packages/storybook') },
  )
  process.stdout.write(output)
  return code
}

async function resolved(named) {
  const { code, output } = await git(['rev-parse', '--verify', `${named}^{commit}`])
  if (code !== 0)
    refuse(`${named} is not in this clone: fetch it, or compare with another by --against <commit>.`)
  return output.trim()
}

async function done(work, sentence) {
  const { code, output } = await work
  if (code !== 0) refuse(`${sentence} failed:\n${output.split('\n').slice(-20).join('\n')}`)
}

function git(args) {
  return run('git', args)
}
