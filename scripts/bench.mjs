import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp()
const CHROMIUM_PATH = await chromium()
await build('Building the sites and the service', [
  'build',
  '--filter=./shells/*',
  '--filter=@veranda/dev-service',
])
handOver('node', ['packages/bench/src/main.ts', ...process.argv.slice(2)], { CHROMIUM_PATH })
