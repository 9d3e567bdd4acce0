import {
  expect,
  fillSignIn,
  hosts,
  pressSignIn,
  sampleGuest,
  seesReservation,
  signIn,
  signInAgain,
  signOut,
  test,
} from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

test('a right sign-in on the wrong brand’s site leads to the right one, where a press signs in', async ({
  page,
}) => {
  const guest = await sampleGuest('leblanc')
  await page.goto(`${hosts.palace}/auth/login`)
  await fillSignIn(page, guest)
  await pressSignIn(page)
  await expect(page).toHaveURL(new RegExp(`^${hosts.leblanc}/auth/login`))
  await page.getByRole('button', { name: `Open reservation ${guest.reservationCode}` }).click()
  await expect(page).toHaveURL(new RegExp(`^${hosts.leblanc}/my-reservation`))
  await seesReservation(page)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'leblanc')
})

test.describe(() => {
  leaveToTheFullRun(
    'where a session is kept is the portal’s, and a shared device signs in without a trace',
    [
      'portal/src/tasks/session.test.ts',
      'a session is this tab’s alone: the storage that outlives it knows nothing',
    ],
    [
      'portal/src/tasks/follow-view.test.ts',
      'on a device that others use, nothing is told and no view is opened',
    ],
  )
  test('on a device others use too, a sign-in can be this tab’s alone', async ({ page, context }) => {
    await page.goto(`${hosts.palace}/auth/login`)
    await fillSignIn(page, await sampleGuest('palace'))
    await page.getByRole('checkbox', { name: /sign me out when I close this/ }).check()
    await pressSignIn(page)
    await seesReservation(page)
    await page.reload()
    await seesReservation(page)
    const other = await context.newPage()
    await other.goto(`${hosts.palace}/my-reservation`)
    await expect(other).toHaveURL(/\/auth\/login/)
  })
})

test('signing out in one tab ends the other', async ({ page, context }) => {
  await signIn(page, await sampleGuest('palace'))
  const other = await context.newPage()
  await other.goto(`${hosts.palace}/my-reservation`)
  await seesReservation(other)
  // A page names itself once it listens to the other tabs.
  await expect(other).toHaveTitle(/ · /)
  await signOut(page)
  await expect(page.getByText('You’re signed out')).toBeVisible()
  await expect(other).toHaveURL(/\/auth\/login/)
  await expect(other.getByText('You signed out in another tab')).toBeVisible()
})

test.describe(() => {
  leaveToTheFullRun(
    'whose name it is decides the service',
    ['booking-service/src/sign-in/same-name.test.ts', 'the main guest of any room signs in'],
    ['booking-service/src/identity/identity.test.ts', 'accepts a reservation number in small letters'],
  )
  test('one given name, one surname and a number without its dashes sign in', async ({ page }) => {
    const { origin, reservationCode } = await sampleGuest('palace', 'Children of all ages')
    await page.goto(`${origin}/auth/login`)
    await fillSignIn(page, {
      reservationCode: reservationCode.replaceAll('-', '').toLowerCase(),
      firstName: 'maria',
      lastName: 'Ibañez',
    })
    await pressSignIn(page)
    await seesReservation(page)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'how long a session lasts is a task’s, its end is said in journeys that go on from there, and the page is a story',
    ['portal/src/tasks/session.test.ts', 'lasts 24 hours from sign-in, however often its tokens are renewed'],
    [
      'journeys/src/offline-card.journey.ts',
      'without session and network the stay itself is shown, not a sign-in that cannot work',
    ],
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
    ['design-system/src/screens/session-ended/session-ended.stories.tsx', 'AfterADay'],
  )
  test('a session that has ended in an open page says so and offers the way back', async ({ page }) => {
    await page.clock.install()
    await signIn(page, await sampleGuest('palace'))
    await page.clock.fastForward('25:00:00')
    await expect(page.getByRole('heading', { name: /signed out/i })).toBeVisible()
    await page
      .getByRole('link', { name: /sign in/i })
      .or(page.getByRole('button', { name: /sign in/i }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/auth\/login/)
  })
})

test.describe(() => {
  leaveToTheFullRun('upgrading leads back after a session', [
    'journeys/src/paying/journeys.ts',
    'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
  ])
  test('a guest who signs in again after the session ended is back where they were', async ({ page }) => {
    await page.clock.install()
    const guest = await sampleGuest('palace')
    await signIn(page, guest)
    await page.goto(`${hosts.palace}/update/dates`)
    await expect(page.getByRole('heading', { level: 1, name: /change your dates/i })).toBeVisible()
    await page.clock.fastForward('25:00:00')
    await expect(page.getByRole('heading', { name: /signed out/i })).toBeVisible()
    await page.clock.setSystemTime(new Date())
    await signInAgain(page, guest)
    await expect(page).toHaveURL(/\/update\/dates/)
  })
})

test.describe('with the page’s worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('signing out ends the session at the service itself, and leaves no cache but those of the build', async ({
    page,
  }) => {
    await signIn(page, await sampleGuest('palace'))
    await page.evaluate(() => caches.open('of-this-guest'))
    const announcement = page.waitForRequest((request) => request.url().endsWith('/api/session/end'))
    await signOut(page)
    const request = await announcement
    expect((await request.response())?.status()).toBe(200)
    const { authorization = '' } = await request.allHeaders()
    await expect(page).toHaveURL(/\/auth\/login/)
    const after = await page.evaluate(
      async (bearer) => (await fetch('/api/profile', { headers: { authorization: bearer } })).status,
      authorization,
    )
    expect(after).toBe(401)
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.keys()).filter((name) => !/^(workbox|fonts)/.test(name))),
      )
      .toEqual([])
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'every flow is reloaded, and the login guard leads on',
    ['portal/src/guards/session-guards.test.ts', 'the login guard'],
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
  )
  test('reloading keeps the guest where they were', async ({ page }) => {
    await signIn(page, await sampleGuest('moon'))
    await page.reload()
    await seesReservation(page)
    await page.goto(`${hosts.moon}/auth/login`)
    await expect(page).toHaveURL(/\/my-reservation/)
  })
})

test('the QA host shows the variant of the reservation’s property once signed in', async ({ page }) => {
  const guest = await sampleGuest('partner-city')
  await page.goto(hosts['partner-city'].replace('city.', ''))
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'partner-resorts')
  await fillSignIn(page, guest)
  await pressSignIn(page)
  await seesReservation(page)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'partner-city')
})
