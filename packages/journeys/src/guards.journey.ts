import { expect, hosts, sampleGuest, signIn, startPage, test } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

const needSession = [
  '/my-reservation',
  '/cancellation/policies-and-benefits',
  '/cancellation/reason',
  '/cancellation/details',
  '/cancellation/details/2',
  '/update',
  '/update/dates',
  '/update/payment',
  '/upgrade',
  '/upgrade/room',
  '/upgrade/payment',
  '/room',
  '/room/guests',
  '/room/payment',
  '/forbidden',
]

test.describe(() => {
  leaveToTheFullRun(
    'where an address leads is a table of the portal, and each brand’s journey ends there',
    ['portal/src/routes.test.tsx', 'section 2, for an anonymous visitor'],
    [
      'journeys/src/every-brand/every-brand.journey.ts',
      'a guest signs in, reads the stay, starts each flow and signs out',
    ],
  )
  test('every protected path sends a stranger to the login route', async ({ page }) => {
    for (const path of needSession) {
      await page.goto(hosts.palace + path)
      await expect(page, path).toHaveURL(/\/auth\/login/)
    }
  })
})

const guarded = [
  '/cancellation/policies-and-benefits',
  '/cancellation/details/4',
  '/update/payment',
  '/upgrade/room',
  '/upgrade/payment',
  '/room/payment',
]

test.describe(() => {
  leaveToTheFullRun('where an address leads is a table of the portal', [
    'portal/src/routes.test.tsx',
    'section 2, for a guest with a session',
  ])
  test('a flow without its data goes to Reservations; changing a stay begins with its dates', async ({
    page,
  }) => {
    await signIn(page, await sampleGuest('palace'))
    for (const path of guarded) {
      await page.goto(hosts.palace + path)
      await expect(page, path).toHaveURL(/\/my-reservation/)
    }
    await page.goto(`${hosts.palace}/update`)
    await expect(page).toHaveURL(/\/update\/dates/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /\+/ }).first()).toBeVisible()
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the same page is where the hotel does not sell online',
    ['portal/src/routes.test.tsx', 'the permission gate'],
    ['design-system/src/screens/forbidden/forbidden.stories.tsx', 'NoPermission'],
  )
  test('forbidden offers the way home and out', async ({ page }) => {
    await signIn(page, await sampleGuest('palace'))
    await page.goto(`${hosts.palace}/forbidden`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You don’t have access')
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'where an address leads is a table of the portal',
    ['portal/src/routes.test.tsx', 'the permission gate'],
    ['design-system/src/screens/forbidden/forbidden.stories.tsx', 'NoPermission'],
  )
  test('what the hotel does not sell online is forbidden, and named so', async ({ page }) => {
    await signIn(page, await sampleGuest('partner-city'))
    await page.goto(`${hosts['partner-city']}/services`)
    await expect(page).toHaveURL(/\/forbidden/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You don’t have access')
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'where an address leads is a table of the portal',
    ['portal/src/routes.test.tsx', 'section 2, for an anonymous visitor'],
    ['journeys/src/refusals.journey.ts', 'an unknown path says so and offers the way home'],
  )
  test('below a known word, what is no page is not found, by strangers too', async ({ page }) => {
    for (const path of ['/update/nowhere', '/room/attic', '/services/payment/now', '/cancellation/nowhere']) {
      await page.goto(hosts.palace + path)
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText('Page not found')
    }
  })
})

test.describe(() => {
  leaveToTheFullRun('where an address leads is a table of the portal', [
    'portal/src/routes.test.tsx',
    'section 2, for a guest with a session',
  ])
  test('the reservation in change-date mode leads to the page about dates', async ({ page }) => {
    await signIn(page, await sampleGuest('palace'))
    await page.goto(`${hosts.palace}/my-reservation/?changeDate=true`)
    await expect(page.getByRole('heading', { level: 1, name: /change your dates/i })).toBeVisible()
  })
})

test('the back office has a page of its own, without any guest’s sign-in', async ({ page }) => {
  await page.goto(startPage.replace('localhost', 'admin.localhost'))
  await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible()
  await expect(page.getByLabel('Reservation number')).toBeHidden()
})
