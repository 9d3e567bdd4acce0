import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { pickCountry } from '../pick-country.ts'
import { expect, follow, main } from '../product.ts'

/** A guest's part of the form, by their place in the room. */
export const guestAt = (page: Page, place: number) =>
  main(page)
    .locator('form section')
    .nth(place - 1)
export const fieldOf = (page: Page, place: number, label: string) =>
  // A list's own button is labelled like its field.
  guestAt(page, place).getByLabel(label, { exact: true }).and(page.locator('input, select'))
/** A guest's part is folded where nothing is missing of them. */
async function unfold(page: Page, place: number): Promise<void> {
  const guest = guestAt(page, place)
  if (await guest.locator('details:not([open])').count()) await guest.locator('summary').click()
}
export const saveButton = (page: Page) =>
  main(page).getByRole('button', { name: /^Save( again| everyone’s details)?$/ })

export const seesPage = async (page: Page) => {
  await expect(page).toHaveURL(/\/guest-information$/)
  await expect(page.locator('[data-ready=guest-information]')).toBeVisible()
}
export const seesForm = async (page: Page) => {
  await seesPage(page)
  await expect(guestAt(page, 1)).toBeVisible()
}

/** Comes signed in and opens the page the way a guest does. */
export async function openGuests(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await follow(page, /^Edit guest information/)
  await seesForm(page)
}

/** What the hotel does not know of the sample's main guest, and has to. */
export async function fillContact(page: Page): Promise<void> {
  await unfold(page, 1)
  await fieldOf(page, 1, 'E-mail').fill('nora.vidal@example.com')
  await fieldOf(page, 1, 'Phone').fill('+525555500142')
  await pickCountry(page, fieldOf(page, 1, 'Country'), 'Mexico')
}

export const seesSaved = (page: Page) =>
  expect(main(page).getByRole('status').filter({ hasText: 'We’ve updated your reservation' })).toBeVisible()

/** Every saving comes to this, until it works again. */
export const saving = { url: '**/api/booking/*/room/*/guests' }
