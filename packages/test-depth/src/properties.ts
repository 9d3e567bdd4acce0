import fc from 'fast-check'
import { runs } from './depth.ts'

// A setup file of Vitest: every property of the package runs as often as the depth of the run asks.
fc.configureGlobal({ numRuns: runs('PROPERTY_RUNS', { landing: 100, full: 1_000 }) })
