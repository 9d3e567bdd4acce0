import type { Locator, Page } from '@playwright/test'

/** Presses on. Where a difference is paid later the page asks for the terms first: they are accepted. */
export async function pressOn(page: Page, button: Locator): Promise<void> {
  const terms = page.getByRole('checkbox', {
    name: /^(I have read and accept|He leído y acepto|Ho letto e accetto)/,
  })
  if (await terms.isVisible()) await terms.check()
  await button.click()
}
