import { build } from './build.mjs'
import { headlessChromium } from './chromium.mjs'
import { handOver } from './run.mjs'
import { refuse } from './say.mjs'
import { setUp } from './setup.mjs'

const wanted = process.argv.slice(2)
if (wanted.length === 0)
  refuse('Which journey? For example: npm run journey cancelling, or: npm run journey dates moon.')
const packages = setUp()
const [CHROMIUM_PATH] = await Promise.all([headlessChromium(packages), packages])
process.env.VERANDA_BUILD = 'quick'
await build('Building the sites and the service', [
  'build',
  '--filter=./shells/*',
  '--filter=@veranda/dev-service',
  '--filter=@veranda/embed',
])
handOver('pnpm', ['--filter', '@veranda/journeys', 'run', '--silent', 'journey', ...wanted], {
  CHROMIUM_PATH,
})
