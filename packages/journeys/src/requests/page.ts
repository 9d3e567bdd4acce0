import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, follow, main } from '../product.ts'

export const roomField = (page: Page) => main(page).getByLabel('Which room is it for?')
export const textField = (page: Page) => main(page).getByRole('textbox')
export const sendButton = (page: Page) => main(page).getByRole('button', { name: /^Send (request|again)$/ })

export const seesPage = async (page: Page) => {
  await expect(page).toHaveURL(/\/special-request$/)
  await expect(page.locator('[data-ready=special-requests]')).toBeVisible()
}

/** Comes signed in and opens the page the way a guest does. */
export async function openRequests(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await follow(page, /^Make a special request/)
  await seesPage(page)
}

export async function write(page: Page, room: number, text: string): Promise<void> {
  await roomField(page).selectOption(String(room))
  await textField(page).fill(text)
}

/** Where there is but one room its number is not said. */
export const seesSent = (page: Page, room?: number) =>
  expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: room ? new RegExp(`Request sent for .*Room\\s${room}`) : 'Request sent' }),
  ).toBeVisible()

/** Every sending comes to this, until it works again. */
export const sending = { url: '**/api/booking/room-comment/room/*' }
