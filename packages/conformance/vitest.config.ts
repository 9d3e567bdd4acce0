import { defineConfig } from 'vitest/config'
import shared from '../booking-service/vitest.shared.ts'

const ofTheService = (name: string) => `../booking-service/src/testing/${name}.ts`

// Whatever database the service uses, it answers the same: none is asked of a server. And one file does nearly all the
// work, beside the tests of other packages.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    globalSetup: [ofTheService('made-once'), ofTheService('provide-empty-database')],
    maxWorkers: 1,
  },
})
