import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { price } from '../paying/page.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, follow, main } from '../product.ts'

export const category = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
export const firstName = (page: Page) => main(page).getByLabel('First name')
export const lastName = (page: Page) => main(page).getByLabel('Last name')
export const add = (page: Page) => main(page).getByRole('button', { name: 'Add this room' })
export const added = (page: Page) => main(page).getByRole('region', { name: 'Rooms to add' })
export const confirmCategory = (page: Page) => price(page).getByRole('button', { name: 'Confirm new room' })
export const seesDone = (page: Page, what: 'room' | 'category') =>
  expect(
    page.getByRole('heading', {
      level: 1,
      name: what === 'room' ? 'Your room has been added' : 'Your new room is confirmed',
    }),
  ).toBeVisible()

export const seesPage = async (page: Page) => {
  await expect(page).toHaveURL(/\/room\/add$/)
  await expect(page.locator('[data-ready=add-room]')).toBeVisible()
}

/** Comes signed in and goes to the page the way a guest does. */
export async function openRooms(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await follow(page, /^Add a room/)
  await seesPage(page)
}

/** Fills in a room of a category for two, in a guest's name. */
export async function fill(page: Page, name: string): Promise<void> {
  // The whole card is the radio's label.
  await category(page, name).check({ force: true })
  await firstName(page).fill('Ana Lucía')
  await lastName(page).fill('O’Brien')
}
