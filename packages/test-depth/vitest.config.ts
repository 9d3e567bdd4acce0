import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    include: ['src/**/*.test.ts'],
  },
})
