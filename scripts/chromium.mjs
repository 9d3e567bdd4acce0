import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { refuse } from './say.mjs'

/** Pages without a browser's window around them: half the work of a short journey, and no test looks at the window. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium for the tests, without a window where there is such a one: found, else installed. Debian's may
 * be fetched while the packages are; Playwright's needs them, so it waits until they are `setUp`.
 */
export const headlessChromium = (setUp) =>
  foundOrInstalled([shell, ...whole], 'chromium-headless-shell', setUp)

/** The path of a Chromium as people have it, for measuring: found, else installed. */
export const chromium = () => foundOrInstalled(whole, 'chromium')

async function foundOrInstalled(usual, debianPackage, setUp) {
  const found = () => [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path))
  const path = found()
  if (path) return path
  process.stdout.write('Installing Chromium for the tests …\n')
  await installFromDebian(debianPackage)
  const installed = found()
  if (installed) return installed
  await setUp
  return (
    (await installedByPlaywright()) ??
    refuse(
      'No Chromium was found and none could be installed: install Chromium or set CHROMIUM_PATH, then run the tests again.',
    )
  )
}

async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const fonts = ['fonts-dejavu-core', 'fonts-liberation']
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, ...fonts])
}

async function installedByPlaywright() {
  const inJourneys = ['--filter', '@veranda/journeys', 'exec']
  await run('pnpm', [...inJourneys, 'playwright', 'install', 'chromium'])
  const { output } = await run('pnpm', [
    ...inJourneys,
    'node',
    '-e',
    "process.stdout.write(require('@playwright/test').chromium.executablePath())",
  ])
  const path = output.trim().split('\n').at(-1)
  return path && existsSync(path) ? path : undefined
}
