import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    setupFiles: ['@veranda/test-depth/properties'],
    include: ['src/**/*.test.ts'],
  },
})
