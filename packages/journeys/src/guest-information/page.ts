import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { expect, signIn } from '../product.ts'

export const main = (page: Page) => page.getByRole('main')

/** A guest's part of the form, by their place in the room. */
export const guestAt = (page: Page, place: number) =>
  main(page)
    .locator('form section')
    .nth(place - 1)
export const fieldOf = (page: Page, place: number, label: string) =>
  guestAt(page, place).getByLabel(label, { exact: true })
export const saveButton = (page: Page) => main(page).getByRole('button', { name: /^Save( again)?$/ })

export const seesPage = async (page: Page) => {
  await expect(page).toHaveURL(/\/guest-information$/)
  await expect(page.locator('[data-ready=guest-information]')).toBeVisible()
}
export const seesForm = async (page: Page) => {
  await seesPage(page)
  await expect(fieldOf(page, 1, 'First name')).toBeVisible()
}

/** Signs in and opens the page the way a guest does. */
export async function openGuests(page: Page, guest: Booked): Promise<void> {
  await signIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Edit guest information/ })
    .first()
    .click()
  await seesForm(page)
}

/** What the hotel does not know of the sample's main guest, and has to. */
export async function fillContact(page: Page): Promise<void> {
  await fieldOf(page, 1, 'E-mail').fill('nora.vidal@example.com')
  await fieldOf(page, 1, 'Telephone').fill('+525555500142')
  await fieldOf(page, 1, 'Country').selectOption('MX')
}

export const seesSaved = (page: Page) =>
  expect(main(page).getByRole('status').filter({ hasText: 'The hotel has it' })).toBeVisible()

/** Every saving comes to this, until it works again. */
const saving = '**/api/booking/*/room/*/guests'

export const failsBecause = {
  'the line is lost': (page: Page) => page.route(saving, (route) => route.abort('connectionreset')),
  'the service fails': (page: Page) =>
    page.route(saving, (route) => route.fulfill({ status: 500, body: '' })),
  'the answer is lost': (page: Page) =>
    page.route(saving, async (route) => {
      const request = route.request()
      const { host, port } = new URL(request.url())
      // Only browsers know that every name below localhost is this machine.
      const url = request.url().replace(host, `localhost:${port}`)
      await route.fetch({ url, headers: { ...request.headers(), host } })
      return route.abort('connectionreset')
    }),
} as const
