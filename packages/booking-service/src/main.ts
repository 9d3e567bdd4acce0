import { runService } from './run-service.ts'

// The program for production: no stand-ins, and nothing of development.
await runService({ env: { ...process.env, NODE_ENV: 'production' } })
