import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../run.mjs'

const turbo = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'))
const passedOn = Object.values(turbo.tasks).flatMap(({ env = [] }) => env)

const isPassedOn = (name) =>
  passedOn.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name))

// Turbo hands a task only the variables its declaration names: another one would be set and change nothing.
test('a variable that says how often a test repeats itself reaches the test', () => {
  // Benchmarks are started without Turbo.
  const sources = ['packages/*/*.ts', ':!packages/bench']
  const calls = execFileSync('git', ['grep', '-hoE', "runs\\('[A-Z_]+'", '--', ...sources], {
    cwd: root,
    encoding: 'utf8',
  })
  const names = [...new Set(calls.match(/[A-Z_]{2,}/g))]
  assert.ok(names.length > 0)
  assert.deepEqual(
    names.filter((name) => !isPassedOn(name)),
    [],
  )
})

test('the depth of a run reaches every task that tests', () => {
  const tests = Object.entries(turbo.tasks).filter(([name]) => name.startsWith('test:'))
  assert.deepEqual(
    tests.filter(([, { env = [] }]) => !env.includes('TEST_DEPTH')).map(([name]) => name),
    [],
  )
})
