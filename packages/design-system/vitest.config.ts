import { defineConfig } from 'vitest/config'

/** Tests that need no browser. */
export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    setupFiles: ['@veranda/test-depth/properties'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/testing/every-story.test.ts'],
  },
})
