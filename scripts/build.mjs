import { root, run } from './run.mjs'
import { refuse, seconds } from './say.mjs'
import { join } from 'node:path'

/** Runs turbo tasks with a line of progress; what failed is shown whole. */
export async function build(sentence, args) {
  const since = performance.now()
  process.stdout.write(`${sentence} … `)
  const { code, output } = await run('turbo', ['run', ...args], { log: join(root, '.turbo', 'build.log') })
  if (code !== 0) {
    const full = /ENOSPC|no space left/i.test(output)
    refuse(
      full
        ? 'The disk is full: free about 1 GB and start again.'
        : `\n${output.split('\n').slice(-60).join('\n')}\nThe build failed; the lines above say where.`,
    )
  }
  process.stdout.write(`done in ${seconds(since)}\n`)
}
