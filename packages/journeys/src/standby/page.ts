import type { Page } from '@playwright/test'
import { expect, main } from '../product.ts'

export const seesPage = (page: Page) => expect(page.locator('[data-ready=standby]')).toBeVisible()
export const amount = (page: Page) => main(page).getByRole('textbox')
export const ask = (page: Page) =>
  main(page).getByRole('button', { name: /^(Join the waitlist|Update my request)$/ })
export const announcement = (page: Page) => main(page).getByRole('status')

/** From the offers of an upgrade, as a guest comes to it. */
export async function openStandby(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Join the (upgrade )?waitlist/ })
    .click()
  await expect(page).toHaveURL(/\/upgrade\/standby$/)
  await seesPage(page)
  await expect(main(page).getByRole('heading', { name: 'How the waitlist works' })).toBeVisible()
  const open = main(page).getByRole('button', { name: 'Choose an upgrade' }).first()
  if (await open.isVisible()) await open.click()
}

export async function requestFor(page: Page, category: string, typed: string): Promise<void> {
  await main(page)
    .getByRole('checkbox', { name: new RegExp(`^${category}`) })
    .first()
    .check()
  await amount(page).fill(typed)
  await ask(page).click()
  await expect(announcement(page).filter({ hasText: 'Request saved' })).toBeVisible()
}
