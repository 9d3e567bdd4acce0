import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@veranda/source'] },
  ssr: { resolve: { conditions: ['@veranda/source'] } },
  test: {
    // Beside browsers and builds a machine is slow, not wrong.
    testTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
    setupFiles: ['src/testing-window.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://palace.localhost/' } },
  },
})
