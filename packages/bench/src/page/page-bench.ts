import type { Browser, BrowserContext } from 'playwright'
import { type SampleGuest, startProduct } from '../product.ts'
import { median, shuffled, spread } from '../statistics.ts'
import { openFront } from './front.ts'
import { freshProfile, openBrowser } from './phone.ts'
import { type Visit, visit, type Watched } from './visit.ts'

const ports = { product: 4970, front: 4971 }

const pages = {
  'reservation, cold': { path: '/my-reservation', ready: 'reservation', signedIn: true, second: false },
  'reservation, second visit': {
    path: '/my-reservation',
    ready: 'reservation',
    signedIn: true,
    second: true,
  },
  'sign-in, cold': { path: '/auth/login', ready: 'sign-in', signedIn: false, second: false },
} as const

/** Our pages beside the static limit's, interleaved and shuffled within each run, medians and ratios. */
export async function benchPages(runs: number): Promise<void> {
  const product = await startProduct(ports.product)
  const front = await openFront(ports.front, ports.product)
  const guest = product.guests.find(({ brand }) => brand === 'palace')
  if (!guest) throw new Error('No sample guest of the palace brand')
  try {
    const tokens = await signedInStorage(guest)
    for (const name of Object.keys(pages) as (keyof typeof pages)[]) await benchPage(name, runs, tokens)
  } finally {
    front.close()
    product.stop()
  }
}

async function benchPage(
  name: keyof typeof pages,
  runs: number,
  tokens: Record<string, string>,
): Promise<void> {
  const { path, ready, signedIn, second } = pages[name]
  const results: Record<'limit' | 'palace', Visit[]> = { limit: [], palace: [] }
  for (let run = 0; run < runs; run++) {
    const browser = await openBrowser()
    for (const host of shuffled(['limit', 'palace'] as const)) {
      const watched: Watched = {
        url: `http://${host}.localhost:${ports.front}${path}`,
        visible: `[data-ready=${ready}]`,
        usable: host === 'limit' ? `[data-ready=${ready}]` : `[data-live] [data-ready=${ready}]`,
      }
      results[host].push(await visitOnce(browser, watched, signedIn ? tokens : {}, second))
    }
    await browser.close()
  }
  print(name, results)
}

async function visitOnce(
  browser: Browser,
  watched: Watched,
  storage: Record<string, string>,
  second: boolean,
): Promise<Visit> {
  const context = await freshProfile(browser)
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(storage))
  const first = await visit(context, watched)
  if (second) await workerReady(context, watched.url)
  const result = second ? await visit(context, watched) : first
  await context.close()
  return result
}

// The second visit is the offline worker's: it is given the time a guest leaves it.
async function workerReady(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForTimeout(4000)
  await page.close()
}

/** Signs in once through the real form and keeps what the browser stored. */
async function signedInStorage(guest: SampleGuest): Promise<Record<string, string>> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.goto(`http://palace.localhost:${ports.product}/auth/login`)
  await page.getByLabel('Reservation number').fill(guest.reservationCode)
  await page.getByLabel('First name').fill(guest.firstName)
  await page.getByLabel('Last name').fill(guest.lastName)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/my-reservation**')
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  await browser.close()
  return stored
}

function print(name: string, results: Record<'limit' | 'palace', readonly Visit[]>): void {
  const rows: readonly [label: string, read: (one: Visit) => number, digits: number][] = [
    ['first paint, ms', (one) => one.firstPaint, 0],
    ['visible, ms', (one) => one.visible, 0],
    ['usable, ms', (one) => one.usable, 0],
    ['blocked, ms', (one) => one.blocked, 0],
    ['layout shift', (one) => one.shift, 3],
    ['heap, MB', (one) => one.heapMegabytes, 1],
    ['transferred, kB (fonts apart)', (one) => one.kilobytes, 1],
    ['script, kB', (one) => one.scriptKilobytes, 1],
    ['requests (fonts apart)', (one) => one.requests, 0],
  ]
  process.stdout.write(`\n${name}\n${''.padEnd(32)}${'limit'.padEnd(26)}${'palace'.padEnd(26)}ratio\n`)
  for (const [label, read, digits] of rows) {
    const limit = results.limit.map(read)
    const ours = results.palace.map(read)
    const ratio = median(limit) > 0 ? (median(ours) / median(limit)).toFixed(2) : '–'
    process.stdout.write(
      `${label.padEnd(32)}${spread(limit, digits).padEnd(26)}${spread(ours, digits).padEnd(26)}${ratio}\n`,
    )
  }
}
