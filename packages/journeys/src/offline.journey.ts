import {
  expect,
  fillSignIn,
  hosts,
  pressSignIn,
  sampleGuest,
  seesReservation,
  signIn,
  signInForm,
  test,
} from './product.ts'

test.use({ serviceWorkers: 'allow' })

test('once visited, the site opens without a network and says so clearly', async ({ page, context }) => {
  await page.goto(`${hosts.palace}/auth/login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await fillSignIn(page, { reservationCode: 'ZPCU-000AAA-ZZ', firstName: 'Nobody', lastName: 'Known' })
  await pressSignIn(page)
  await expect(page.getByRole('alert')).toContainText('You’re offline')
  await expect(signInForm(page).getByLabel('Reservation number')).toHaveValue('ZPCU-000AAA-ZZ')
})

test('a signed-in guest without a network reads that nothing was lost, and the page comes back by itself', async ({
  page,
  context,
}) => {
  await signIn(page, await sampleGuest('palace'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByText('Nothing was changed or charged')).toBeVisible()
  await context.setOffline(false)
  await seesReservation(page)
})

test('the offline worker keeps build assets only', async ({ page }) => {
  await page.goto(`${hosts.palace}/auth/login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.filter((path) => /^\/(api|identity|docs|letters)/.test(path))).toEqual([])
})
