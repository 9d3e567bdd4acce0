// Draws every letter of every sample brand, and of one that starts from the starter's theme, as a light and a dark device
// show it on a phone and on a screen: pictures in `reports/letters`, with a page that shows a brand's side by side.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sampleLetters } from '../../packages/booking-service/src/letters/testing/sample-letters.ts'
import { aBrand } from '../../packages/booking-service/src/testing/a-brand.ts'
import { sampleBrands } from '../../packages/brands/src/served.ts'
import { letterLookOf } from '../../packages/design-system/src/theme/letter-look.ts'
import { starterTokens } from '../../packages/design-system/src/theme/starter/tokens.ts'
import { headlessChromium } from '../chromium.mjs'
import { root } from '../run.mjs'
import { refuse } from '../say.mjs'

const { chromium } = createRequire(join(root, 'packages/journeys/package.json'))('@playwright/test')

const brands = [...sampleBrands, aBrand({ letterLook: letterLookOf(starterTokens) })]
const looks = ['light', 'dark'].flatMap((colorScheme) =>
  [390, 700].map((width) => ({ colorScheme, width, name: `${colorScheme}-${width}` })),
)

const named = process.argv.slice(2)
const chosenBrands = brands.filter(({ id }) => named.includes(id))
const chosenLocales = named.filter((name) => !brands.some(({ id }) => id === name))
if (chosenLocales.some((name) => !/^[a-z]{2}-[A-Z]{2}$/.test(name)))
  refuse(`Name brands (${brands.map(({ id }) => id).join(', ')}) and languages such as es-MX.`)
const wanted = (chosenBrands.length > 0 ? chosenBrands : brands).flatMap((brand) =>
  (chosenLocales.length > 0 ? chosenLocales : ['en-US']).map((locale) => ({ brand, locale })),
)

const browser = await chromium.launch({
  executablePath: await headlessChromium(),
  args: ['--no-sandbox'],
})
for (const { brand, locale } of wanted) {
  const letters = await Promise.all(
    Object.entries(sampleLetters(brand, locale)).map(async ([kind, write]) => ({ kind, ...(await write()) })),
  )
  const folder = join(root, 'reports/letters', `${brand.id}-${locale}`)
  mkdirSync(folder, { recursive: true })
  for (const look of looks) await draw(letters, folder, look)
  for (const { kind, text } of letters) writeFileSync(join(folder, `${kind}.txt`), text)
  writeFileSync(join(folder, 'index.html'), overview(brand, letters))
  process.stdout.write(`${join(folder, 'index.html')}\n`)
}
await browser.close()

async function draw(letters, folder, { colorScheme, width, name }) {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } })
  for (const { kind, html } of letters) {
    await page.setContent(html)
    const { scrollWidth } = await page.evaluate(() => document.documentElement)
    if (scrollWidth > width) process.stdout.write(`${kind} is ${scrollWidth} wide on ${width}\n`)
    await page.screenshot({ path: join(folder, `${kind}-${name}.png`), fullPage: true, timeout: 120_000 })
  }
  await page.close()
}

function overview({ displayName }, letters) {
  const rows = letters.map(
    ({ kind, subject }) =>
      `<h2>${kind} <small>${subject}</small> <a href="${kind}.txt">text</a></h2><p>${looks
        .map(
          ({ name, width }) => `<img src="${kind}-${name}.png" width="${width / 2}" alt="${kind}, ${name}">`,
        )
        .join(' ')}</p>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Letters of ${displayName}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#888}img{vertical-align:top}small{font-weight:400}</style>
<h1>Letters of ${displayName}</h1>${rows.join('\n')}`
}
