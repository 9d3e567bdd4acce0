import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { slowestOf } from './reports.mjs'
import { root } from '../run.mjs'

const page = 'reports/figures.md'

/** Writes the page a full run ends with: each check, each figure a test wrote down, the slowest. Gives its path. */
export function writeFigures({ results, tests, passed, failed, took }) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  writeFileSync(
    join(root, page),
    [
      '# Figures of a full run',
      '',
      `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${machine}: ${passed} passed, ${failed} failed, ${took}.`,
      '',
      ...table(
        ['check', 'result', 'tests', 'time'],
        results.map((one) => [
          one.name,
          one.failed === 0 ? 'ok' : `**${one.failed} failed**`,
          one.tests.length || '–',
          one.took,
        ]),
      ),
      '',
      ...table(['figure', 'value'], figures()),
      '',
      ...table(
        ['the ten slowest tests', 'seconds'],
        slowestOf(tests, 10).map(({ file, name, time }) => [`${file}: ${name}`, time.toFixed(1)]),
      ),
      '',
    ].join('\n'),
  )
  return page
}

/** What tests wrote down while they ran, by name. */
const figures = () =>
  globSync('{.,packages/*}/reports/figures/*.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, value }) => [name, value])

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`)

const cell = (value) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ')
