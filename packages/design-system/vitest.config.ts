import { defineConfig } from 'vitest/config'

/** Tests that need no browser. */
export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    setupFiles: ['@veranda/test-depth/properties'],
    // Values in, values out: nothing one file does is seen by the next.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
