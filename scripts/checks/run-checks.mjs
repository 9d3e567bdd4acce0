import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countsOf, failuresOf, slowestOf, testsIn } from './reports.mjs'
import { root, run } from '../run.mjs'
import { seconds } from '../say.mjs'

/** Two at once: a check waits for a browser or a database as often as it computes. */
const slots = 2

/**
 * Runs checks side by side, each as soon as what it needs is there; goes on after a failure. Prints each with its time,
 * then the ten slowest tests, what failed and why, and one line of counts. Gives the results back. Checks with `temporary`
 * files put them in the folder `memory`, if there is one.
 */
export async function runChecks(checks, env, memory) {
  for (const stale of globSync(['reports', '{packages,shells}/*/reports'], { cwd: root }))
    rmSync(join(root, stale), { recursive: true })
  mkdirSync(join(root, 'reports'))
  const since = performance.now()
  const results = await inSlots(checks, (check) =>
    runCheck(check, { ...env, ...(check.temporary && memory ? { TMPDIR: memory } : {}) }),
  )
  const tests = results.flatMap((result) => result.tests)
  process.stdout.write(`\nThe ten slowest of ${tests.length} tests:\n`)
  for (const { time, file, name } of slowestOf(tests, 10))
    process.stdout.write(`${time.toFixed(1).padStart(7)} s  ${file}: ${name}\n`)
  for (const { file, name, why } of failuresOf(tests))
    process.stdout.write(
      `\nFailed: ${file}: ${name}\n${withoutColour(why).split('\n').slice(0, linesOfAFault).join('\n')}\n`,
    )
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.stdout.write(`\n${seconds(since)} in all\n${passed} passed, ${failed} failed\n`)
  return { results, tests, passed, failed, took: seconds(since) }
}

/**
 * Starts each check in its order once a slot is free, what it needs has passed and no other has the browser; what cannot
 * start is a failure.
 */
export async function inSlots(checks, start) {
  const waiting = [...checks]
  const running = new Map()
  const done = new Map()
  const browsing = new Set()
  const isReady = ({ after = [], browser }) =>
    after.every((name) => done.has(name)) && !(browser && browsing.size > 0)
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady)
    if (next >= 0 && running.size < slots) {
      const [check] = waiting.splice(next, 1)
      const blocker = check.after?.find((name) => done.get(name).failed > 0)
      const work = blocker ? Promise.resolve(notRun(check, blocker)) : start(check)
      if (check.browser) browsing.add(check.name)
      running.set(
        check.name,
        work.then((result) => [check.name, result]),
      )
      continue
    }
    if (running.size === 0)
      throw new Error(`Nothing can start: ${waiting.map(({ name }) => name).join(', ')}`)
    const [name, result] = await Promise.race(running.values())
    running.delete(name)
    browsing.delete(name)
    done.set(name, result)
  }
  return checks.map(({ name }) => done.get(name))
}

async function runCheck({ name, command, env: own, reports }, env) {
  const since = performance.now()
  const { code, output } = await run(command[0], command.slice(1), {
    env: { ...env, ...own },
    log: join(root, '.turbo', 'checks', `${name.replace(/\W+/g, '-')}.log`),
  })
  const took = seconds(since)
  const tests = reports ? testsIn(globSync(reports, { cwd: root }).map((file) => join(root, file))) : []
  const counts = countsOf(tests)
  const plain = withoutColour(output)
  const fault = faultOf(code, reports && !everyOnePassedBefore.test(plain), counts)
  const passed = reports ? counts.passed : fault ? 0 : 1
  const failed = Math.max(counts.failed, fault ? 1 : 0)
  const localized = reports
    ? `${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}`
    : ''
  process.stdout.write(
    `${fault ? 'FAILED' : 'ok    '} ${took.padStart(8)}  ${name.padEnd(42)} ${localized}\n`,
  )
  for (const line of plain.split('\n').filter((one) => worthReading.test(one)))
    process.stdout.write(`                   ${line.trim()}\n`)
  if (fault) {
    const lines = plain.split('\n').filter((line) => !passedOrSkipped.test(line))
    process.stdout.write(`${lines.slice(-120).join('\n')}\n${name}: ${fault}\n`)
  }
  return { name, took, tests, passed, failed }
}

/** What a check says whether it passes or not: what it left out, and what died under it. */
const worthReading = /SKIPPED:|Passed before|Left to the full run|The (service|database) (failed|ended)/

/** A line of a runner's list that says no more than that a test went well, or was left out. */
const passedOrSkipped = /^(\S+: )?\s+[✓✔-]\s/

/** Enough to see an assertion, what was there instead, and where. */
const linesOfAFault = 30

/** Stories whose every file is as it was when it passed: there is nothing to play. */
const everyOnePassedBefore = /Passed before, and nothing they show has changed/

/** Why a check counts as failed, or nothing. One that ran no test proved nothing, whatever its exit code says. */
function faultOf(code, hasTests, { passed, failed }) {
  if (failed > 0) return `${failed} failed`
  if (code !== 0) return `ended with ${code}`
  if (hasTests && passed === 0) return 'ran no test'
  return undefined
}

function notRun({ name }, blocker) {
  process.stdout.write(`FAILED        –  ${name.padEnd(42)} not run, for “${blocker}” failed\n`)
  return { name, took: '–', tests: [], passed: 0, failed: 1 }
}

const escape = String.fromCharCode(27)
const withoutColour = (text) => text.replaceAll(new RegExp(`${escape}\\[[0-9;]*m`, 'g'), '')
