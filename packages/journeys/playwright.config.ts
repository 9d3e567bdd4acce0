import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { addressFileOf, hotels } from './src/hotel/ports.ts'
import { ofChosenBrand } from './src/run/chosen-brand.ts'

// Playwright reads this file in every worker; the folder is the first reader's.
process.env['JOURNEYS_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'veranda-journeys-'))
const folder = process.env['JOURNEYS_FOLDER']

/** The built product; its sites are found from the repository's root. */
const served = (command: string, port: number) => ({
  command,
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 150_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  env: { PORT: String(port), DATA_DIR: join(folder, String(port)), SAMPLE_DATA: 'yes' },
  cwd: join(import.meta.dirname, '../..'),
})

export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  workers: hotels.length,
  fullyParallel: true,
  retries: 0,
  timeout: 150_000,
  // A machine with other work is slow, not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['junit', { outputFile: 'reports/journeys.xml' }], ['./src/run/left-out.ts']],
  ...ofChosenBrand,
  use: {
    // The page's worker fetches the whole build on every first visit; journeys about it let it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Letters stand where a window has them: without one they would be rounded to whole pixels.
      args: ['--font-render-hinting=none'],
    },
  },
  webServer: hotels.map(({ servicePort, databasePort }) =>
    served(
      `node packages/journeys/src/hotel/serve.ts ${addressFileOf(servicePort)} ${databasePort}`,
      servicePort,
    ),
  ),
})
