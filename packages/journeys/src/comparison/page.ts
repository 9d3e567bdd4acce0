import type { Page } from '@playwright/test'
import { choose, openDates } from '../dates/page.ts'
import type { Booked, Hotel } from '../hotel/hotel.ts'
import { price } from '../paying/page.ts'
import { expect, main, seesTitle } from '../product.ts'

export type OptionNumber = 1 | 2 | 3
export const twoWeeks = 14
export const minibar = 'Minibar to your taste'

export const option = (page: Page, number: OptionNumber) =>
  main(page).getByRole('region', { name: `Option ${number}`, exact: true })
export const panel = (page: Page) => page.getByRole('dialog')
const done = (page: Page) => panel(page).getByRole('button', { name: 'Done' }).click()

/** A price stands in the column of a way. */
const seesPriceOf = (page: Page, number: OptionNumber) =>
  expect(option(page, number).getByRole('button', { name: `Choose option ${number}` })).not.toHaveAttribute(
    'aria-busy',
  )
export const seesPrices = async (page: Page, numbers: readonly OptionNumber[]) => {
  await expect(page.locator('[data-ready=comparison]')).toBeVisible()
  for (const number of numbers) {
    await expect(option(page, number)).toContainText(/Due if you choose this|Refund|New balance/)
    await seesPriceOf(page, number)
  }
}

/** Chooses a category for the first room of a way. */
export async function upgrade(page: Page, number: OptionNumber, category: string): Promise<void> {
  await option(page, number)
    .getByRole('button', { name: /^Change room types/ })
    .click()
  const room = panel(page).getByRole('region', { name: /^(?:Choose a room|Your room)$|·\sRoom\s1$/ })
  const chosen = room.getByRole('radio', { name: category, exact: true })
  // The whole card is the radio's label.
  await chosen.check({ force: true })
  await done(page)
}

/** Takes a minibar for the first room of a way. */
export async function takeMinibar(page: Page, number: OptionNumber): Promise<void> {
  await option(page, number)
    .getByRole('button', { name: /^Change extras/ })
    .click()
  await panel(page)
    .getByRole('region', { name: 'Add to your stay' })
    .getByRole('listitem')
    .filter({ hasText: minibar })
    .getByRole('button', { name: /^Add/ })
    .click()
  await done(page)
}

/** Other dates come along from their own page. */
export async function takeDatesAlong(page: Page, hotel: Hotel, guest: Booked): Promise<void> {
  await hotel.prices(guest, twoWeeks, 120)
  await openDates(page, guest)
  await choose(page, await hotel.later(guest, twoWeeks))
  await price(page).getByRole('button', { name: 'Compare options' }).click()
  await expect(page).toHaveURL(/\/options$/)
  await seesPrices(page, [1])
}

/** The whole of a way once more, before it is confirmed. */
export async function chooseOption(page: Page, number: OptionNumber): Promise<void> {
  await option(page, number)
    .getByRole('button', { name: `Choose option ${number}` })
    .click()
  await expect(price(page)).toContainText(/We’re holding this price/)
}

/** Chooses to pay later, which asks for the terms. */
export async function payLater(page: Page): Promise<void> {
  await price(page)
    .getByRole('radio', { name: /Before arrival|At check-in/ })
    .check({ force: true })
  await price(page)
    .getByRole('checkbox', { name: /^I have read and accept/ })
    .check()
}
export const seesDone = (page: Page, title: string | RegExp) => seesTitle(page, title)
