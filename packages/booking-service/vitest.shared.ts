import { fileURLToPath } from 'node:url'
import { depth } from '@veranda/test-depth'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The test settings of packages that need the service's databases and a built program. */
export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    setupFiles: ['@veranda/test-depth/properties', at('src/testing/quick-passwords.ts')],
    include: ['src/**/*.test.ts'],
    globalSetup: [
      at('src/testing/made-once.ts'),
      at('src/testing/provide-empty-database.ts'),
      at('src/testing/start-postgres.ts'),
      at('src/testing/built-program.ts'),
    ],
    // By default the runner leaves one core free.
    maxWorkers: '100%',
    // Test files share what the embedded database has compiled, which halves the time of the run.
    isolate: false,
    // Beside browsers and builds a machine is slow; in full a test takes minutes.
    testTimeout: depth === 'full' ? 1_200_000 : 120_000,
    // The first file to ask creates the database that all others copy.
    hookTimeout: 120_000,
  },
})
