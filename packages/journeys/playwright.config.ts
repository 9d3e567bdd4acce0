import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['JOURNEYS_PORT'] ?? 4890)
// Playwright reads this file in every worker; the folder is the first reader's.
process.env['JOURNEYS_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'veranda-journeys-'))

export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  workers: 2,
  retries: 0,
  timeout: 40_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  },
  webServer: {
    command: 'node packages/booking-service/dist/main.js',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT: String(port), DATA_DIR: process.env['JOURNEYS_FOLDER'], SAMPLE_DATA: 'yes' },
    // The built sites are found from the repository's root.
    cwd: join(import.meta.dirname, '../..'),
  },
})
