import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../run.mjs'
import { equal } from './equal.mjs'
import { readReport } from './read-report.mjs'

const mutant = (status, line, replacement) => ({
  status,
  replacement,
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
})

test('what no test turns red has survived, also where no test ran', () => {
  const source = 'const one = 1\n  if (one > 0) pay()\n'
  const mutants = [
    mutant('Killed', 1, '2'),
    mutant('Timeout', 1, '3'),
    mutant('Ignored', 1, '4'),
    mutant('Survived', 2, 'one >=\n   0'),
    mutant('NoCoverage', 1, '5'),
  ]
  const report = { files: { 'src/pay.ts': { source, mutants } } }
  assert.deepEqual(readReport(report), {
    red: 2,
    survivors: [
      { file: 'src/pay.ts', at: 2, line: 'if (one > 0) pay()', becomes: 'one >= 0' },
      { file: 'src/pay.ts', at: 1, line: 'const one = 1', becomes: '5' },
    ],
  })
})

test('every mutant that changes nothing stands in a line there is', () => {
  const gone = equal.filter(({ file, line }) => {
    const path = join(root, 'packages', 'domain', file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(line)
  })
  assert.deepEqual(gone, [])
})
