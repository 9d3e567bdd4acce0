import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { environment, root } from '../run.mjs'
import { commandsOfPage, flagsOfPage } from '../sixth-brand/write-shell.mjs'
import { asStranger, creatingEnv, strangersEnv } from './stranger.mjs'

const { chromium } = createRequire(join(root, 'packages/journeys/package.json'))('@playwright/test')

/** A brand by the one command, from the registry: its folder, installed. */
export async function createBrand(folder, registry, flags) {
  const env = strangersEnv(folder, registry)
  await asStranger(
    'npm',
    ['create', 'veranda-brand@latest', '--', 'aurora', '--name', 'Aurora', '--yes', '--no-install', ...flags],
    {
      cwd: folder,
      env: creatingEnv(env, registry),
    },
  )
  const brand = join(folder, 'aurora')
  await asStranger('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: brand, env })
  return { brand, env }
}

/**
 * From an empty folder to a guest on the screen of their stay: the brand of the document, served as its maker tries it. The
 * seconds all of it takes by the clock, and those a person types for.
 */
export async function signInAtNewBrand(folder, registry, executablePath) {
  const since = performance.now()
  mkdirSync(folder, { recursive: true })
  const { brand, env } = await createBrand(mkdtempSync(join(folder, 'new-')), registry, flagsOfPage())
  assert.match(await asStranger('npm', ['run', 'check'], { cwd: brand, env }), /nothing to mend/)
  const port = 5200 + Math.floor(Math.random() * 400) * 2
  const child = spawn('npm', ['start', '--', '--service', root], {
    cwd: brand,
    env: environment({ ...env, PORT: String(port) }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const link = await linkOf(child)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      await signIn(browser, link)
    } finally {
      await browser.close()
    }
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  const whole = (performance.now() - since) / 1000
  const typing = commandsOfPage().join('\n').length / signsPerSecond
  assert.ok(typing < 90, `a person types for ${typing} seconds`)
  assert.ok(whole < 600, `it took ${whole} seconds`)
  return { whole, typing }
}

/** Forty words a minute, as somebody types who does not do it for a living. */
const signsPerSecond = (40 * 5) / 60

/** The first link that `npm start` prints: it leads straight in. */
function linkOf(child) {
  return new Promise((found, failed) => {
    let output = ''
    const tooLong = setTimeout(() => failed(new Error(`npm start printed no link:\n${output}`)), 180_000)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        const [link] = /http:\S+\/auth\/login\/\S+/.exec(output) ?? []
        if (!link) return
        clearTimeout(tooLong)
        found(link)
      })
    child.on('exit', (code) => failed(new Error(`npm start ended with ${code}:\n${output}`)))
  })
}

async function signIn(browser, link) {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(link)
  await page.locator('main').getByRole('button').first().click()
  await page.waitForURL(/\/my-reservation/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.match(await page.getByRole('banner').innerText(), /Aurora/i)
  assert.deepEqual(complaints, [])
}
