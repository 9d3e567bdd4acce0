import type { Page } from '@playwright/test'
import { inDepth } from '@veranda/test-depth'
import { hotelPort } from './hotel/ports.ts'
import { openSignedIn } from './open-signed-in.ts'
import {
  expect,
  hosts,
  type SampleBrand,
  type SampleGuest,
  sampleGuest,
  sampleGuestsAt,
  seesReservation,
  signOut,
  test,
} from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'
import { drawNothing } from './undrawn.ts'

/** The reservation as the service sends it, before anything in the page has run. */
async function writtenAt(page: Page, path = '/my-reservation'): Promise<string> {
  const answer = await page.goto(`${hosts.palace}${path}`, { waitUntil: 'commit' })
  return (await answer?.text()) ?? ''
}

/** Signed in, and the browser has the cookie that the next visit is drawn by. */
async function openOnce(page: Page, guest: SampleGuest): Promise<void> {
  const opened = page.waitForResponse((one) => one.url().endsWith('/api/session/view'))
  await openSignedIn(page, guest)
  await opened
}

const isLive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', '')

test('a guest who comes back is sent the reservation in the page, and nothing is asked for', async ({
  page,
  browser,
}) => {
  const guest = await sampleGuest('palace', 'A flexible stay')
  await openOnce(page, guest)
  const calls: string[] = []
  page.on('request', (one) => one.url().includes('/reservation-details/') && calls.push(one.url()))
  expect(await writtenAt(page)).toContain('data-stay="')
  await isLive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls).toEqual([])
  const heading = await page.getByRole('heading', { level: 1 }).innerText()

  // The address without a page leads to it, and black mode, language and currency are this guest's.
  await page.evaluate(() => {
    localStorage.setItem('veranda.mode', 'black')
    localStorage.setItem('veranda.locale', 'es-MX')
  })
  await page.reload()
  await isLive(page)
  expect(await writtenAt(page, '/')).toContain('lang="es-MX"')
  await isLive(page)
  await expect(page).toHaveURL(/\/my-reservation$/)
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'black')

  // Without any script the stay can be read.
  const bare = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  const plain = await bare.newPage()
  await plain.goto(`${hosts.palace}/my-reservation`)
  await expect(plain.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await bare.close()
})

test('who has signed out, or has the cookie and no session, is sent the page everybody gets', async ({
  page,
}) => {
  const guest = await sampleGuest('palace', 'A flexible stay')
  await openOnce(page, guest)
  // All that is stored: two sign-ins within a second have sessions that end together, and a page opens a view of one once.
  await page.evaluate(() => localStorage.clear())
  // The service cannot know: what it draws is not shown, and the page asks to sign in.
  await page.goto(`${hosts.palace}/my-reservation`)
  await expect(page.getByLabel('Reservation number')).toBeVisible()
  await expect(page.getByText(guest.reservationCode)).toHaveCount(0)
  await isLive(page)
  expect(await writtenAt(page)).not.toContain(guest.reservationCode)

  await openOnce(page, guest)
  expect(await writtenAt(page)).toContain(guest.reservationCode)
  await isLive(page)
  const { cookies } = await page.context().storageState()
  await signOut(page)
  await expect(page.getByLabel('Reservation number')).toBeVisible()
  // Even with the cookies of before: the session they were set in is over.
  await page.context().addCookies(cookies)
  expect(await writtenAt(page)).not.toContain(guest.reservationCode)
  await isLive(page)
})

test.describe(() => {
  leaveToTheFullRun(
    'on a shared device no cookie is asked for, without one the service sends everybody’s page, and the tick is in the session’s tests',
    [
      'portal/src/tasks/follow-view.test.ts',
      'on a device that others use, nothing is told and no view is opened',
    ],
    ['booking-service/src/views/draw-stay.test.ts', 'everybody’s page comes'],
    [
      'portal/src/tasks/session.test.ts',
      'a session is this tab’s alone: the storage that outlives it knows nothing',
    ],
    [
      'journeys/src/first-html.journey.ts',
      'a mailed link that is pressed before the page answers is opened once it does, on a shared device too',
    ],
  )
  test('on a shared device nothing of the stay is in the page', async ({ page }) => {
    const guest = await sampleGuest('palace', 'A flexible stay')
    await page.goto(`${hosts.palace}/auth/login`)
    await page.getByLabel('Reservation number').fill(guest.reservationCode)
    await page.getByLabel('First name').fill(guest.firstName)
    await page.getByLabel('Last name').fill(guest.lastName)
    await page.getByRole('checkbox', { name: /Shared device/ }).check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/my-reservation$/)
    await expect(page.getByText('Taxes and fees included').first()).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
    expect(await writtenAt(page)).not.toContain(guest.reservationCode)
  })
})

const readers = [
  { timezoneId: 'America/New_York', locale: 'en-US', colorScheme: 'light' },
  { timezoneId: 'Asia/Tokyo', locale: 'es-MX', colorScheme: 'dark' },
  { timezoneId: 'Europe/Rome', locale: 'it-IT', colorScheme: 'light' },
] as const

for (const brand of Object.keys(hosts) as SampleBrand[])
  test.describe(() => {
    if (brand !== 'palace')
      leaveToTheFullRun('one function draws the stay of every brand, by the same components', [
        'journeys/src/drawn-stay.journey.ts',
        'each stay of ${brand} is taken over as it was drawn, wherever its guest reads it',
      ])
    test(`each stay of ${brand} is taken over as it was drawn, wherever its guest reads it`, async ({
      browser,
    }) => {
      test.slow()
      const guests = (await sampleGuestsAt(hotelPort)).filter((guest) => guest.brand === brand)
      const taken = inDepth({ landing: guests.filter((_, index) => index % 5 === 0), full: guests })
      expect(taken.length).toBeGreaterThan(1)
      for (const [index, guest] of taken.entries()) {
        const context = await browser.newContext(readers[index % readers.length])
        await drawNothing(context)
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('pageerror', (error) => complaints.push(error.message))
        await openOnce(page, guest)
        const answer = await page.goto(`${guest.origin}/my-reservation`, { waitUntil: 'commit' })
        expect((await answer?.text()) ?? '', guest.shows).toContain(`data-stay="${guest.reservationCode}`)
        await isLive(page)
        expect(complaints, guest.shows).toEqual([])
        await context.close()
      }
    })
  })

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the service is asked for the page first; without a line the stored one says that nothing was lost, and comes back by itself', async ({
    page,
    context,
  }) => {
    const guest = await sampleGuest('palace', 'A flexible stay')
    await openOnce(page, guest)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await isLive(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    expect(await writtenAt(page)).toContain('data-stay="')
    await isLive(page)
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      const answers = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name)
          const keys = (await cache.keys()).filter(({ url }) => !url.includes('/assets/'))
          return Promise.all(keys.map(async (key) => (await cache.match(key))?.text() ?? ''))
        }),
      )
      return answers.flat()
    })
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.filter((text) => text.includes(guest.reservationCode))).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await expect(page.getByText('Nothing was changed or charged')).toBeVisible()
    await context.setOffline(false)
    await seesReservation(page)
  })
})
