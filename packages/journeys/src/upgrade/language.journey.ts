import { test } from '../hotel/test.ts'
import { price, seesQuote } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { choose, openUpgrade } from './page.ts'
import { pressOn } from '../press-on.ts'

leaveToTheFullRun('cancelling shows that a page is read again in the language chosen')

test('another language is chosen: rooms, beds and the price on screen are told in it, and confirmed', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openUpgrade(page, guest)
  await choose(page, 1, 'Presidential Suite')
  await seesQuote(page)
  await page.getByLabel('Language').selectOption('Español')
  await expect(price(page)).toContainText('Suite Presidencial')
  await expect(price(page)).toContainText('Deluxe Frente al Mar')
  await expect(main(page)).toContainText('1 cama king')
  await expect(main(page)).not.toContainText(/Presidential|Oceanfront|king bed/)
  await price(page).getByRole('radio', { name: 'Al hacer check-in' }).check({ force: true })
  await pressOn(page, price(page).getByRole('button', { name: 'Confirmar habitación' }))
  await expect(page).toHaveURL(/\/upgrade\/done$/)
  await expect(main(page)).toContainText('Suite Presidencial')
  expect(await hotel.categoriesOf(guest)).toEqual(['Presidential Suite'])
})
