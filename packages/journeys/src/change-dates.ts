import type { Locator, Page } from '@playwright/test'
import { expect, hosts, sampleGuests, type SampleGuest, signIn } from './product.ts'

export async function guestOf(reservationCode: string): Promise<SampleGuest> {
  const found = (await sampleGuests()).find((guest) => guest.reservationCode === reservationCode)
  if (!found) throw new Error(`No sample guest ${reservationCode}`)
  return found
}

/** Signs in and opens the calendar. */
export async function openDates(page: Page, guest: SampleGuest): Promise<void> {
  await signIn(page, guest)
  await page.goto(`${hosts[guest.brand]}/update/dates`)
  await expect(page.getByRole('grid').first()).toBeVisible()
}

/** The current stay, as the calendar marks it. */
export async function currentStay(
  page: Page,
): Promise<{ readonly arrival: string; readonly departure: string }> {
  const marked = (words: string) =>
    page.locator('[data-date]', { hasText: words }).first().getAttribute('data-date')
  return {
    arrival: (await marked('Your arrival now')) ?? '',
    departure: (await marked('Your departure now')) ?? '',
  }
}

export const dayCell = (page: Page, date: string): Locator => page.locator(`[data-date="${date}"]`).first()

/** Presses a day, turning months until it is there. */
export async function press(page: Page, date: string): Promise<void> {
  for (let turns = 0; turns < 14 && (await dayCell(page, date).count()) === 0; turns++)
    await page.getByRole('button', { name: 'Later months' }).click()
  await dayCell(page, date).click()
}

/** A day some days after another, as the calendar writes it. */
export const daysAfter = (date: string, days: number): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().split('T')[0] ?? ''
}

/** Types a test card into the provider's own field. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const other = page.getByRole('radio', { name: 'Another card' })
  if (await other.count()) await other.check({ force: true })
  const field = page.frameLocator('iframe')
  await field.getByLabel('Card number').fill(number)
  await field.getByLabel('Expiry date').fill('12/31')
  await field.getByLabel('Security code').fill('123')
}

export const acceptTerms = (page: Page) => page.getByRole('checkbox').check({ force: true })
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })
export const seesDone = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /new dates/i })).toBeVisible()
