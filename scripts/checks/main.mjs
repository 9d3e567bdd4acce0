// Runs the checks of one depth with the project's own Node, once everything they need is installed.
import { fullChecks, landingChecks, workingChecks } from './checks.mjs'
import { writeFigures } from './figures.mjs'
import { runChecks } from './run-checks.mjs'

const depths = {
  working: { checks: workingChecks, env: {} },
  landing: { checks: landingChecks, env: { VERANDA_BUILD: 'quick' } },
  full: { checks: fullChecks, env: { TEST_DEPTH: 'full' } },
}

const depth = process.argv[2]
const { checks, env } = depths[depth]
const report = await runChecks(checks, env)
if (depth === 'full') process.stdout.write(`The page of figures is ${writeFigures(report)}\n`)
process.exitCode = report.failed === 0 ? 0 : 1
