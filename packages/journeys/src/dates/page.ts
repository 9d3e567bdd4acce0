import type { Page } from '@playwright/test'
import type { Booked, BookedStay } from '../hotel/hotel.ts'
import { expect, signIn } from '../product.ts'

/** Signs in and opens the calendar. */
export async function openDates(page: Page, guest: Booked): Promise<void> {
  await signIn(page, guest)
  await page.goto(`${guest.origin}/update/dates`)
  await seesCalendar(page)
}

export const seesCalendar = (page: Page) => expect(page.getByRole('grid').first()).toBeVisible()
export const price = (page: Page) => page.locator('#price')
export const main = (page: Page) => page.getByRole('main')
export const toPayment = (page: Page) => price(page).getByRole('button', { name: /^Continue to payment/ })
export const confirm = (page: Page) => price(page).getByRole('button', { name: 'Confirm new dates' })
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })
export const seesDone = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Your new dates are set' })).toBeVisible()

/** Chooses a stay in the calendar, turning months until its days are there. */
export async function choose(page: Page, { arrival, departure }: BookedStay): Promise<void> {
  for (const date of [arrival, departure]) {
    const day = page.locator(`[data-date="${date}"]`).first()
    for (let turns = 0; turns < 14 && (await day.count()) === 0; turns++)
      await page.getByRole('button', { name: 'Later months' }).click()
    await day.click()
  }
}

/** Types a test card into the provider's own field. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const another = page.getByRole('radio', { name: 'Another card' })
  await expect(page.locator('iframe').or(another).first()).toBeVisible()
  if (await another.count()) await another.check({ force: true })
  const field = page.frameLocator('iframe')
  await field.getByLabel('Card number').fill(number)
  await field.getByLabel('Expiry date').fill('12/31')
  await field.getByLabel('Security code').fill('123')
}

export const acceptTerms = (page: Page) => page.getByRole('checkbox').check({ force: true })

/** From a quote with something to pay to the page that takes it, card and terms filled in. */
export async function goPay(page: Page, card: string): Promise<void> {
  await toPayment(page).click()
  await expect(page).toHaveURL(/\/update\/payment/)
  await typeCard(page, card)
  await acceptTerms(page)
}

/** The service does what it was asked; the guest never hears of it. */
export const losesAnswers = (page: Page, times: number) =>
  page.route(
    '**/api/booking/*',
    async (route) => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.fallback()
      const { host, port } = new URL(request.url())
      // Only browsers know that every name below localhost is this machine.
      const url = request.url().replace(host, `localhost:${port}`)
      await route.fetch({ url, headers: { ...request.headers(), host } })
      return route.abort('connectionreset')
    },
    { times },
  )
