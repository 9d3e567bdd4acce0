import { expect, hosts, test } from './product.ts'

test('once visited, the site opens without a network and says so clearly', async ({ page, context }) => {
  await page.goto(`${hosts.palace}/auth/login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/offline|no connection/i).first()).toBeVisible()
})

test('the offline worker keeps build assets only', async ({ page }) => {
  await page.goto(`${hosts.palace}/auth/login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((path) => /^\/(api|identity|docs|letters)/.test(path))).toEqual([])
})
