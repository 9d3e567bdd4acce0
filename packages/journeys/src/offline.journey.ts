import { expect, fillSignIn, hosts, pressSignIn, signInForm, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

test('once visited, the site is stored, of it the build alone, opens without a network and says so clearly', async ({
  page,
  context,
}) => {
  await page.goto(`${hosts.palace}/auth/login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.filter((path) => /^\/(api|identity|docs|letters)/.test(path))).toEqual([])
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await fillSignIn(page, { reservationCode: 'ZPCU-000AAA-ZZ', firstName: 'Nobody', lastName: 'Known' })
  await pressSignIn(page)
  await expect(page.getByRole('alert')).toContainText('You’re offline')
  await expect(signInForm(page).getByLabel('Reservation number')).toHaveValue('ZPCU-000AAA-ZZ')
})
