import { runService } from './run-service.ts'

// The production program: no stand-ins, no development tools.
await runService({ env: { ...process.env, NODE_ENV: 'production' } })
