import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { parkPointer } from './src/testing/park-pointer.ts'
import viteConfig from './vite.config.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Every story × brand × mode × locale in Chromium; the colours are judged in each, the markup in each locale. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    optimizeDeps: {
      include: [
        'axe-core',
        'libphonenumber-js/min',
        'react',
        'react-dom/client',
        'react-intl',
        'radix-ui',
        '@storybook/react-vite',
        'react/jsx-dev-runtime',
      ],
    },
    test: {
      include: ['src/testing/every-story.*.test.ts'],
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Letters stand where a window has them: without one they would be rounded to whole pixels.
        provider: playwright({ launchOptions: { executablePath, args: ['--font-render-hinting=none'] } }),
        commands: { parkPointer },
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  }),
)
