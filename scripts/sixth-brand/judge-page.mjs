import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { isOfTheService } from './serve-folder.mjs'

const { chromium } = createRequire(join(root, 'packages/journeys/package.json'))('@playwright/test')

const ours = (locale) => JSON.parse(readFileSync(join(root, `packages/messages/lang/${locale}.json`), 'utf8'))

/** How the brand of the page says each mode's accent, and where a browser's language leads. */
const visits = [
  { language: 'en-US', words: 'en-US', colorScheme: 'light', accent: 'rgb(47, 111, 94)' },
  { language: 'fr-CA', words: 'fr-FR', colorScheme: 'light', accent: 'rgb(47, 111, 94)' },
  { language: 'es-ES', words: 'es-MX', colorScheme: 'light', accent: 'rgb(47, 111, 94)' },
  { language: 'en-GB', words: 'en-US', colorScheme: 'dark', accent: 'rgb(143, 214, 192)' },
]

/** Opens a built shell of the brand: its name, its colour, its fonts, its words by language, each that it says itself, and nothing in the console. */
export async function judgePage(origin, executablePath, own) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const visit of visits) await judge(browser, origin, { ...visit, own })
  } finally {
    await browser.close()
  }
}

async function judge(browser, origin, { language, words, colorScheme, accent, own }) {
  // A language of ours is ours where the brand says nothing else; any other is English there.
  const sentences = { ...ours(words === 'es-MX' ? words : 'en-US'), ...own[words] }
  const context = await browser.newContext({ locale: language, colorScheme })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  try {
    await look(page, origin, { sentences, words, accent })
  } catch (error) {
    throw new Error(`In ${language}, the page having said ${JSON.stringify(complaints)}`, { cause: error })
  }
  assert.deepEqual(complaints, [])
  await context.close()
}

async function look(page, origin, { sentences, words, accent }) {
  await page.goto(`${origin}/`)
  await page.getByRole('heading', { name: sentences['sign-in.title'] }).waitFor()
  assert.match(await page.getByRole('banner').innerText(), /Aurora/i)
  assert.match(await page.getByRole('contentinfo').innerText(), /Aurora Lodges/)
  const button = page.getByRole('button', { name: sentences['sign-in.submit'], exact: true })
  const looks = await button.evaluate((element) => {
    const { backgroundColor, borderTopLeftRadius, boxSizing } = getComputedStyle(element)
    return { backgroundColor, borderTopLeftRadius, boxSizing }
  })
  assert.deepEqual(looks, { backgroundColor: accent, borderTopLeftRadius: '999px', boxSizing: 'border-box' })
  assert.equal(await page.evaluate(() => document.documentElement.lang), words)
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Source Sans 3') && status === 'loaded'),
  )
}

/** Everything the page complains about, but that there is no service. */
function complaintsOf(page) {
  const complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    const isExpected = url !== '' && isOfTheService(new URL(url).pathname)
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text())
  })
  return complaints
}
