import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { BrandFiles } from './brand-files.ts'
import { type Finding, lineOf } from './check/finding.ts'

type Report = {
  readonly folder: string
  /** A running site of the brand, and where its sample guests are listed: without one there are no pictures. */
  readonly site?: string | undefined
  readonly files: BrandFiles
  readonly found: readonly Finding[]
}
type Picture = { readonly path: string; readonly mode: Mode; readonly width: number; readonly file: string }
type Mode = (typeof modes)[number]

const modes = ['light', 'black'] as const
const widths = [320, 390, 1440] as const

/** Every screen that an address leads a signed-in guest to. */
const addresses = [
  '/my-reservation',
  '/my-reservation?changeDate=true',
  '/update/dates',
  '/upgrade/room',
  '/room/guests',
  '/room/add',
  '/services',
  '/options',
  '/guest-information',
  '/special-request',
  '/payment',
  '/receipt',
  '/confirmation-letter',
  '/call-me',
  '/cancellation/policies-and-benefits',
  '/cancellation/reason',
  '/forbidden',
  '/no-such-page',
]

/**
 * Writes a page of all findings and, of a running site, of pictures of every screen: signed out and signed in, in both modes
 * and three widths. What is wider than a phone of 320 px is printed; answers how many screens are.
 */
export async function writeReport({ folder, site, files, found }: Report): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const pictures: Picture[] = []
  const wide: string[] = []
  if (site !== undefined) {
    const browser = await launched()
    try {
      await draw(browser, { site, folder, pictures, wide })
    } finally {
      await browser.close()
    }
  }
  for (const line of wide) process.stdout.write(`${line}\n`)
  const file = join(folder, 'index.html')
  writeFileSync(file, pageOf(files.served.displayName, [...found.map(lineOf), ...wide], pictures))
  process.stdout.write(`The report is ${resolve(file)}, with ${pictures.length} pictures.\n`)
  return wide.length
}

async function launched(): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Error(
      'Pictures need a browser: npm install --save-dev playwright-core, and CHROMIUM_PATH, or its own Chromium',
    )
  })
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
}

type Drawing = {
  readonly site: string
  readonly folder: string
  readonly pictures: Picture[]
  readonly wide: string[]
}

async function draw(browser: Browser, drawing: Drawing): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await drawAt(page, '/', drawing)
  await signIn(page, drawing.site)
  for (const address of addresses) await drawAt(page, address, drawing)
}

/** With the one-time link of the first sample guest, as the start page of the service lists them. */
async function signIn(page: Page, site: string): Promise<void> {
  const { port } = new URL(site)
  const starts = [`http://localhost:${port}`, `http://localhost:${Number(port) - 1}`]
  for (const start of starts) {
    const answer = await fetch(`${start}/samples.json`).catch(() => undefined)
    // A development server answers with its page, whatever is asked for.
    if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) continue
    const [guest] = (await answer.json()) as readonly { readonly oneTimeLink: string }[]
    if (!guest) continue
    await page.goto(guest.oneTimeLink)
    await page.locator('main button').first().click()
    await page.waitForURL(/\/my-reservation/, { timeout: 60_000 })
    return
  }
  throw new Error(`No service beside ${site} lists sample guests: veranda start starts one`)
}

async function drawAt(page: Page, address: string, { site, folder, pictures, wide }: Drawing): Promise<void> {
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode === 'black' ? 'dark' : 'light', reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(new URL(address, site).href)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      const file = `${address.replaceAll(/\W+/g, '-').replace(/^-/, '') || 'sign-in'}-${mode}-${width}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      pictures.push({ path: address, mode, width, file })
      const tooWide = width === 320 && mode === 'light' ? await page.evaluate(widestOf) : undefined
      if (tooWide)
        wide.push(
          `${address}: “${tooWide}” does not fit at 320 px. Say it shorter, or put a soft hyphen into it.`,
        )
    }
  }
}

/** Runs on the page: the words that make it wider than its window. */
function widestOf(): string | undefined {
  const room = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= room) return undefined
  const beyond = [...document.body.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.childElementCount === 0 && element.getBoundingClientRect().right > room + 1,
  )
  return beyond?.textContent?.trim().slice(0, 60) ?? 'something without words'
}

function pageOf(name: string, lines: readonly string[], pictures: readonly Picture[]): string {
  const rows = [...new Set(pictures.map(({ path }) => path))].map((path) => {
    const own = pictures.filter((picture) => picture.path === path)
    const figures = own.map(
      ({ file, mode, width }) =>
        `<figure><a href="${file}"><img src="${file}" alt="${inHtml(path)}, ${mode}, ${width} px" loading="lazy"></a><figcaption>${mode}, ${width} px</figcaption></figure>`,
    )
    return `<h2>${inHtml(path)}</h2><div>${figures.join('')}</div>`
  })
  const list =
    lines.length === 0
      ? '<p>Nothing to mend.</p>'
      : `<ul>${lines.map((line) => `<li>${inHtml(line)}</li>`).join('')}</ul>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${inHtml(name)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1d2731;background:#f6f7f8}h2{font:600 1rem ui-monospace,monospace}
div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:22rem;width:auto;max-width:40rem;object-fit:cover;object-position:top;border:1px solid #d3d9de}
figcaption{font-size:.8rem;color:#5b6670}li{margin-block:.3rem}</style></head><body><h1>${inHtml(name)}</h1>${list}${rows.join('')}</body></html>\n`
}

const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
