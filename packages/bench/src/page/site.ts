import type { Browser, BrowserContext } from 'playwright'
import type { SampleGuest } from '../product.ts'
import { freshProfile, openBrowser } from './phone.ts'

/** What a browser stored of a guest who signed in. */
export type Stored = {
  readonly entries: readonly (readonly [string, string])[]
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

/** Whose page is measured: a brand's, or a yardstick's. */
export type Site = {
  readonly name: string
  readonly host: string
  readonly guest: SampleGuest
  readonly stored: Stored
}

/** What the pages are measured by, which read the first brand's reservation. */
export const yardsticks = ['limit', 'react'] as const

/** The yardsticks, then one site for each brand with a sample guest. */
export async function sitesOf(
  guests: readonly SampleGuest[],
  wanted?: readonly string[],
): Promise<readonly Site[]> {
  const browser = await openBrowser()
  const brands: Site[] = []
  for (const name of new Set(guests.map(({ brand }) => brand))) {
    const own = guests.filter(({ brand }) => brand === name)
    // Of whom everything that is pressed may be pressed.
    const guest = own.find(({ shows }) => shows.startsWith('A flexible stay')) ?? own[0]
    if (!guest || (wanted && !wanted.includes(name))) continue
    const host = new URL(guest.origin).hostname
    brands.push({ name, host, guest, stored: await signedIn(browser, guest) })
  }
  await browser.close()
  const [first] = brands
  if (!first) throw new Error(`No sample guest of ${wanted?.join(', ') ?? 'any brand'}`)
  return [...yardsticks.map((name) => ({ ...first, name, host: `${name}.${first.host}` })), ...brands]
}

/** Signs in once through the real form and keeps what the browser stored, with the cookie the next page is drawn by. */
async function signedIn(browser: Browser, guest: SampleGuest): Promise<Stored> {
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${guest.origin}/auth/login`)
  const form = page.getByRole('form', { name: 'Sign in', exact: true })
  await form.getByLabel('Reservation number').fill(guest.reservationCode)
  await form.getByLabel('First name').fill(guest.firstName)
  await form.getByLabel('Last name').fill(guest.lastName)
  const view = page.waitForResponse((answer) => answer.url().endsWith('/api/session/view'))
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/my-reservation**')
  await (await view).finished()
  const entries = await page.evaluate(() => Object.entries(localStorage))
  const cookies = await page.context().cookies()
  await page.close()
  return { entries, cookies }
}

/** A fresh profile, of a guest who is signed in where something is stored of them. */
export async function openedProfile(browser: Browser, stored: Stored | undefined): Promise<BrowserContext> {
  const context = await freshProfile(browser)
  if (!stored) return context
  await context.addCookies([...stored.cookies])
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, stored.entries)
  return context
}
