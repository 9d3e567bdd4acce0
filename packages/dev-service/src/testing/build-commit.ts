import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const migrations = 'packages/booking-service/migrations'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** A commit and the newest migration it has. */
export type Version = { readonly commit: string; readonly newest: string }

/**
 * The versions before the newest migrations, newest first: what a copy that still runs may be when the next version
 * starts. None where the history does not reach so far.
 */
export function versionsBefore(count: number): readonly Version[] {
  const tags = globSync('[0-9]*.sql', { cwd: join(root, migrations) }).toSorted()
  return tags
    .slice(-count)
    .flatMap((file) => {
      const before = tags[tags.indexOf(file) - 1]
      try {
        const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${migrations}/${file}`)
        const commit = git('rev-parse', '--verify', '--quiet', added === '' ? 'HEAD' : `${added}^`)
        return before === undefined ? [] : [{ commit, newest: before.replace('.sql', '') }]
      } catch {
        return []
      }
    })
    .toReversed()
}

/** Builds the program of a commit in a folder of its own, with the packages that are installed here; where it was built. */
export function buildCommit(commit: string, to: string): string {
  git('clone', '--quiet', '--shared', '--no-checkout', root, to)
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: to })
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
  // A package's own folder holds links alone, relative to where they stand: its neighbours are those of the copy.
  for (const folder of globSync('packages/*/node_modules', { cwd: root }))
    if (existsSync(join(to, dirname(folder))))
      cpSync(join(root, folder), join(to, folder), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (from) => !/\/node_modules\/\.(cache|vite)/.test(from),
      })
  const built = join(to, 'packages/dev-service/node_modules/.cache/built')
  execFileSync(process.execPath, ['build.mjs'], {
    cwd: join(to, 'packages/dev-service'),
    env: { ...process.env, BUILD_DIR: built },
  })
  return built
}
