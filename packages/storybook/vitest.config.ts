import { defineConfig } from 'vitest/config'

/** Tests that need no browser. */
export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    // Values in, values out: nothing one file does is seen by the next.
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/every-story-*.test.ts', 'src/read-aloud/*.test.ts'],
  },
})
