import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as sampleBrands from '../../packages/brands/src/index.ts'
import { allTokens } from '../../packages/brands/src/themes/tokens.ts'
import { dialled, displayOf } from '../../packages/domain/src/help/index.ts'
import * as cancelling from '../../packages/journeys/src/cancelling/page.ts'
import { fillSignIn, main, pressSignIn, seesReservation } from '../../packages/journeys/src/product.ts'
import { root } from '../run.mjs'

const { chromium, expect } = createRequire(join(root, 'packages/journeys/package.json'))('@playwright/test')

/** The brand's line for the guest's country, as screens and letters write it. */
const ownPhone = '+1 555 555-0190'

/** What tells any of the sample brands, in words, numbers, addresses and colours. */
const marksOfOthers = Object.values(sampleBrands).flatMap((brand) => [
  brand.displayName,
  brand.footer.legalName,
  new URL(brand.website).host,
  ...brand.hosts,
  ...brand.help.lines.flatMap((line) => [displayOf(line), dialled(line.phone)]),
])
const accentsOfOthers = Object.values(allTokens).flatMap(({ light, black }) => [light.accent, black.accent])

/**
 * A guest of the brand on its own host: signs in, reads the stay, meets the brand's own rule, cancels by it, and gets a
 * letter that is the brand's own in name, phone, host and colour. All in French where the brand has words in it, and in
 * English where it has none, marked as such. `pictures` names a folder for what each step looks like.
 */
export async function judgeGuest(start, executablePath, french, pictures) {
  const samples = await (await fetch(`${start}/samples.json`)).json()
  assert.deepEqual(new Set(samples.map(({ brand }) => brand)), new Set(['aurora']))
  assert.equal(samples.length, 3)
  const guest = samples.find(({ shows }) => /two rooms/i.test(shows))
  assert.equal(guest.origin, start.replace('localhost', 'aurora.localhost'))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ locale: 'fr-FR' })
    page.setDefaultTimeout(60_000)
    await readsAndCancels(
      page,
      guest,
      french,
      pictures ? (step) => picture(page, pictures, step) : async () => {},
    )
  } finally {
    await browser.close()
  }
  const letters = await cancellationLetters(start, guest)
  assert.equal(letters.length, 1)
  judgeLetter(letters[0], guest, french)
  if (pictures) writeFileSync(join(pictures, 'letter.html'), letters[0].html)
}

/** The whole page, on a phone and on a screen. */
async function picture(page, folder, step) {
  mkdirSync(folder, { recursive: true })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(folder, `${step}-${width}.png`), fullPage: true, timeout: 120_000 })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

async function readsAndCancels(page, guest, french, pictured) {
  await page.goto(guest.oneTimeLink)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await pictured('1-link')
  await page.goto(`${guest.origin}/`)
  await page.getByRole('heading', { level: 1, name: french['sign-in.title'] }).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr-FR')
  assert.deepEqual(await page.getByLabel('Language').getByRole('option').allInnerTexts(), [
    'English',
    'Français',
    'Español',
  ])
  await expect(inLanguage(page.getByRole('heading', { level: 1 }), 'en')).toHaveCount(0)
  await expect(inLanguage(page.locator('button[type=submit]'), 'en')).not.toHaveCount(0)
  await marksEveryEnglishSentence(page, french)
  await pictured('2-sign-in')
  await fillSignIn(page, guest)
  await pressSignIn(page)
  await page.waitForURL(/\/my-reservation/)
  await seesReservation(page)
  await namesNoOther(page, 'the reservation')
  assert.match(await page.getByRole('banner').innerText(), /Aurora/i)
  await expect(main(page)).toContainText('Aurora Ridge')
  await expect(page.getByRole('contentinfo')).toContainText(ownPhone)
  await marksEveryEnglishSentence(page, french)
  await showsItsOwnParts(page, guest)
  await pictured('3-reservation')
  await countsItsOwnAges(page, guest)
  for (const wording of [french['stay.arrival'], french['stay.departure'], 'Guests'])
    await expect(main(page)).toContainText(wording)
  assert.equal(await main(page).getByRole('link', { name: 'Add extras' }).count(), 0)
  await cancelling.openAgain(page)
  // Its hotel lets no room go alone: there is nothing to choose.
  await expect(main(page)).toContainText('These rooms can only be canceled together')
  await expect(cancelling.roomBox(page, 1)).toHaveCount(0)
  await expect(main(page)).toContainText(french['cancel-policies.if-now'])
  await marksEveryEnglishSentence(page, french)
  await pictured('4-policies')
  await cancelling.toLastLook(page)
  await pictured('5-last-look')
  await cancelling.cancelButton(page).click()
  await page.getByRole('heading', { level: 1, name: 'Your stay has been canceled' }).waitFor()
  for (const wording of [french['cancelled.code'], 'Date and time'])
    await expect(main(page)).toContainText(wording)
  await namesNoOther(page, 'what was cancelled')
  await marksEveryEnglishSentence(page, french)
  await pictured('6-cancelled')
}

/** Those of some elements that are marked as said in a language, or hold what is. */
const inLanguage = (elements, language) =>
  elements.locator(
    `xpath=descendant-or-self::*[@lang='${language}'] | ancestor::*[@lang][1][@lang='${language}']`,
  )

const english = ['', 'later/'].flatMap((part) =>
  Object.entries(JSON.parse(readFileSync(join(root, `packages/messages/lang/${part}en-US.json`), 'utf8'))),
)

/** Every sentence that French lacks, and that has no values in it, is inside what is marked as English, wherever it is shown. */
async function marksEveryEnglishSentence(page, french) {
  const own = new Set(Object.values(french))
  const lacking = english
    .filter(([id, text]) => !(id in french) && !own.has(text) && !/[{<']/.test(text))
    .map(([, text]) => text)
  let unmarked = []
  for (let tries = 0; tries < 20; tries += 1) {
    unmarked = await page.evaluate(unmarkedOf, lacking)
    if (unmarked.length === 0) return
    await page.waitForTimeout(250)
  }
  assert.deepEqual(unmarked, [], `English that is not marked at ${page.url()}`)
}

/** Runs on the page. */
function unmarkedOf(sentences) {
  const known = new Set(sentences)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode
    const text = nodeValue.replace(/\s+/g, ' ').trim()
    if (known.has(text) && parentElement.closest('[lang]').lang !== 'en') found.push(text)
  }
  return found
}

/** Every slot that the brand fills, each given what stands there. */
async function showsItsOwnParts(page, { origin }) {
  const banner = page.getByRole('banner')
  await expect(banner.locator('a img')).toBeVisible()
  await expect(banner).toContainText('Aurora Club')
  await expect(page.getByRole('contentinfo')).toContainText('Aurora plants a tree')
  await expect(main(page)).toContainText(/First light on \d{4}-/)
  await expect(main(page)).toContainText(/Firewood is included in [A-Z]{3}/)
  await expect(main(page)).toContainText('One of our hosts answers your call.')
  await page.goto(`${origin}/special-request`)
  await expect(main(page)).toContainText('Anything special? Our hosts read each request.')
  await page.goto(`${origin}/my-reservation`)
  await seesReservation(page)
}

/** Its hotel knows adults from sixteen on and children, and nobody in between. */
async function countsItsOwnAges(page, guest) {
  await page.goto(`${guest.origin}/room/guests`)
  await expect(main(page)).toContainText('Ages 16 and over')
  await expect(main(page)).toContainText('Up to 15 years old')
  await expect(main(page)).not.toContainText(/Teens|Infants/)
  await page.goto(`${guest.origin}/my-reservation`)
  await seesReservation(page)
}

async function namesNoOther(page, place) {
  const text = await page.locator('body').innerText()
  assert.deepEqual(found(marksOfOthers, text), [], `${place} names another brand`)
}

/** The letters about the cancellation, once they have been written. */
async function cancellationLetters(start, { reservationCode }) {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const stored = await (await fetch(`${start}/letters`, { headers: { accept: 'application/json' } })).json()
    const own = stored.filter(
      ({ subject, html }) => /cancel/i.test(subject) && html.includes(reservationCode),
    )
    if (own.length > 0) return own
    await new Promise((later) => setTimeout(later, 500))
  }
  return []
}

function judgeLetter({ from, html, text }, guest, french) {
  assert.equal(from.name, 'Aurora')
  for (const own of [
    'Aurora',
    'Aurora Lodges',
    ownPhone,
    new URL(guest.origin).host,
    '#2f6f5e',
    '#12302a',
    '<html lang="fr-FR">',
    french['letter.greeting'].replace('{name}', guest.firstName),
    french['letter.open-reservation'],
    french['letter-cancelled.number'],
    '<span lang="en">Cancellation fee</span>',
  ])
    assert.ok(html.includes(own), `The letter lacks ${own}`)
  assert.ok(text.includes(ownPhone))
  assert.deepEqual(
    found([...marksOfOthers, ...accentsOfOthers], html + text),
    [],
    'The letter shows another brand',
  )
}

const found = (marks, text) => [...new Set(marks)].filter((mark) => text.includes(mark))
