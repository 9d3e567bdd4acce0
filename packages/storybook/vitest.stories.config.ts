import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Depth, depth } from '@veranda/test-depth'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { builtTests } from './src/built-tests.ts'
import { forceColors } from './src/forced-colors.ts'
import { parkPointer } from './src/park-pointer.ts'
import { recordFigure } from './src/record-figure.ts'
import { shares } from './src/choose-stories.ts'
import { unchangedStories } from './src/unchanged-stories.ts'
import viteConfig from './vite.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly depth: Depth
    /** Only the stories that this pattern matches; all without it. */
    readonly story: string
    /** The story files of which nothing has changed since their stories passed. */
    readonly passedBefore: readonly string[]
  }
}

const story = process.env['STORY'] ?? ''
/** Who asks for a story by its name, for the full matrix or for everything anew wants to see it tested. */
const isEachPlayed = depth === 'full' || story !== '' || process.env['TURBO_FORCE'] === 'true'
const { passedBefore, rememberPassed } = unchangedStories(join(import.meta.dirname, '../..'))
const unchanged = isEachPlayed ? [] : passedBefore
if (unchanged.length > 0)
  process.stdout.write(
    `Passed before, and nothing they show has changed: the stories of ${unchanged.length} files.\n`,
  )

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const tests = globSync('src/{every-story-*,read-aloud/*}.test.ts', { cwd: import.meta.dirname })
const setup = 'src/no-profiling.ts'
/** A story asked for by its name is served as it is written: its faults name their line, and it can be watched. */
const isBuilt = story === ''

/**
 * Every story in Chromium. At depth `landing` once in English and in the further looks of the pairwise plan, at depth
 * `full` in every brand, mode, language and width. `STORY=<pattern>` shows only the stories so named. At depth `landing` a
 * story that passed and of which nothing has changed is not played again.
 */
export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: isBuilt ? [builtTests(import.meta.dirname, [...tests, setup])] : [],
    // What is built has its libraries in it.
    optimizeDeps: isBuilt
      ? { noDiscovery: true }
      : {
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            ...['libphonenumber-js/min', 'react-aria-components', 'react-intl', 'radix-ui'].map(
              (it) => `@veranda/design-system > ${it}`,
            ),
            '@storybook/react-vite',
            'react/jsx-dev-runtime',
          ],
        },
    test: {
      include: tests,
      setupFiles: [setup],
      // A share without a story of the pattern has no test.
      passWithNoTests: story !== '',
      maxWorkers: shares.length,
      // On a machine with other work a story is slow, not wrong.
      testTimeout: depth === 'full' ? 600_000 : 120_000,
      provide: { depth, story, passedBefore: unchanged },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Letters stand where a window has them: without one they would be rounded to whole pixels.
        provider: playwright({ launchOptions: { executablePath, args: ['--font-render-hinting=none'] } }),
        commands: { forceColors, parkPointer, recordFigure, rememberPassed },
        instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
      },
    },
  }),
)
