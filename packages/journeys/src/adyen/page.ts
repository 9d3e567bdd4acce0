import type { Page } from '@playwright/test'
import { price } from '../dates/page.ts'
import { expect, type SampleGuest, sampleGuestsAt } from '../product.ts'

export async function guestAt(port: number, code: string): Promise<SampleGuest> {
  const guest = (await sampleGuestsAt(port)).find(({ reservationCode }) => reservationCode === code)
  if (!guest) throw new Error(`No sample guest ${code}`)
  return guest
}

/** From the calendar to the page that takes the card, for a stay two nights longer: dearer anywhere. */
export async function goPayForLonger(page: Page, guest: SampleGuest): Promise<void> {
  await page.goto(`${guest.origin}/update/dates`)
  const edge = async (which: 'start' | 'end') => {
    const day = page.locator(`[data-date][data-now=${which}]`).first()
    await expect(day).toBeVisible()
    return (await day.getAttribute('data-date')) ?? ''
  }
  for (const date of [await edge('start'), twoDaysAfter(await edge('end'))]) {
    const day = page.locator(`[data-date="${date}"]`).first()
    for (let turns = 0; turns < 3 && (await day.count()) === 0; turns++)
      await page.getByRole('button', { name: 'Later months' }).click()
    await day.click()
  }
  await price(page)
    .getByRole('button', { name: /^(Continue to payment|Continuar al pago)/ })
    .click()
  await expect(page).toHaveURL(/\/update\/payment/)
}

const twoDaysAfter = (date: string): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + 2)).toISOString().split('T')[0] ?? ''
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
