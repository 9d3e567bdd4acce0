import { setUp } from './setup.mjs'
import { quickChecks } from './checks.mjs'
import { runSteps } from './steps.mjs'

await setUp()
await runSteps(quickChecks)
