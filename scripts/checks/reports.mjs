// Reads what Vitest, Playwright and Node's own runner write down as JUnit.
import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'

const repeated = new Set(['testsuite', 'testcase', 'failure', 'error'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => repeated.has(name),
  processEntities: true,
})

/** Every test of the files: its name, where it stands, its seconds, and how it ended. */
export const testsIn = (files) => files.flatMap((file) => testsOf(readFileSync(file, 'utf8')))

/** Every test of one JUnit document. */
export function testsOf(xml) {
  const { testsuites, testsuite } = parser.parse(xml)
  return inSuite(testsuites ?? { testsuite }, '')
}

// Node's runner nests suites and leaves tests outside of them; the others have one level.
function inSuite({ testsuite = [], testcase = [], name = '' }, file) {
  const own = String(file || name)
  return [
    ...testcase.map((test) => ({
      name: String(test.name),
      file: own || String(test.file ?? test.classname),
      // Playwright gives none to a test it skips.
      time: Number(test.time ?? 0),
      ...resultOf(test),
    })),
    ...testsuite.flatMap((suite) => inSuite(suite, String(suite.name ?? own))),
  ]
}

function resultOf({ failure, error, skipped }) {
  const faults = [...(failure ?? []), ...(error ?? [])]
  if (faults.length > 0) return { result: 'failed', why: faults.map(textOf).join('\n') }
  return { result: skipped === undefined ? 'passed' : 'skipped' }
}

// A fault is a bare text, or a text with attributes; the text of most repeats the message.
const textOf = (fault) => String(fault['#text'] ?? fault.message ?? fault).trim()

export const failuresOf = (tests) => tests.filter(({ result }) => result === 'failed')

export const countsOf = (tests) => ({
  passed: tests.filter(({ result }) => result === 'passed').length,
  failed: failuresOf(tests).length,
})

export const slowestOf = (tests, count) =>
  tests.toSorted((one, other) => other.time - one.time).slice(0, count)
