import type { Page } from '@playwright/test'
import { expect, hosts, sampleGuest, seesReservation, signIn, signInForm, test } from './product.ts'
import { onEachProperty } from './run/on-each-property.ts'

/** What a guest sees at first on a phone and at a desk, and the whole page as those see it who scroll at once. */
const views = {
  'a phone': { width: 390, height: 844 },
  'a phone, whole page': { width: 390, height: 2600 },
  'a desk': { width: 1440, height: 900 },
  'a desk, whole page': { width: 1440, height: 1800 },
} as const

/** What a person would call still: two decimals of the browser's own measure. */
const still = 0.005

type Shift = { readonly value: number; readonly moved: readonly string[] }
type Watched = Window & { shifts: Shift[] }

onEachProperty('standing still while loading', ({ brand }) => {
  test('nothing moves while sign-in and the reservation load', async ({ page }) => {
    await page.addInitScript(watchShifts)
    await slowLine(page)

    for (const [view, size] of Object.entries(views)) {
      await page.setViewportSize(size)
      await page.goto(`${hosts[brand]}/auth/login`)
      await expect(signInForm(page)).toBeVisible()
      await expectStill(page, `sign-in on ${view}`)
    }

    await signIn(page, await sampleGuest(brand))
    for (const [view, size] of Object.entries(views)) {
      await page.setViewportSize(size)
      await page.reload()
      await seesReservation(page)
      await expectStill(page, `reservation on ${view}`)
    }
  })
})

/** The time of a call over a phone's line, so that what belongs together does not arrive in one frame. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

async function expectStill(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${name}: ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThan(still)
}

/** Runs in the page: keeps every movement that no press has caused, with what was moved. */
function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      const moved = entry.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${from.y}+${from.height} → ${to.y}+${to.height}`,
      )
      shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}
