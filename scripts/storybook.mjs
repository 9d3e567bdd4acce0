import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp()
handOver('pnpm', ['--filter', '@veranda/storybook', 'run', 'storybook'])
