import type { Page } from '@playwright/test'
import { price } from '../paying/page.ts'
import { expect, type SampleGuest } from '../product.ts'

/** From the calendar to the page that takes the card, for a stay two nights longer: more expensive anywhere. */
export async function goPayForLonger(page: Page, guest: SampleGuest): Promise<void> {
  await page.goto(`${guest.origin}/update/dates`)
  const now = (edge: 'start' | 'end') => page.locator(`[data-date][data-now=${edge}]`).first()
  await now('start').click()
  await now('end').locator('xpath=following::*[@data-date][2]').click()
  await price(page)
    .getByRole('button', { name: /^(Continue to pay|Ir al pago)/ })
    .click()
  await expect(page).toHaveURL(/\/update\/payment/)
}

/** The component's fields, each a page of its own, in the order they are shown. */
export const fields = (page: Page) => ({
  number: page.frameLocator('iframe >> nth=0').getByRole('textbox'),
  expiry: page.frameLocator('iframe >> nth=1').getByRole('textbox'),
  code: page.frameLocator('iframe >> nth=2').getByRole('textbox'),
})

export const chooseAnotherCard = (page: Page) =>
  page.getByRole('radio', { name: /Another card|Otra tarjeta/ }).check({ force: true })

export async function typeCard(page: Page, card: string): Promise<void> {
  const { number, expiry, code } = fields(page)
  await number.fill(card)
  await expiry.fill('12/31')
  await code.fill('123')
}
