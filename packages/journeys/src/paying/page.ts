import type { Page } from '@playwright/test'
import { expect } from '../product.ts'

/** What a change comes to, beside what is chosen. */
export const price = (page: Page) => page.locator('#price')
export const seesQuote = (page: Page) => expect(price(page)).toContainText(/We’re holding this price/)

export const toPayment = (page: Page) => price(page).getByRole('button', { name: /^Continue to pay/ })

/** From a quote with something to pay to the flow's own page that takes it. */
export async function goToPayment(page: Page, path: string): Promise<void> {
  await toPayment(page).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(payButton(page)).toBeVisible()
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })
/**
 * Ticks the last box (one before it stores the card) by the keyboard: a click that follows a scroll at once may still go
 * to the provider’s frame that stood there.
 */
export async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox').last()
  if (!(await terms.isChecked())) await terms.press('Space')
  await expect(terms).toBeChecked()
}

/** Types a test card into the provider's own field. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const another = page.getByRole('radio', { name: 'Another card' })
  await expect(page.locator('iframe').or(another).first()).toBeVisible()
  if (await another.count()) await another.check({ force: true })
  const field = page.frameLocator('iframe')
  await field.getByLabel('Card number').fill(number)
  await field.getByLabel('Expiration').fill('12/31')
  await field.getByLabel('Security code').fill('123')
}

/** The provider's field has the ink and the letters of the page around it, and not the provider's own corners. */
export async function seesCardFieldInTheBrandsLook(page: Page): Promise<void> {
  const number = page.frameLocator('iframe').getByLabel('Card number')
  await expect(number).toBeVisible()
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(number).toHaveCSS('color', ink)
  await expect(number).not.toHaveCSS('border-top-left-radius', '9.6px')
  const hasLetters = () =>
    number.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'worn' && status === 'loaded'),
    )
  await expect.poll(hasLetters).toBe(true)
}

/** Fills in the payment page and pays. */
export async function pay(page: Page, card: string): Promise<void> {
  await typeCard(page, card)
  await acceptTerms(page)
  await payButton(page).click()
}

/** What confirms a change: the one call every flow of it ends with. */
export const confirming = { url: '**/api/booking/*', method: 'PATCH' } as const
