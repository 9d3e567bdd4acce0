import type { Browser, Page } from '@playwright/test'
import { hotelPort } from '../hotel/ports.ts'
import { staffPage } from '../back-office/page.ts'
import { expect } from '../product.ts'

export const console = `http://admin.localhost:${hotelPort}`

/** Two administrators: what one proposes the other decides. */
export const administrators = {
  ada: { userName: 'sample.admin', password: 'Bougainvillea!7' },
  clara: { userName: 'sample.second', password: 'Jacaranda!7' },
} as const

/** Opens a page of the catalogues in a browser of its own, signed in. */
export async function openCatalogues(
  browser: Browser,
  { userName, password }: { readonly userName: string; readonly password: string },
  path = '',
): Promise<Page> {
  const page = await staffPage(browser)
  await page.goto(`${console}/catalogues${path}`)
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`/catalogues${path}$`))
  await page.locator('[data-ready]').waitFor()
  return page
}

export const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
