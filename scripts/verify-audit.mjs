import { build } from './build.mjs'
import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp()
await build('Building the service', ['build', '--filter=@veranda/dev-service'])
handOver('node', ['packages/dev-service/dist/main.js', 'verify-audit'])
