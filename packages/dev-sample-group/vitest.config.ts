import { defineConfig } from 'vitest/config'
import shared from '../booking-service/vitest.shared.ts'

// The service's own tests run beside these: a second worker would load all it needs anew, and end no sooner.
export default defineConfig({ ...shared, test: { ...shared.test, maxWorkers: 1 } })
