import type { Page } from '@playwright/test'
import type { Booked, BookedStay } from '../hotel/hotel.ts'
import { acceptTerms, goToPayment, price, typeCard } from '../paying/page.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, seesTitle } from '../product.ts'

/** Comes signed in to the calendar. */
export async function openDates(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest, '/update/dates')
  await seesCalendar(page)
}

export const seesCalendar = (page: Page) => expect(page.getByRole('grid').first()).toBeVisible()
export const confirm = (page: Page) => price(page).getByRole('button', { name: 'Confirm new dates' })
export const seesDone = (page: Page) => seesTitle(page, 'Your new dates are confirmed')

/** Chooses a stay in the calendar. */
export async function choose(page: Page, { arrival, departure }: BookedStay): Promise<void> {
  for (const date of [arrival, departure]) await pressDay(page, date)
}

export const dayOf = (page: Page, date: string) => page.locator(`[data-date="${date}"]`).first()

/** Presses a day of the calendar, turning months until it is there; by force one that is said to be closed. */
export async function pressDay(page: Page, date: string, how: { readonly force?: true } = {}): Promise<void> {
  const day = dayOf(page, date)
  for (let turns = 0; turns < 14 && (await day.count()) === 0; turns++) await turnMonths(page, date)
  await day.click(how)
}

async function turnMonths(page: Page, towards: string): Promise<void> {
  const firstDay = page.locator('[data-date]').first()
  const before = (await firstDay.getAttribute('data-date')) ?? ''
  const turn = towards < before ? 'Earlier months' : 'Later months'
  await page.getByRole('button', { name: turn }).click()
  await expect(firstDay).not.toHaveAttribute('data-date', before)
}

/** From a quote with something to pay to the page that takes it, card and terms filled in. */
export async function goPay(page: Page, card: string): Promise<void> {
  await goToPayment(page, '/update/payment')
  await typeCard(page, card)
  await acceptTerms(page)
}
