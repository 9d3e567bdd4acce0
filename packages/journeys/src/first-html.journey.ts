import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, hosts, sampleGuest, seesReservation, test } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'
import { drawNothing } from './undrawn.ts'

const signInPage = `${hosts.palace}/auth/login`

/** Every language in light or in black, in turn: what is drawn does not depend on both together. */
const visitsOf = (locales: readonly string[]) =>
  locales.map((locale, index) => ({ locale, colorScheme: index % 2 === 0 ? 'light' : 'dark' }) as const)

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
      for (const { locale, colorScheme } of visitsOf(locales)) {
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

const madeUp = 'ZPCU-000AAA-ZZ'
const otherPages = [
  { name: 'one-time-link', path: `/auth/login/${madeUp}/00000000-0000-4000-8000-000000000000`, status: 200 },
  { name: 'not-found', path: '/nowhere/at/all', status: 404 },
] as const

for (const { name, path, status } of otherPages)
  for (const languages of ['Spanish', 'every other language'] as const)
    test.describe(() => {
      if (languages === 'Spanish' && name === 'not-found')
        leaveToTheFullRun(
          'the page of a link is taken over by the same lines, and an unknown address is opened with scripts and without',
          ['journeys/src/refusals.journey.ts', 'an unknown path says so and offers the way home'],
          [
            'journeys/src/first-html.journey.ts',
            'without JavaScript, or where it does not arrive, a mailed link and an unknown address say so, and what to do',
          ],
        )
      if (languages !== 'Spanish')
        leaveToTheFullRun('one function writes every page in every language', [
          'journeys/src/first-html.journey.ts',
          'the sign-in page of ${brand} stands in the HTML in every language, and is taken over as it stands',
        ])
      test(`the page ${name} stands in the HTML in ${languages}, and is taken over as it stands`, async ({
        browser,
        page: first,
      }) => {
        expect((await first.goto(hosts.palace + path))?.status()).toBe(status)
        const locales = (await first.locator('html').getAttribute('data-locales'))?.split(' ') ?? []
        const read = locales.filter((locale) => (languages === 'Spanish') === locale.startsWith('es'))
        expect(read.length).toBeGreaterThan(0)
        for (const { locale, colorScheme } of visitsOf(read)) {
          const visited = `${locale}, ${colorScheme}`
          const { page, complaints, release, close } = await openHeld(
            { locale, colorScheme },
            browser,
            hosts.palace + path,
          )
          await expect(page.locator('html'), visited).toHaveAttribute('lang', locale)
          const heading = page.getByRole('heading', { level: 1 })
          await expect(heading, visited).toBeVisible()
          const drawnText = await page.locator('#content').innerText()
          const drawn = await heading.elementHandle()
          if (name === 'one-time-link') {
            expect(drawnText, visited).toContain(madeUp)
            await expect(page.getByRole('main').getByRole('button'), visited).toBeVisible()
          }
          release()
          await isLive(page, name)
          await page.waitForLoadState('networkidle')
          expect(await drawn?.evaluate((one) => one.isConnected), visited).toBe(true)
          // The hours of the telephone come later, and nothing else changes.
          expect(linesOf(await page.locator('#content').innerText()), visited).toEqual(
            expect.arrayContaining([...linesOf(drawnText)]),
          )
          expect(complaints, visited).toEqual([])
          await close()
        }
      })
    })

/** The lines that say something. */
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '')

test('a mailed link that is pressed before the page answers is opened once it does, on a shared device too', async ({
  browser,
}) => {
  const guest = await sampleGuest('palace')
  const { page, complaints, release, close } = await openHeld({ locale: 'en-US' }, browser, guest.oneTimeLink)
  await page.getByRole('checkbox', { name: /Shared device/ }).check()
  await page.getByRole('button', { name: 'Open my reservation' }).click()
  release()
  await seesReservation(page)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual(
    [],
  )
  expect(complaints).toEqual([])
  // It was used up by that: the same press leads on from here too.
  const again = await openHeld({ locale: 'en-US' }, browser, guest.oneTimeLink)
  await again.page.getByRole('button', { name: 'Open my reservation' }).click()
  again.release()
  await expect(
    again.page.getByRole('heading', { level: 1, name: 'This link has expired or was already used' }),
  ).toBeVisible()
  await again.close()
  await close()
})

test('what cannot be the number of a reservation is not put into a page', async ({ page }) => {
  await page.goto(`${hosts.palace}/auth/login/%3Cimg%20src=x%3E/00000000-0000-4000-8000-000000000000`)
  await isLive(page, 'one-time-link')
  await expect(page.getByRole('button', { name: 'Open my reservation' })).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
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

test('a guest who has scrolled the page before it answers stays there, and moves on to the top of the next one', async ({
  browser,
}) => {
  const { page, complaints, release, close } = await openHeld({ locale: 'en-US' }, browser, signInPage)
  const link = page.getByRole('main').getByRole('link', { name: 'Ask us to call you' })
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(100)
  release()
  await isLive(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await link.click()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(complaints).toEqual([])
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

test('without JavaScript, or where it does not arrive, a mailed link and an unknown address say so, and what to do', async ({
  browser,
}) => {
  const shown = {
    'one-time-link': { heading: 'Welcome back', link: 'Sign in another way', to: '/auth/login' },
    'not-found': { heading: 'Page not found', link: 'Go to your reservation', to: '/' },
  } as const
  for (const without of ['off', 'lost'] as const)
    for (const { name, path } of otherPages) {
      const context = await browser.newContext({ locale: 'en-US', javaScriptEnabled: without === 'lost' })
      const page = await context.newPage()
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(hosts.palace + path)
      const main = page.getByRole('main')
      const { heading, link, to } = shown[name]
      await expect(main.getByRole('heading', { level: 1, name: heading }), without).toBeVisible()
      await expect(main.getByText('or call us: we’ll help you right away'), without).toBeVisible()
      await expect(main.getByRole('link', { name: /^Call \+/ }).first(), without).toBeVisible()
      await expect(main.getByRole('link', { name: link }), without).toHaveAttribute('href', to)
      await expect(page.getByRole('button'), without).toHaveCount(0)
      await expect(page.getByRole('checkbox'), without).toHaveCount(0)
      // Nothing but a script knows which reservation the link is for.
      await expect(main.getByText('within 10 minutes'), without).toBeVisible({
        visible: name === 'one-time-link' && without === 'lost',
      })
      await context.close()
    }
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

const isLive = (page: Page, name = 'sign-in') => page.locator(`[data-live] [data-ready=${name}]`).waitFor()

/** Opens a page whose scripts do not arrive before they are released; with what it complained about. */
async function openHeld(visit: BrowserContextOptions, browser: Browser, url: string) {
  const context = await browser.newContext(visit)
  await drawNothing(context)
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
