import { build } from './build.mjs'
import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp()
await build('Building the sites and the service', [
  'build',
  '--filter=./shells/*',
  '--filter=@veranda/booking-service',
])
await build('Building the Storybook', ['build:storybook'])
handOver('node', ['packages/booking-service/dist/main.js'], { SAMPLE_DATA: process.env.SAMPLE_DATA ?? 'yes' })
