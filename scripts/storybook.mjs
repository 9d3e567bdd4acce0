import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp()
handOver('pnpm', [
  '--filter',
  '@veranda/design-system',
  'exec',
  'storybook',
  'dev',
  '-p',
  '6006',
  '--no-open',
  '-c',
  '../../.storybook',
])
