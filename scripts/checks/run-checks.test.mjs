import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as soon } from 'node:timers/promises'
import { inSlots } from './run-checks.mjs'

/** Runs checks that all pass, and says which stood beside which. */
async function together(checks) {
  const running = new Set()
  const seen = []
  const results = await inSlots(checks, async ({ name }) => {
    running.add(name)
    seen.push([...running].join(' + '))
    await soon()
    await soon()
    running.delete(name)
    return { name, failed: name === 'broken' ? 1 : 0, passed: 1, tests: [] }
  })
  return { seen, failed: results.filter(({ failed }) => failed > 0).map(({ name }) => name) }
}

test('two checks that fill a browser follow one another, and others run beside each', async () => {
  const { seen } = await together([
    { name: 'stories', browser: true },
    { name: 'journeys', browser: true },
    { name: 'unit' },
  ])
  assert.deepEqual(seen, ['stories', 'stories + unit', 'unit + journeys'])
})

test('a check waits for what it needs, and one whose need failed is a failure of its own', async () => {
  const { seen, failed } = await together([
    { name: 'gates', after: ['builds'] },
    { name: 'builds' },
    { name: 'pack', after: ['broken'] },
    { name: 'broken' },
  ])
  assert.deepEqual(seen, ['builds', 'builds + broken', 'broken + gates'])
  assert.deepEqual(failed, ['pack', 'broken'])
})

test('checks that wait for each other are named', async () => {
  await assert.rejects(together([{ name: 'gates', after: ['builds'] }]), /Nothing can start: gates/)
})
