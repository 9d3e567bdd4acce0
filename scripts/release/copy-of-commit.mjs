import { cpSync, existsSync, globSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from '../run.mjs'

/**
 * The commit that is checked out, in a folder of its own, with what is installed here: a release changes versions, and is
 * of what is committed.
 */
export async function copyOfCommit(to) {
  const { code, output } = await run('git', ['clone', '--quiet', '--shared', root, to])
  if (code !== 0) throw new Error(`git clone failed:\n${output}`)
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
  // A package's own folder holds links alone, relative to where they stand: its neighbours are those of the copy.
  for (const folder of globSync('{packages,shells}/*/node_modules', { cwd: root }))
    if (existsSync(join(to, dirname(folder))))
      cpSync(join(root, folder), join(to, folder), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (from) => !/\/node_modules\/\.(cache|vite|veranda)/.test(from),
      })
  return to
}
