import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    // Nothing one file does is seen by the next.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
