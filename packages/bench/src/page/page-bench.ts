import type { Browser } from 'playwright'
import { startProduct } from '../product.ts'
import { shuffled } from '../statistics.ts'
import { firstViewTable } from './first-view-table.ts'
import { openFront } from './front.ts'
import { openBrowser } from './phone.ts'
import { type Press, press, pressCases } from './press.ts'
import { openedProfile, type Site, sitesOf, yardsticks } from './site.ts'
import { pressTable, table } from './table.ts'
import { type Visit, visit, type Watched } from './visit.ts'

const ports = { product: 4970, front: 4971 }

const pages = {
  signIn: { title: 'Sign-in, first visit', path: '/auth/login', ready: 'sign-in' },
  reservation: { title: 'Reservation, first visit', path: '/my-reservation', ready: 'reservation' },
  again: {
    title: 'Reservation, second visit',
    path: '/my-reservation',
    ready: 'reservation',
    isSecond: true,
  },
} as const satisfies Readonly<Record<string, PageCase>>

type PageCase = {
  readonly title: string
  readonly path: string
  readonly ready: 'sign-in' | 'reservation'
  readonly isSecond?: boolean
}

export type PageName = keyof typeof pages

/** What was measured on each site, run by run. */
export type Results<Measured> = Readonly<Record<string, readonly Measured[]>>

export type PageBenchOptions = { readonly runs: number; readonly brands?: readonly string[] | undefined }

/** Our pages beside the yardsticks': interleaved and shuffled within each run. */
export async function benchPages({ runs, brands }: PageBenchOptions): Promise<void> {
  const product = await startProduct(ports.product)
  const front = await openFront(ports.front, ports.product)
  try {
    const sites = await sitesOf(product.guests, brands)
    const visits = {} as Record<PageName, Results<Visit>>
    for (const name of Object.keys(pages) as PageName[]) {
      visits[name] = await measured(runs, sites, (browser, site) => visitOnce(browser, pages[name], site))
      process.stdout.write(table(pages[name].title, visits[name]))
    }
    const ours = sites.filter(({ name }) => !(yardsticks as readonly string[]).includes(name))
    const pressed: Record<string, Results<Press>> = {}
    for (const [name, one] of Object.entries(pressCases)) {
      const results = await measured(runs, ours, (browser, site) => press(browser, ports.front, one, site))
      pressed[name] = results
      process.stdout.write(pressTable(name, results))
    }
    process.stdout.write(
      firstViewTable(
        ours.map(({ name }) => name),
        visits,
        pressed,
      ),
    )
  } finally {
    front.close()
    product.stop()
  }
}

async function measured<Measured>(
  runs: number,
  sites: readonly Site[],
  measure: (browser: Browser, site: Site) => Promise<Measured>,
): Promise<Results<Measured>> {
  const results: Record<string, Measured[]> = Object.fromEntries(sites.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run++) {
    const browser = await openBrowser()
    for (const site of shuffled(sites)) results[site.name]?.push(await measure(browser, site))
    await browser.close()
  }
  return results
}

async function visitOnce(browser: Browser, { path, ready, ...one }: PageCase, site: Site): Promise<Visit> {
  const context = await openedProfile(browser, ready === 'reservation' ? site.stored : undefined)
  const isReady = `[data-ready=${ready}]`
  const watched: Watched = {
    url: `http://${site.host}:${ports.front}${path}`,
    visible: isReady,
    usable: (yardsticks as readonly string[]).includes(site.name) ? isReady : `[data-live] ${isReady}`,
  }
  if (one.isSecond) {
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
