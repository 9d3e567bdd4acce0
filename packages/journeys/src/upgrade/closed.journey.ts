import { test } from '../hotel/test.ts'
import { expect, hosts, main, sampleGuest, signIn } from '../product.ts'
import { chooser, openUpgrade } from './page.ts'

test('rooms at a rate of which nothing comes back cannot be upgraded, and the page says why', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPPL-106C7E-AD')
  await openUpgrade(page, guest)
  await hotel.fixesRate(guest)
  await page.reload()
  await expect(main(page)).toContainText('This can’t be changed online')
  await expect(main(page).getByRole('radio')).toHaveCount(0)
})

test('a guest who has the best room reads so', async ({ page }) => {
  const guest = await sampleGuest('leblanc', 'Adults only, every extra')
  await signIn(page, guest)
  await main(page)
    .getByRole('link', { name: /^Upgrade a room/ })
    .first()
    .click()
  await expect(chooser(page, 1)).toContainText('You already have our best room')
})

test('without having come from the reservation, the address leads to it', async ({ page }) => {
  await signIn(page, await sampleGuest('moon', 'Three rooms, half paid'))
  await page.goto(`${hosts.moon}/upgrade/room`)
  await expect(page).toHaveURL(/\/my-reservation$/)
  await page.goto(`${hosts.moon}/upgrade/payment`)
  await expect(page).toHaveURL(/\/my-reservation$/)
})
