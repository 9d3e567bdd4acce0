import { headlessChromium } from './chromium.mjs'
import { allChecks } from './checks.mjs'
import { setUp } from './setup.mjs'
import { runSteps } from './steps.mjs'

await setUp()
await runSteps(allChecks(await headlessChromium()))
