import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { price } from '../paying/page.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, follow, main, seesTitle } from '../product.ts'

export const menu = (page: Page) => main(page).getByRole('region', { name: 'Add to your stay' })
export const offer = (page: Page, name: string) => menu(page).getByRole('listitem').filter({ hasText: name })
export const mine = (page: Page, name: string) =>
  main(page).getByRole('region', { name: 'Your extras' }).getByRole('listitem').filter({ hasText: name })
/** What the guest has is folded above the menu; where there is room, it stands beside it. */
export const unfoldMine = async (page: Page) => {
  const yours = main(page).getByRole('region', { name: 'Your extras' })
  await expect(yours).toBeVisible()
  const fold = yours.locator('summary')
  if (await fold.isVisible()) await fold.click()
}
/** What of an offer is taken, where it is. */
export const taken = (page: Page, name: string) => offer(page, name).getByRole('group', { name, exact: true })
export const confirm = (page: Page) => price(page).getByRole('button', { name: 'Confirm extras' })

export const seesMenu = async (page: Page) => {
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.locator('[data-ready=add-services]')).toBeVisible()
  await expect(menu(page)).toBeVisible()
}
export const seesDone = (page: Page, title = 'Your extras are booked') => seesTitle(page, title)

/** Comes signed in and goes to the menu the way a guest does. */
export async function openServices(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest)
  await openAgain(page)
}

export async function openAgain(page: Page): Promise<void> {
  await follow(page, /^Add extras/)
  await seesMenu(page)
}

/** What is for a day then asks for it: `whichDay`. */
export async function add(page: Page, name: string): Promise<void> {
  await offer(page, name).getByRole('button', { name: /^Add/ }).click()
  await expect(taken(page, name)).toBeVisible()
}
export const whichDay = (page: Page, name: string) =>
  taken(page, name).getByRole('combobox', { name: 'Which day?' })
