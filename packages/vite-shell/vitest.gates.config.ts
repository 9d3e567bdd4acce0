import { defineConfig } from 'vitest/config'

/** Run after the shells are built: what a guest's phone has to fetch before the first view. */
export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/gates.xml' }]],
    include: ['gates/**/*.test.ts'],
  },
})
