import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, hosts, sampleGuest, seesReservation, test } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

const signInPage = `${hosts.palace}/auth/login`

for (const [brand, origin] of Object.entries(hosts))
  test.describe(() => {
    if (brand !== 'palace')
      leaveToTheFullRun(
        'one function writes this page for every brand, and each brand’s journey signs in on its own without a complaint',
        [
          'journeys/src/first-html.journey.ts',
          'the sign-in page of ${brand} stands in the HTML in every language, and is taken over as it stands',
        ],
        [
          'journeys/src/every-brand/every-brand.journey.ts',
          'a guest signs in, reads the stay, starts each flow and signs out',
        ],
      )
    test(`the sign-in page of ${brand} stands in the HTML in every language, and is taken over as it stands`, async ({
      browser,
      page: first,
    }) => {
      await first.goto(`${origin}/auth/login`)
      const locales = (await first.locator('html').getAttribute('data-locales'))?.split(' ') ?? []
      expect(locales.length).toBeGreaterThan(0)
      for (const locale of locales)
        for (const colorScheme of ['light', 'dark'] as const) {
          const name = `${locale}, ${colorScheme}`
          const visit = { locale, colorScheme }
          const { page, complaints, release, close } = await openHeld(visit, browser, `${origin}/auth/login`)
          await expect(page.locator('html'), name).toHaveAttribute('lang', locale)
          const number = page.getByRole('textbox').first()
          await expect(number, name).toBeVisible()
          await expect(page.getByRole('main').locator('a[href^="tel:"]').first(), name).toBeVisible()
          const drawn = await number.elementHandle()
          release()
          await isLive(page)
          expect(await drawn?.evaluate((field) => field.isConnected), name).toBe(true)
          expect(complaints, name).toEqual([])
          await close()
        }
    })
  })

test('what is typed and pressed before the page answers is kept, and done once it does', async ({
  browser,
}) => {
  const guest = await sampleGuest('palace')
  const { page, complaints, release, close } = await openHeld({ locale: 'en-US' }, browser, signInPage)
  const asked: string[] = []
  page.on('request', (one) => one.url().includes('validate') && asked.push(one.url()))
  await page.getByLabel('Reservation number').fill(guest.reservationCode)
  await page.getByLabel('First name').fill(guest.firstName)
  await page.getByLabel('Last name').fill(guest.lastName)
  await page.getByRole('button', { name: 'Sign in' }).click()
  release()
  await seesReservation(page)
  expect(asked.length).toBeLessThanOrEqual(1)
  expect(complaints).toEqual([])
  await close()
})

test('a choice and the focus made before the page answers stay', async ({ browser }) => {
  const { page, release, close } = await openHeld({ locale: 'en-US' }, browser, signInPage)
  await page.getByRole('checkbox', { name: /Shared device/ }).check()
  await page.getByLabel('First name').pressSequentially('An')
  release()
  await isLive(page)
  await page.keyboard.type('a')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByRole('checkbox', { name: /Shared device/ })).toBeChecked()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Reservation number')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await close()
})

test('the focus goes on from one telephone number to the next while the page is taken over', async ({
  browser,
}) => {
  const { page, release, close } = await openHeld({ locale: 'en-US' }, browser, signInPage)
  const numbers = page.getByRole('main').getByRole('link', { name: /^Call \+/ })
  await numbers.first().focus()
  release()
  await isLive(page)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await expect(numbers.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(numbers.first()).toBeFocused()
  await close()
})

test('without JavaScript, or where it does not arrive, there are words and telephone numbers and no form', async ({
  browser,
}) => {
  for (const without of ['off', 'lost'] as const) {
    const context = await browser.newContext({ locale: 'en-US', javaScriptEnabled: without === 'lost' })
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(signInPage)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to your stay' }), without).toBeVisible()
    await expect(page.getByText('or call us: we’ll help you right away'), without).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Call \+/ })
        .first(),
      without,
    ).toBeVisible()
    await expect(page.locator('form'), without).toBeHidden()
    await context.close()
  }
})

const isLive = (page: Page) => page.locator('[data-live] [data-ready=sign-in]').waitFor()

/** Opens a page whose scripts do not arrive before they are released; with what it complained about. */
async function openHeld(visit: BrowserContextOptions, browser: Browser, url: string) {
  const context = await browser.newContext(visit)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return { page, complaints, release, close: () => context.close() }
}
