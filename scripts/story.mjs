import { headlessChromium } from './chromium.mjs'
import { handOver } from './run.mjs'
import { refuse } from './say.mjs'
import { setUp } from './setup.mjs'

const name = process.argv.slice(2).join(' ')
if (name === '')
  refuse('Which story? For example: npm run story sign-in, or: npm run story "change-dates/Sold out".')
const packages = setUp()
const [CHROMIUM_PATH] = await Promise.all([headlessChromium(packages), packages])
handOver('pnpm', ['--filter', '@veranda/storybook', 'run', 'test:stories'], {
  CHROMIUM_PATH,
  STORY: name,
})
