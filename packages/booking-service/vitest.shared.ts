import { fileURLToPath } from 'node:url'
import { depth } from '@veranda/test-depth'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** How tests run that need the service's databases and a built program; the packages above the service run theirs so, too. */
export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    setupFiles: ['@veranda/test-depth/properties'],
    include: ['src/**/*.test.ts'],
    globalSetup: [
      at('src/testing/made-once.ts'),
      at('src/testing/start-postgres.ts'),
      at('src/testing/built-program.ts'),
    ],
    // By itself the runner leaves one core to whoever waits for it; nobody does.
    maxWorkers: '100%',
    // What the embedded database compiled for one file serves the next: half the time of the whole run.
    isolate: false,
    // Beside browsers and builds a machine is slow, not wrong; in full a test goes on for minutes.
    testTimeout: depth === 'full' ? 1_200_000 : 120_000,
    // Whoever asks first makes the database all others are copied from.
    hookTimeout: 120_000,
  },
})
