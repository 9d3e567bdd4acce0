import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: { setupFiles: ['@veranda/test-depth/properties'], include: ['src/**/*.test.ts'] },
})
