import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { refuse } from './say.mjs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium for the tests: found, else installed. */
export async function chromium() {
  const found = [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path))
  if (found) return found
  process.stdout.write('Installing Chromium for the tests …\n')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-dejavu-core',
      'fonts-liberation',
    ])
    if (existsSync(usual[0])) return usual[0]
  }
  await run('pnpm', ['--filter', '@veranda/journeys', 'exec', 'playwright', 'install', 'chromium'])
  const { output } = await run('pnpm', [
    '--filter',
    '@veranda/journeys',
    'exec',
    'node',
    '-e',
    "process.stdout.write(require('@playwright/test').chromium.executablePath())",
  ])
  const installed = output.trim().split('\n').at(-1)
  if (installed && existsSync(installed)) return installed
  return refuse(
    'No Chromium was found and none could be installed: install Chromium or set CHROMIUM_PATH, then run the tests again.',
  )
}
