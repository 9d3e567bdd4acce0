import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    // Beside browsers and builds a machine is slow, not wrong.
    testTimeout: 60_000,
    // Nothing one file does is seen by the next.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
