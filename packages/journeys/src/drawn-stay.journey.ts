import type { Page } from '@playwright/test'
import { openSignedIn } from './open-signed-in.ts'
import { expect, hosts, type SampleGuest, sampleGuest, signOut, test } from './product.ts'

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
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key)
  })
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

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the service is asked for the page first; without a line the stored one says what to do', async ({
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
  })
})
