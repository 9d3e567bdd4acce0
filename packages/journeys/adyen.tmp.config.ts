import { defineConfig } from '/work/main/packages/journeys/node_modules/@playwright/test/index.mjs'
export default defineConfig({
  testDir: '/work/main/packages/journeys/src',
  testMatch: ['adyen/*.journey.ts'],
  workers: 1,
  timeout: 40_000,
  reporter: [['list']],
  outputDir: '/tmp/adyen-and-docs/results',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium' },
  },
})
