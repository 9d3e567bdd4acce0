import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { price } from '../paying/page.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, follow, main, seesTitle } from '../product.ts'

/** The press that counts one adult more or fewer in a room. */
export const adults = (page: Page, option: 'more' | 'fewer', room = 1) =>
  main(page).getByRole('button', { name: new RegExp(`^Adults, .*Room\\s${room}: one ${option}$`) })
export const counted = (page: Page, room = 1) =>
  main(page)
    .getByRole('textbox', { name: 'Adults', exact: true })
    .nth(room - 1)
export const confirm = (page: Page) => price(page).getByRole('button', { name: 'Add guests' })
export const seesDone = (page: Page) => seesTitle(page, 'Your guests have been added')

export const seesPage = async (page: Page) => {
  await expect(page).toHaveURL(/\/room\/guests$/)
  await expect(page.locator('[data-ready=room-guests]')).toBeVisible()
}

/** Comes signed in and goes to the guests of the rooms the way a guest does. */
export async function openGuests(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await follow(page, /^Add guests/)
  await seesPage(page)
}
