import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, follow, main } from '../product.ts'

export const chooser = (page: Page, room: number) =>
  main(page).getByRole('region', { name: new RegExp(`^(?:Choose a room|Your room)$|Room\\s${room}$`) })
export const offer = (page: Page, room: number, category: string) =>
  chooser(page, room).getByRole('radio', { name: category, exact: true })
export const seesDone = (page: Page, rooms = 1) =>
  expect(
    page.getByRole('heading', {
      level: 1,
      name: rooms === 1 ? 'Your new room is confirmed' : 'Your new rooms are confirmed',
    }),
  ).toBeVisible()

export const seesOffers = async (page: Page) => {
  await expect(page.locator('[data-ready=room-upgrade]')).toBeVisible()
  await expect(main(page).getByRole('radio').first()).toBeVisible()
}

/** Comes signed in and goes to the offers the way a guest does. */
export async function openUpgrade(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await follow(page, /^Upgrade a room/)
  await expect(page).toHaveURL(/\/upgrade\/room$/)
  await seesOffers(page)
}

/** Chooses a category for a room, opening its fold where the rooms are many. */
export async function choose(page: Page, room: number, category: string): Promise<void> {
  const chosen = offer(page, room, category)
  const fold = main(page).locator('summary', { hasText: `Room ${room}` })
  // One of many rooms is folded; which it is, is known once the offers are there.
  await expect(chosen.or(fold).first()).toBeVisible()
  if (!(await chosen.isVisible())) await fold.click()
  // The whole card is the radio's label.
  await chosen.check({ force: true })
}
