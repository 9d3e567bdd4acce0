import { join } from 'node:path'
import { root, run } from './run.mjs'
import { seconds } from './say.mjs'

/**
 * Runs checks one after another, lanes of checks side by side, each with its time; goes on after a failure and ends
 * with one line of counts.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 }
  const lane = async (checks, isAlone) => {
    for (const check of checks) {
      const { passed, failed } = await runCheck(check, isAlone)
      total.passed += passed
      total.failed += failed
    }
  }
  for (const step of steps) {
    if (!Array.isArray(step)) await lane([step], true)
    else await Promise.all(step.map((checks) => lane(checks, false)))
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed === 0 ? 0 : 1)
}

async function runCheck({ name, command, env }, isAlone) {
  const since = performance.now()
  const label = `${name.padEnd(46)} `
  // Two names on one line nobody could read: in a lane a name comes with its result.
  if (isAlone) process.stdout.write(label)
  const { code, output } = await run(command[0], command.slice(1), {
    env,
    log: join(root, '.turbo', 'checks', `${name.replace(/\W+/g, '-')}.log`),
  })
  const plain = withoutColour(output)
  const counts = testsIn(plain)
  const result = `${code === 0 ? 'ok    ' : 'FAILED'} ${seconds(since).padStart(8)}  ${worded(counts)}\n`
  process.stdout.write(isAlone ? result : label + result)
  if (code !== 0) process.stdout.write(`${plain.split('\n').slice(-120).join('\n')}\n`)
  for (const line of plain.split('\n').filter((line) => line.includes('SKIPPED:')))
    process.stdout.write(`  ${line.trim()}\n`)
  return { passed: counts.passed, failed: Math.max(counts.failed, code === 0 ? 0 : 1) }
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
