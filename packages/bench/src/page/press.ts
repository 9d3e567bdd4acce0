import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { throttledPage } from './phone.ts'
import { openedProfile, type Site } from './site.ts'

/** A press, in milliseconds from the finger on the glass until what it leads to has been painted. */
export type Press = {
  readonly seen: number
  readonly requests: number
  /** How many of the requests waited for another one to end. */
  readonly inSequence: number
}

/** What is pressed on a page that has become quiet, and where it leads. */
export type PressCase = {
  readonly path: string
  readonly ready: 'sign-in' | 'reservation'
  readonly target: (page: Page) => Locator
  /** What a guest does first; meanwhile the page fetches what the press needs. */
  readonly before?: (page: Page, site: Site) => Promise<void>
  readonly seen: string
}

const inMain = (href: string) => (page: Page) => page.locator(`main a[href="${href}"]:visible`).first()

export const pressCases: Readonly<Record<string, PressCase>> = {
  'Press “Sign in” until the stay is seen': {
    path: '/auth/login',
    ready: 'sign-in',
    before: typeNames,
    target: (page) => page.getByRole('button', { name: 'Sign in', exact: true }),
    seen: '[data-ready=reservation]',
  },
  'Press “Change dates” until the calendar has its prices': {
    path: '/my-reservation',
    ready: 'reservation',
    target: inMain('/update/dates'),
    seen: '[data-ready=change-dates] [data-date]',
  },
  'Press “Cancel” until the terms are seen': {
    path: '/my-reservation',
    ready: 'reservation',
    target: inMain('/cancellation/policies-and-benefits'),
    seen: '[data-ready=cancel-policies] table',
  },
}

async function typeNames(page: Page, { guest }: Site): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in', exact: true })
  await form.getByLabel('Reservation number').fill(guest.reservationCode)
  await form.getByLabel('First name').fill(guest.firstName)
  await form.getByLabel('Last name').fill(guest.lastName)
}

/** A guest reads, or types, for a moment before anything is pressed. */
const momentMs = 2_000

export async function press(browser: Browser, port: number, one: PressCase, site: Site): Promise<Press> {
  const context = await openedProfile(browser, one.ready === 'reservation' ? site.stored : undefined)
  const { page, cdp } = await throttledPage(context)
  await page.goto(`http://${site.host}:${port}${one.path}`, { waitUntil: 'commit' })
  await page.locator(`[data-live] [data-ready=${one.ready}]`).waitFor()
  await page.waitForLoadState('networkidle')
  await one.before?.(page, site)
  await page.waitForTimeout(momentMs)
  await page.waitForLoadState('networkidle')
  const target = one.target(page)
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(watchPress, one.seen)
  const asked = exchangesOf(cdp)
  await target.tap()
  await page.waitForFunction(() => Number.isFinite((globalThis as unknown as Pressed).press.seen))
  const { down, seen, origin } = await page.evaluate(() => ({
    ...(globalThis as unknown as Pressed).press,
    origin: performance.timeOrigin,
  }))
  await context.close()
  const between = asked.filter(({ start }) => start <= origin + seen)
  return { seen: seen - down, requests: between.length, inSequence: longestChain(between) }
}

type Pressed = { readonly press: { readonly down: number; readonly seen: number } }

/** Runs in the page, so it closes over nothing: notes when a finger comes down, and when the selector is painted. */
function watchPress(selector: string): void {
  const press = { down: Number.NaN, seen: Number.NaN }
  Object.assign(globalThis, { press })
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(press, { down: timeStamp }), {
    capture: true,
    once: true,
  })
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => Object.assign(press, { seen: performance.now() }))
      port1.start()
      port2.postMessage(0)
    })
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true })
}

/** In milliseconds since the epoch. */
type Exchange = { readonly start: number; end: number }

function exchangesOf(cdp: CDPSession): readonly Exchange[] {
  const exchanges: Exchange[] = []
  const open = new Map<string, { readonly exchange: Exchange; readonly timestamp: number }>()
  cdp.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp, request }) => {
    if (request.url.startsWith('data:')) return
    const exchange = { start: wallTime * 1000, end: Number.POSITIVE_INFINITY }
    exchanges.push(exchange)
    open.set(requestId, { exchange, timestamp })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const asked = open.get(requestId)
    if (asked) asked.exchange.end = asked.exchange.start + (timestamp - asked.timestamp) * 1000
  })
  return exchanges
}

/** The most requests of which each begins after the one before it has ended. */
function longestChain(exchanges: readonly Exchange[]): number {
  let [count, free] = [0, Number.NEGATIVE_INFINITY]
  for (const { start, end } of exchanges.toSorted((a, b) => a.end - b.end)) {
    if (start < free) continue
    count += 1
    free = end
  }
  return count
}
