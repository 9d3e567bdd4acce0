import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    setupFiles: ['@veranda/test-depth/properties'],
    // Pure functions: test files cannot affect each other.
    isolate: false,
    // Beside browsers and builds a machine is slow.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
  },
})
