import type { Locator, Page } from '@playwright/test'

/** Finds a country by its name, as a guest does: typed, and pressed in the list. */
export async function pickCountry(page: Page, field: Locator, name: string): Promise<void> {
  await field.click()
  await page.keyboard.type(name)
  await page.getByRole('option', { name, exact: true }).click()
}
