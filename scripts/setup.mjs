import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { refuse, requireNode, seconds } from './say.mjs'

const stamp = join(root, 'node_modules', '.installed')

/** Installs everything from the lockfile, the project's own Node included; does nothing when that is done already. */
export async function setUp() {
  requireNode()
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const since = performance.now()
  process.stdout.write('Installing packages (a minute or so the first time) … ')
  const pnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
  const { code, output } = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile'])
  if (code !== 0) refuse(`${explain(output)}\n\n${output.split('\n').slice(-25).join('\n')}`)
  writeFileSync(stamp, wanted)
  process.stdout.write(`done in ${seconds(since)}\n`)
}

function explain(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full: free about 2 GB and run the same command again.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|network/i.test(output)) {
    return 'The package registry cannot be reached: check the network and run the same command again.'
  }
  return 'Installing the packages failed. The last lines say why:'
}
