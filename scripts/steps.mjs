import { join } from 'node:path'
import { root, run } from './run.mjs'
import { seconds } from './say.mjs'

/** Runs checks one after another, each with its time; goes on after a failure and ends with one line of counts. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 }
  for (const { name, command, env } of steps) {
    const since = performance.now()
    process.stdout.write(`${name.padEnd(46)} `)
    const { code, output } = await run(command[0], command.slice(1), {
      env,
      log: join(root, '.turbo', 'checks', `${name.replace(/\W+/g, '-')}.log`),
    })
    const plain = withoutColour(output)
    const counts = testsIn(plain)
    total.passed += counts.passed
    total.failed += Math.max(counts.failed, code === 0 ? 0 : 1)
    process.stdout.write(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${seconds(since).padStart(8)}  ${worded(counts)}\n`,
    )
    if (code !== 0) process.stdout.write(`${plain.split('\n').slice(-120).join('\n')}\n`)
    for (const line of plain.split('\n').filter((line) => line.includes('SKIPPED:')))
      process.stdout.write(`  ${line.trim()}\n`)
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed === 0 ? 0 : 1)
}

const worded = ({ passed, failed }) =>
  passed + failed === 0 ? '' : `${passed} passed${failed ? `, ${failed} failed` : ''}`

// Vitest says "Tests  12 passed", node's runner "pass 12", Playwright "12 passed (3s)".
function testsIn(output) {
  const count = (patterns) =>
    patterns
      .flatMap((pattern) => [...output.matchAll(pattern)])
      .reduce((sum, match) => sum + Number(match[1]), 0)
  return {
    passed: count([
      /Tests\s[^\n]*?(\d+) passed/g,
      /^\W*pass (\d+)$/gm,
      /^(?!.*Tests).*\s(\d+) passed \(\d+(?:\.\d+)?(?:ms|s|m)/gm,
    ]),
    failed: count([/Tests\s[^\n]*?(\d+) failed/g, /^\W*fail (\d+)$/gm, /^\s*(\d+) failed$/gm]),
  }
}

const escape = String.fromCharCode(27)
const withoutColour = (text) => text.replaceAll(new RegExp(`${escape}\\[[0-9;]*m`, 'g'), '')
