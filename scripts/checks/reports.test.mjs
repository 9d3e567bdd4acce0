import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsOf, slowestOf, testsOf } from './reports.mjs'

const vitest = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="2" failures="1" errors="0" time="0.2">
  <testsuite name="src/depth.test.ts" tests="2" failures="1" time="0.01">
    <testcase classname="src/depth.test.ts" name="a run &gt; is refused" time="0.5">
      <failure message="expected 1 to be 2" type="AssertionError">AssertionError</failure>
    </testcase>
    <testcase classname="src/depth.test.ts" name="left to the full run" time="0"><skipped/></testcase>
  </testsuite>
</testsuites>`

const nodeRunner = `<?xml version="1.0" encoding="utf-8"?>
<testsuites>
	<testcase name="domain imports only the layers below it" time="0.001" classname="test" file="/somewhere/layers.test.mjs"/>
	<testsuite name="a suite" time="0.01" disabled="0" errors="0" tests="1" failures="0">
		<testcase name="inside" time="2" classname="test"/>
	</testsuite>
</testsuites>`

test('a test has its name, its file, its seconds and how it ended', () => {
  assert.deepEqual(testsOf(vitest), [
    {
      name: 'a run > is refused',
      file: 'src/depth.test.ts',
      time: 0.5,
      result: 'failed',
      why: 'AssertionError',
    },
    { name: 'left to the full run', file: 'src/depth.test.ts', time: 0, result: 'skipped' },
  ])
})

test('what failed says why, and an error without a text says its message', () => {
  const xml = `<testsuites><testsuite name="a.ts">
    <testcase name="threw" time="1"><error message="no database"/></testcase>
  </testsuite></testsuites>`
  assert.deepEqual(testsOf(xml), [
    { name: 'threw', file: 'a.ts', time: 1, result: 'failed', why: 'no database' },
  ])
})

test('what was skipped counts neither as passed nor as failed', () => {
  assert.deepEqual(countsOf(testsOf(vitest)), { passed: 0, failed: 1 })
})

test('tests inside and outside of suites are found', () => {
  assert.deepEqual(
    slowestOf(testsOf(nodeRunner), 1).map(({ name }) => name),
    ['inside'],
  )
  assert.deepEqual(countsOf(testsOf(nodeRunner)), { passed: 2, failed: 0 })
})

test('a skipped test without a time does not hide the slowest', () => {
  const xml = `<testsuites><testsuite name="a.journey.ts">
    <testcase name="quick" time="1"/><testcase name="left out"><skipped/></testcase><testcase name="slow" time="9"/>
  </testsuite></testsuites>`
  assert.deepEqual(
    slowestOf(testsOf(xml), 3).map(({ name }) => name),
    ['slow', 'quick', 'left out'],
  )
})
