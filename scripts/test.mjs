import { headlessChromium } from './chromium.mjs'
import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

// `npm test` alone proves a landing, `npm run test:all` everything; `npm run test <pattern>` runs the unit tests it finds.
const [first, ...others] = process.argv.slice(2)
if (first === undefined || first === '--all') {
  const packages = setUp()
  const [CHROMIUM_PATH] = await Promise.all([headlessChromium(packages), packages])
  handOver('node', ['scripts/checks/main.mjs', first ? 'full' : 'landing'], { CHROMIUM_PATH })
} else {
  await setUp()
  handOver('node', ['scripts/find-tests.mjs', first, ...others])
}
