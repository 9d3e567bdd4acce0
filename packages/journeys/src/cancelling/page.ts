import type { Page } from '@playwright/test'
import type { Booked } from '../hotel/hotel.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, main, seesReservation, seesTitle } from '../product.ts'

export const button = (page: Page, name: RegExp | string) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' })
export const tryAgain = (page: Page) => button(page, 'Try again')
export const roomBox = (page: Page, roomNumber: number) =>
  page.locator(`input[name=room][value="${roomNumber}"]`)
export const acceptance = (page: Page) => page.locator('[name=accepted]')
export const cancelButton = (page: Page) => button(page, /^Cancel \d+ rooms?/)
export const requestButton = (page: Page) => button(page, /^Send request/)

/** Comes signed in and opens the flow the way a guest does. */
export async function openCancelling(page: Page, guest: Booked): Promise<void> {
  await openSignedIn(page, guest)
  await openAgain(page)
}

/** From the reservation to what cancelling costs. */
export async function openAgain(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Cancel/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cancellation\/policies-and-benefits/)
  await expect(page.locator('[data-ready=cancel-policies]')).toBeVisible()
}

/** Accepts what it costs and goes on to the reasons. */
export async function accept(page: Page): Promise<void> {
  await acceptance(page).check({ force: true })
  await button(page, 'Continue').click()
  await seesReasons(page)
}

const seesReasons = (page: Page) => seesTitle(page, 'Why are you canceling?')

/** One that was given before says so behind its words. */
export const giveReason = (page: Page, reason: string) => button(page, new RegExp(`^${reason}`)).click()

/** Back over the pages of the details, whichever there were, to the reasons. */
export async function backToReasons(page: Page): Promise<void> {
  // By its address: the page of the reasons may have been gone to and not be there yet.
  for (let pages = 0; pages < 3 && !page.url().endsWith('/cancellation/reason'); pages++) {
    const from = page.url()
    await main(page).getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).not.toHaveURL(from)
  }
  await seesReasons(page)
}

export const seesLastLook = (page: Page) => seesTitle(page, 'Review your cancellation')

export const seesHeading = (page: Page, name: RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** From what it costs to the last look, for a reason that asks for nothing. */
export async function toLastLook(page: Page): Promise<void> {
  await accept(page)
  await giveReason(page, 'My plans have changed')
  await seesLastLook(page)
}

/** Past the one offer of a reason, without it. */
export const declineOffer = (page: Page) =>
  button(page, /^(No, continue canceling|Continue without|Get the refund)/).click()

export async function toReservation(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Back to your reservation' }).first().click()
  await seesReservation(page)
}

/** The page's next question about a price is about other rooms: what no page would let through reaches the service. */
export const asksAbout = (page: Page, roomNumbers: readonly number[]) =>
  page.route(
    '**/api/booking/penaltyrooms',
    (route) => {
      const asked: unknown = route.request().postDataJSON()
      return route.continue({ postData: { ...Object(asked), roomNumbers } })
    },
    { times: 1 },
  )
