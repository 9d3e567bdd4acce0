import { type Page, test as base } from '@playwright/test'
import { expect } from './expect.ts'
import { hotelPort as port } from './hotel/ports.ts'
import { drawNothing } from './undrawn.ts'

export const startPage = `http://localhost:${port}`

export const hosts = {
  palace: `http://palace.localhost:${port}`,
  moon: `http://moon.localhost:${port}`,
  leblanc: `http://leblanc.localhost:${port}`,
  'partner-resorts': `http://resorts.partner.localhost:${port}`,
  'partner-city': `http://city.partner.localhost:${port}`,
} as const
export type SampleBrand = keyof typeof hosts

export type SampleGuest = {
  readonly brand: SampleBrand
  readonly origin: string
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly oneTimeLink: string
  readonly shows: string
}

/** On a machine that has other work the service may answer as a busy one does; it is asked again when it says so. */
export async function sampleGuestsAt(at: number): Promise<readonly SampleGuest[]> {
  const answer = await fetch(`http://localhost:${at}/samples.json`)
  if (answer.ok) return (await answer.json()) as readonly SampleGuest[]
  const seconds = Number(answer.headers.get('retry-after'))
  if (answer.status !== 503 || seconds === 0)
    throw new Error(`The sample guests: ${answer.status} ${await answer.text()}`)
  await new Promise((later) => setTimeout(later, seconds * 1_000))
  return sampleGuestsAt(at)
}

const sampleGuests = () => sampleGuestsAt(port)

export async function sampleGuest(brand: SampleBrand, shows = ''): Promise<SampleGuest> {
  const found = (await sampleGuests()).find((guest) => guest.brand === brand && guest.shows.includes(shows))
  if (!found) throw new Error(`No sample guest of ${brand} shows “${shows}”`)
  return found
}

/** Every journey fails on anything the browser reports as an error, as a guest's console would show it. */
export const test = base.extend<{
  complaintOfOthers: string | undefined
  isDrawn: boolean
}>({
  /** Whether the pages are drawn: for journeys about what is seen. */
  isDrawn: [false, { option: true }],
  context: async ({ context, isDrawn }, work) => {
    if (!isDrawn) await drawNothing(context)
    await work(context)
  },
  /** What a script that is not ours writes to the console, and is no fault of the page. */
  complaintOfOthers: [undefined, { option: true }],
  page: async ({ page, complaintOfOthers }, work) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      // The browser itself logs every refused request; the journeys that ask for refusals expect those.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      if (complaintOfOthers && message.text().includes(complaintOfOthers)) return
      errors.push(message.text())
    })
    await work(page)
    expect(errors).toEqual([])
  },
})

export async function fillSignIn(
  page: Page,
  guest: Pick<SampleGuest, 'reservationCode' | 'firstName' | 'lastName'>,
): Promise<void> {
  const form = signInForm(page)
  await form.getByLabel('Reservation number').fill(guest.reservationCode)
  await form.getByLabel('First name').fill(guest.firstName)
  await form.getByLabel('Last name').fill(guest.lastName)
}

/** The form for number and names; another on the same page asks for a link. */
export const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in', exact: true })

export const pressSignIn = (page: Page) => signInForm(page).getByRole('button', { name: 'Sign in' }).click()

/**
 * The stay is on screen and answers. Waited for inside the page: asked from outside, each "not yet" would be drawn up as
 * a tree of everything there.
 */
export const seesReservation = (page: Page) => page.locator('[data-live] [data-ready=reservation]').waitFor()

export const main = (page: Page) => page.getByRole('main')
export const seesTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/** Signs in as a guest does, on the guest's own brand's site. */
export async function signIn(page: Page, guest: SampleGuest): Promise<void> {
  await page.goto(`${guest.origin}/`)
  await fillSignIn(page, guest)
  await pressSignIn(page)
  await page.waitForURL(/\/my-reservation/)
  await seesReservation(page)
}

/** Where a session has ended: the page that says so, or the form it leads to. */
export async function signInAgain(page: Page, guest: SampleGuest): Promise<void> {
  const again = page.getByRole('button', { name: 'Sign in again' })
  const number = page.getByLabel('Reservation number').first()
  await expect(again.or(number).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  await fillSignIn(page, guest)
  await pressSignIn(page)
}

/** From the reservation to one of its flows, by the link that a guest presses. */
export async function follow(page: Page, link: RegExp): Promise<void> {
  await seesReservation(page)
  await main(page).getByRole('link', { name: link }).first().click()
}

/** In the header, under the guest's own name. */
export const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button')

export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

export { expect } from './expect.ts'
