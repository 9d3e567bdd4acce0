import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp()
handOver('node', ['scripts/checks/main.mjs', 'working'])
