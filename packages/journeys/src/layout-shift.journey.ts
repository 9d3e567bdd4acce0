import type { Page } from '@playwright/test'
import {
  expect,
  fillSignIn,
  follow,
  hosts,
  main,
  pressSignIn,
  type SampleBrand,
  sampleGuest,
  seesReservation,
  signIn,
  signInForm,
  test,
} from './product.ts'
import { onEachProperty } from './run/on-each-property.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

/** What a guest sees at first on a phone and at a desk. */
const firstViews = {
  'a phone': { width: 390, height: 844 },
  'a desk': { width: 1440, height: 900 },
} as const
/** The whole page, as those see it who scroll at once. */
const wholePages = {
  'a phone, whole page': { width: 390, height: 2600 },
  'a desk, whole page': { width: 1440, height: 1800 },
} as const

/** What a person would call still: two decimals of the browser's own measure. */
const still = 0.005
/** A line that settles, no page that jumps. */
const calm = 0.02

type Shift = { readonly value: number; readonly moved: readonly string[] }
type Watched = Window & { shifts: Shift[] }

test.use({ isDrawn: true })

onEachProperty('standing still while loading', ({ brand }) => {
  test('nothing moves while sign-in and the reservation load, nor on the way from one page to the next', async ({
    page,
  }) => {
    await page.addInitScript(watchShifts)
    await slowLine(page, aPhonesCall)
    await signInStandsStill(page, brand, firstViews)
    await page.setViewportSize(firstViews['a phone'])
    await signIn(page, await sampleGuest(brand))
    await expectStill(page, 'from the form to the reservation', calm)
    await goToUpgrade(page)
    await reservationStandsStill(page, brand, firstViews)
  })

  test.describe(() => {
    leaveToTheFullRun('what is below the first view is laid out as what is in it', [
      'journeys/src/layout-shift.journey.ts',
      'nothing moves while sign-in and the reservation load, nor on the way from one page to the next',
    ])
    test('nothing moves on the whole of both pages, for who scrolls at once', async ({ page }) => {
      await page.addInitScript(watchShifts)
      await slowLine(page, aPhonesCall)
      await signInStandsStill(page, brand, wholePages)
      await signIn(page, await sampleGuest(brand))
      await reservationStandsStill(page, brand, wholePages)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('a page that loads in parts stands still at the pace of a call as well', [
      'journeys/src/layout-shift.journey.ts',
      'nothing moves while sign-in and the reservation load, nor on the way from one page to the next',
    ])
    test('nothing jumps on a train: from the form to the reservation, and on to an upgrade', async ({
      page,
    }) => {
      await page.addInitScript(watchShifts)
      await page.setViewportSize(firstViews['a phone'])
      const guest = await sampleGuest(brand)
      await page.goto(`${guest.origin}/`)
      await fillSignIn(page, guest)
      await slowLine(page, onATrain)

      await pressSignIn(page)
      await seesReservation(page)
      await expectStill(page, 'from the form to the reservation', calm)
      await goToUpgrade(page)
    })
  })
})

type Views = Readonly<Record<string, { readonly width: number; readonly height: number }>>

async function signInStandsStill(page: Page, brand: SampleBrand, views: Views): Promise<void> {
  for (const [view, size] of Object.entries(views)) {
    await page.setViewportSize(size)
    await page.goto(`${hosts[brand]}/auth/login`)
    await expect(signInForm(page)).toBeVisible()
    await expectStill(page, `sign-in on ${view}`)
  }
}

async function reservationStandsStill(page: Page, brand: SampleBrand, views: Views): Promise<void> {
  for (const [view, size] of Object.entries(views)) {
    await page.setViewportSize(size)
    await page.goto(`${hosts[brand]}/my-reservation`)
    await seesReservation(page)
    await expectStill(page, `reservation on ${view}`)
  }
}

async function goToUpgrade(page: Page): Promise<void> {
  await follow(page, /^Upgrade a room/)
  // A stay in the best room there is ends here, without offers.
  await expect(
    main(page).getByRole('radio').or(main(page).getByText('You already have our best room')).first(),
  ).toBeVisible()
  await expectStill(page, 'from the reservation to the upgrade', calm)
}

test.describe(() => {
  leaveToTheFullRun('a page that loads in parts stands still, as the reservation shows')
  test('nothing moves while a cancelled stay and its refund load', async ({ page }) => {
    await page.addInitScript(watchShifts)
    await slowLine(page, aPhonesCall)
    // The refund answers after everything else stands, so that what waits for it is painted by itself.
    await page.route('**/api/booking/*/cancel', async (route) => {
      await new Promise((later) => setTimeout(later, 700))
      await route.continue()
    })
    await signIn(page, await sampleGuest('palace', 'Cancelled in time'))
    for (const [view, size] of Object.entries({ ...firstViews, ...wholePages })) {
      await page.setViewportSize(size)
      await page.reload()
      await expect(main(page).getByRole('link', { name: 'View receipt' })).toBeVisible()
      await expectStill(page, `cancelled stay on ${view}`)
    }
  })
})

/** The time of a call over a phone's line, so that what belongs together does not arrive in one frame. */
const aPhonesCall = { latency: 150, downloadThroughput: -1 }
/** 480 kbit a second: each part of a page is seen to come. */
const onATrain = { latency: 400, downloadThroughput: 480_000 / 8 }

async function slowLine(page: Page, line: typeof aPhonesCall): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const uploadThroughput = line.downloadThroughput
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line, uploadThroughput })
}

/** What has moved so far, which is then forgotten: the next page is measured by itself. */
async function expectStill(page: Page, name: string, most = still): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts.splice(0))
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${name}: ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThan(most)
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
