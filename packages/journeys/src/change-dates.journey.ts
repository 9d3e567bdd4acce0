import type { Page } from '@playwright/test'
import {
  acceptTerms,
  currentStay,
  daysAfter,
  guestOf,
  openDates,
  payButton,
  press,
  seesDone,
  typeCard,
} from './change-dates.ts'
import { expect, hosts, signIn, test } from './product.ts'

const price = (page: Page) => page.locator('#price')
const toPayment = (page: Page) => page.getByRole('button', { name: /^Continue to payment/ })
const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm/ })

/** Asks for a stay two nights longer: dearer on any property. */
async function askForLonger(page: Page): Promise<{ readonly arrival: string; readonly departure: string }> {
  const { arrival, departure } = await currentStay(page)
  const later = daysAfter(departure, 2)
  await press(page, arrival)
  await press(page, later)
  await expect(price(page)).toContainText('to pay')
  return { arrival, departure: later }
}

for (const [name, code] of [
  ['palace', 'ZPCU-104A7C-AB'],
  ['moon', 'ZMJM-108C4E-AC'],
  ['the Maldives', 'ZRMV-222E3A-B'],
] as const)
  test(`${name}: a dearer stay is quoted, paid by card, and is the reservation from then on`, async ({
    page,
  }) => {
    const guest = await guestOf(code)
    await openDates(page, guest)
    const { departure } = await askForLonger(page)
    await toPayment(page).first().click()
    await expect(page).toHaveURL(/\/update\/payment/)
    await typeCard(page, '4111111111111111')

    // Paying needs the terms, and says so.
    await payButton(page).click()
    await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    await acceptTerms(page)
    await payButton(page).click()

    await seesDone(page)
    await expect(page.getByRole('main')).toContainText('ending in 1111')
    await page.reload()
    await seesDone(page)
    await page.goto(`${hosts[guest.brand]}/update/dates`)
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect((await currentStay(page)).departure).toBe(departure)
  })

test('a shorter stay that was paid brings money back, without a payment page', async ({ page }) => {
  await openDates(page, await guestOf('ZRSA-110A8C-AB'))
  const { arrival, departure } = await currentStay(page)
  await press(page, arrival)
  await press(page, daysAfter(departure, -2))
  await confirm(page).first().click()
  await seesDone(page)
  await expect(page.getByRole('main')).toContainText(/back|refund/i)
})

test('a declined card says why, and another one pays', async ({ page }) => {
  await openDates(page, await guestOf('ZMCU-107F1B-A'))
  await askForLonger(page)
  await toPayment(page).first().click()
  await typeCard(page, '4000000000009995')
  await acceptTerms(page)
  await payButton(page).click()
  await expect(page.getByRole('main')).toContainText(/not enough|insufficient|funds/i)
  await typeCard(page, '5555555555554444')
  await payButton(page).click()
  await seesDone(page)
})

test('the bank asks first: approved, the change stands', async ({ page }) => {
  await openDates(page, await guestOf('ZRMV-222E3A-B'))
  await askForLonger(page)
  await toPayment(page).first().click()
  await typeCard(page, '4000000000003220')
  await acceptTerms(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/pay\.localhost.*\/challenge\//)
  await page.getByRole('button', { name: 'Approve' }).click()
  await seesDone(page)
})

test('reload and Back keep what was chosen', async ({ page }) => {
  await openDates(page, await guestOf('ZMJM-219D5F-B'))
  await askForLonger(page)
  const shown = await price(page).innerText()
  await page.reload()
  await expect(price(page)).toContainText('to pay')
  expect((await price(page).innerText()).split('\n')[0]).toBe(shown.split('\n')[0])
  await toPayment(page).first().click()
  await expect(page).toHaveURL(/\/update\/payment/)
  await page.goBack()
  await expect(price(page)).toContainText('to pay')
})

test('a non-refundable stay says why its dates cannot change', async ({ page }) => {
  await signIn(page, await guestOf('ZPCU-218B3D-C'))
  await page.goto(`${hosts.palace}/update/dates`)
  await expect(page.getByRole('main')).toContainText(/refundable/i)
  await expect(page.getByRole('grid')).toHaveCount(0)
})
