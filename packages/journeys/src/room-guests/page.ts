import type { Page } from '@playwright/test'
import { main, price } from '../dates/page.ts'
import type { Booked } from '../hotel/hotel.ts'
import { expect, seesReservation, signIn } from '../product.ts'

/** The press that counts one adult more or fewer in a room. */
export const adults = (page: Page, way: 'more' | 'fewer', room = 1) =>
  main(page).getByRole('button', { name: `Adults, room ${room}: one ${way}` })
export const counted = (page: Page, room = 1) =>
  main(page)
    .getByRole('group', { name: 'Adults' })
    .nth(room - 1)
    .getByRole('status')
export const confirm = (page: Page) => price(page).getByRole('button', { name: 'Add these guests' })
export const seesQuote = (page: Page) =>
  expect(price(page)).toContainText(/This price is yours for|We hold this price/)
export const seesDone = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Your guests are added' })).toBeVisible()

export const seesPage = async (page: Page) => {
  await expect(page).toHaveURL(/\/room\/guests$/)
  await expect(page.locator('[data-ready=room-guests]')).toBeVisible()
}

/** Signs in and goes to the guests of the rooms the way a guest does. */
export async function openGuests(page: Page, guest: Booked): Promise<void> {
  await signIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await seesReservation(page)
  await main(page)
    .getByRole('link', { name: /^Add guests/ })
    .first()
    .click()
  await seesPage(page)
}
