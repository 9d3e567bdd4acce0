import type { Browser, Page } from '@playwright/test'
import { hotelPort } from '../hotel/ports.ts'
import { postTo } from '../post-to.ts'
import { expect, main } from '../product.ts'
import { drawNothing } from '../undrawn.ts'

export const office = `http://admin.localhost:${hotelPort}`

/** The sample accounts, as the start page names them. */
export const accounts = {
  admin: { userName: 'sample.admin', password: 'Bougainvillea!7', name: 'Ada Moreno' },
  agent: { userName: 'sample.agent', password: 'Frangipani!7', name: 'Bruno Salas' },
} as const
type Credentials = { readonly userName: string; readonly password: string }

/** A browser of its own for staff, beside the guest's. */
export async function staffPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await drawNothing(context)
  return context.newPage()
}

export async function fillStaffSignIn(page: Page, { userName, password }: Credentials): Promise<void> {
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Stands in the inbox, with a session asked for the way the sign-in form asks. */
export async function openOffice(page: Page, { userName, password }: Credentials): Promise<void> {
  const { headers } = await postTo(
    `${office}/api/staff/session`,
    { 'x-requested-with': 'veranda' },
    { userName, password, source: 'local' },
  )
  const set = headers['set-cookie']?.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])
  for (const [, name = '', value = ''] of set ?? [])
    await page.context().addCookies([{ name, value, url: office, httpOnly: true, sameSite: 'Strict' }])
  await page.goto(`${office}/inbox`)
  await seesInbox(page)
}

export const seesInbox = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()

/** Opens what waits of a guest. */
export async function openWaiting(page: Page, kind: string, reservationCode: string): Promise<void> {
  await page.goto(`${office}/inbox`)
  await seesInbox(page)
  await main(page).getByRole('link').filter({ hasText: kind }).filter({ hasText: reservationCode }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${kind}`) })).toBeVisible()
}
