import type { Browser } from 'playwright'
import { type SampleGuest, startProduct } from '../product.ts'
import { shuffled } from '../statistics.ts'
import { openFront } from './front.ts'
import { freshProfile, openBrowser } from './phone.ts'
import { table } from './table.ts'
import { type Visit, visit, type Watched } from './visit.ts'

const ports = { product: 4970, front: 4971 }

const pages: Readonly<Record<string, PageCase>> = {
  'Sign-in, first visit': { path: '/auth/login', ready: 'sign-in' },
  'Reservation, first visit': { path: '/my-reservation', ready: 'reservation' },
  'Reservation, second visit': { path: '/my-reservation', ready: 'reservation', isSecond: true },
}
type PageCase = {
  readonly path: string
  readonly ready: 'sign-in' | 'reservation'
  readonly isSecond?: boolean
}

type Stored = Readonly<Record<string, string>>

/** Whose page is measured: a brand's, or the static limit. */
type Site = { readonly name: string; readonly host: string; readonly stored: Stored }

export type PageBenchOptions = { readonly runs: number; readonly brands?: readonly string[] | undefined }

/** Our pages beside the static limit's: interleaved and shuffled within each run. */
export async function benchPages({ runs, brands }: PageBenchOptions): Promise<void> {
  const product = await startProduct(ports.product)
  const front = await openFront(ports.front, ports.product)
  try {
    const sites = await sitesOf(product.guests, brands)
    for (const [name, one] of Object.entries(pages)) {
      const results: Record<string, Visit[]> = Object.fromEntries(sites.map((site) => [site.name, []]))
      for (let run = 0; run < runs; run++) {
        const browser = await openBrowser()
        for (const site of shuffled(sites)) results[site.name]?.push(await visitOnce(browser, one, site))
        await browser.close()
      }
      process.stdout.write(table(name, results))
    }
  } finally {
    front.close()
    product.stop()
  }
}

/** The limit, then one site for each brand with a sample guest; the limit reads the first brand's reservation. */
async function sitesOf(guests: readonly SampleGuest[], wanted?: readonly string[]): Promise<readonly Site[]> {
  const browser = await openBrowser()
  const brands: Site[] = []
  for (const name of new Set(guests.map(({ brand }) => brand))) {
    const guest = guests.find(({ brand }) => brand === name)
    if (!guest || (wanted && !wanted.includes(name))) continue
    const host = new URL(guest.origin).hostname
    brands.push({ name, host, stored: await signedInStorage(browser, guest) })
  }
  await browser.close()
  const [first] = brands
  if (!first) throw new Error(`No sample guest of ${wanted?.join(', ') ?? 'any brand'}`)
  return [{ ...first, name: 'limit', host: `limit.${first.host}` }, ...brands]
}

/** Signs in once through the real form and keeps what the browser stored. */
async function signedInStorage(browser: Browser, guest: SampleGuest): Promise<Stored> {
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${guest.origin}/auth/login`)
  const form = page.getByRole('form', { name: 'Sign in', exact: true })
  await form.getByLabel('Reservation number').fill(guest.reservationCode)
  await form.getByLabel('First name').fill(guest.firstName)
  await form.getByLabel('Last name').fill(guest.lastName)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/my-reservation**')
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  await page.close()
  return stored
}

async function visitOnce(browser: Browser, { path, ready, isSecond }: PageCase, site: Site): Promise<Visit> {
  const context = await freshProfile(browser)
  if (ready === 'reservation') {
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(site.stored))
  }
  const isReady = `[data-ready=${ready}]`
  const watched: Watched = {
    url: `http://${site.host}:${ports.front}${path}`,
    visible: isReady,
    usable: site.name === 'limit' ? isReady : `[data-live] ${isReady}`,
  }
  if (isSecond) {
    // The second visit is the offline worker's: it is given the time a guest leaves it.
    const page = await context.newPage()
    await page.goto(watched.url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(2000)
    await page.close()
  }
  const result = await visit(context, watched)
  await context.close()
  return result
}
