import { test } from '../hotel/test.ts'
import { expect, main } from '../product.ts'
import { acceptance, openCancelling } from './page.ts'

test('another language is chosen: the rooms that go are told in it, and what was accepted stays accepted', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openCancelling(page, guest)
  await expect(main(page)).toContainText('Deluxe Oceanfront')
  await acceptance(page).check({ force: true })
  await page.getByLabel('Language').selectOption('Español')
  await expect(main(page)).toContainText('Deluxe Frente al Mar')
  await expect(main(page)).not.toContainText('Oceanfront')
  await expect(acceptance(page)).toBeChecked()
})
