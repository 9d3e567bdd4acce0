import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** The packages a changeset bumps: the lines of its front matter. */
export const packagesIn = (text) =>
  [
    ...(/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? '').matchAll(
      /^['"]([^'"]+)['"]: (?:major|minor|patch)$/gm,
    ),
  ].map(([, name]) => name)

/** Whether a file of a package reaches whoever installs it: its sources and what it depends on, not what tests it. */
const isPublished = (file) =>
  /^packages\/[^/]+\/(package\.json$|(src|lang|template)\/)/.test(file) &&
  !/\.(test|stories)\.tsx?$|\/testing[^/]*(\/|\.tsx?$)/.test(file)

/**
 * The published packages of which something was changed that no changeset among the changes tells, nor a changelog: a release
 * writes that of what the changesets had said.
 */
export function untold(changed, published, textOf = (file) => readFileSync(join(root, file), 'utf8')) {
  const named = new Set(
    changed.filter((file) => /^\.changeset\/.+\.md$/.test(file)).flatMap((file) => packagesIn(textOf(file))),
  )
  return published
    .filter(({ folder, name }) => !named.has(name) && !changed.includes(`${folder}/CHANGELOG.md`))
    .filter(({ folder }) => changed.some((file) => isIn(folder, file)))
    .map(({ name }) => name)
}

const isIn = (folder, file) => file.startsWith(`${folder}/`) && isPublished(file)

/**
 * The files that were added or changed since the branch left main, committed or not; on main itself, since the landing before. A
 * shallow clone, as CI makes them, first fetches what it lacks; none where it cannot.
 */
export function changedFiles() {
  const base = baseOfChanges() ?? deeperBase()
  if (base === undefined) return undefined
  const lines = (text) => text.split('\n').filter((line) => line !== '')
  return [
    ...lines(git('diff', '--name-only', '--diff-filter=d', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
}

function baseOfChanges() {
  const head = git('rev-parse', 'HEAD')
  const bases = ['origin/main', 'main'].flatMap((branch) => asked('merge-base', 'HEAD', branch) ?? [])
  return bases.find((base) => base !== head) ?? asked('rev-parse', '--verify', '--quiet', 'HEAD^1')
}

function deeperBase() {
  if (git('rev-parse', '--is-shallow-repository') !== 'true') return undefined
  asked('fetch', '--quiet', '--deepen=200')
  asked('fetch', '--quiet', '--deepen=200', 'origin', '+main:refs/remotes/origin/main')
  return baseOfChanges()
}

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** The answer of git, where it has one. */
function asked(...args) {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}
