import { depth } from '@veranda/test-depth'
import { defineConfig } from 'vitest/config'
import shared from '../booking-service/vitest.shared.ts'

const ofTheService = (name: string) => `../booking-service/src/testing/${name}.ts`

// The service's own tests run beside these: a second worker would load all it needs anew, and end no sooner. No program
// is started, and what a server does differently is proved with the service: here it is asked in full alone.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    globalSetup: [
      ofTheService('made-once'),
      ofTheService('provide-empty-database'),
      ...(depth === 'full' ? [ofTheService('start-postgres')] : []),
    ],
    maxWorkers: 1,
  },
})
