import type { Browser } from 'playwright'
import type { SampleGuest } from '../product.ts'

export type Stored = Readonly<Record<string, string>>

/** Signs in once through the real form and keeps what the browser stored. */
export async function signedInStorage(browser: Browser, guest: SampleGuest): Promise<Stored> {
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${guest.origin}/auth/login`)
  const form = page.getByRole('form', { name: 'Sign in', exact: true })
  await form.getByLabel('Reservation number').fill(guest.reservationCode)
  await form.getByLabel('First name').fill(guest.firstName)
  await form.getByLabel('Last name').fill(guest.lastName)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/my-reservation**')
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  await page.close()
  return stored
}
