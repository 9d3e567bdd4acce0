// Changes each rule of money in turn and runs the tests that cover it: a change that no test notices survives.
// `npm run mutants [folder]`, a folder of packages/domain/src; what was seen before is not tried again unless its file or a test
// has changed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { equal } from './mutants/equal.mjs'
import { readReport } from './mutants/read-report.mjs'
import { environment, root } from './run.mjs'
import { refuse } from './say.mjs'

const leastShare = 0.95
const domain = join(root, 'packages', 'domain')

const [only] = process.argv.slice(2)
const scope = only
  ? [
      '--mutate',
      `src/${only}/**/*.ts,!src/**/*.test.ts,!src/**/index.ts`,
      '--incrementalFile',
      `reports/mutants-seen-${only}.json`,
    ]
  : []
const { status } = spawnSync('pnpm', ['exec', 'stryker', 'run', ...scope], {
  cwd: domain,
  env: environment(),
  stdio: 'inherit',
})
if (status !== 0) refuse('The mutants were not tried to the end.')

const { red, survivors } = readReport(
  JSON.parse(readFileSync(join(domain, 'reports', 'mutants.json'), 'utf8')),
)
const unexplained = survivors.filter(
  (one) => !equal.some((known) => ['file', 'line', 'becomes'].every((key) => known[key] === one[key])),
)
const share = red / (red + survivors.length)
const value = `${red} of ${red + survivors.length} red (${(100 * share).toFixed(1)} %), ${survivors.length - unexplained.length} survivors change nothing, ${unexplained.length} want a test`
const figures = join(domain, 'reports', 'figures')
mkdirSync(figures, { recursive: true })
writeFileSync(
  join(figures, 'mutants.json'),
  JSON.stringify({ name: `Mutants of the rules of money${only ? ` (${only})` : ''}`, value }),
)
process.stdout.write(`\n${value}\n`)
for (const { file, at, line, becomes } of unexplained)
  process.stdout.write(`  ${file}:${at}\n    ${line}\n    becomes ${becomes}\n`)
if (share < leastShare) process.exit(1)
