import type { Page, Route } from '@playwright/test'
import { expect } from '../product.ts'
import { test } from '../hotel/test.ts'
import {
  accept,
  acceptance,
  button,
  cancelButton,
  giveReason,
  main,
  openAgain,
  openCancelling,
  roomBox,
  seesHeading,
  seesLastLook,
  toLastLook,
  tryAgain,
} from './page.ts'

const ways = [
  ['the line is lost', (route: Route) => route.abort('connectionreset')],
  ['the service fails', (route: Route) => route.fulfill({ status: 500, body: '' })],
] as const

const failing = async (
  page: Page,
  [url, method]: readonly [string, string],
  fail: (route: Route) => Promise<void>,
) => page.route(url, (route) => (route.request().method() === method ? fail(route) : route.fallback()))
const works = (page: Page) => page.unrouteAll()
const seesFailure = async (page: Page, words: string) => {
  await expect(main(page)).toContainText(words)
  await expect(main(page).getByRole('link', { name: /\d{3}/ }).first()).toBeVisible()
}

for (const [way, fail] of ways)
  test(`${way} at each step in turn: said in words, and the flow stays where it was`, async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await hotel.addsRoom(guest)
    await openCancelling(page, guest)

    await failing(page, ['**/api/booking/roomsfindpolicy', 'POST'], fail)
    await roomBox(page, 2).check({ force: true })
    await seesFailure(page, 'Cancellation policies not available')
    await works(page)
    await failing(page, ['**/api/booking/penaltyrooms', 'POST'], fail)
    await tryAgain(page).click()
    await seesFailure(page, 'Error getting refund details. Refresh the page and try again.')
    await works(page)
    await tryAgain(page).click()
    await expect(acceptance(page)).toBeVisible()
    await expect(roomBox(page, 2)).toBeChecked()

    await failing(page, ['**/cancellation-reasons/**', 'GET'], fail)
    await accept(page)
    await seesFailure(page, 'Cancellation reasons not available')
    await works(page)
    await tryAgain(page).click()

    await giveReason(page, 'The wedding has changed')
    await failing(page, ['**/proofs', 'POST'], fail)
    const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    await main(page)
      .getByLabel('Choose files')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
    await expect(button(page, /^Send again/)).toBeVisible()
    await works(page)
    await button(page, /^Remove/).click()
    await button(page, 'Continue').click()
    await seesLastLook(page)

    await page.goto(`${guest.origin}/cancellation/reason`)
    await giveReason(page, 'Health')
    await failing(page, ['**/api/booking/*/cancel', 'POST'], fail)
    await cancelButton(page).click()
    await seesFailure(page, 'Cancel error, try again later')
    await works(page)
    await tryAgain(page).click()
    await seesHeading(page, /^1 room is cancelled/)
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed', 'cancelled'])
    expect(await hotel.cancellationsOf(guest)).toBe(1)

    await failing(page, ['**/api/booking/*/cancel', 'GET'], fail)
    await page.reload()
    await expect(tryAgain(page)).toBeVisible()
    await works(page)
    await tryAgain(page).click()
    await seesHeading(page, /^1 room is cancelled/)
    await failing(page, ['**/api/booking/*/cancel/undo', 'POST'], fail)
    await button(page, 'Take it back').click()
    await expect(main(page).getByRole('alert').first()).toBeVisible()
    await works(page)
    await button(page, 'Take it back').click()
    await seesHeading(page, /yours again/)
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed', 'confirmed'])
  })

/** The service cancels; the guest never hears of it. */
const losesAnswers = (page: Page) =>
  page.route('**/api/booking/*/cancel', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    const { host, port } = new URL(request.url())
    // Only browsers know that every name below localhost is this machine.
    const url = request.url().replace(host, `localhost:${port}`)
    await route.fetch({ url, headers: { ...request.headers(), host } })
    return route.abort('connectionreset')
  })

test('a lost answer: trying again cancels once, and a page read again says what happened', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openCancelling(page, guest)
  await toLastLook(page)
  await losesAnswers(page)
  await cancelButton(page).click()
  await expect(tryAgain(page)).toBeVisible()
  expect(await hotel.roomsOf(guest)).toEqual(['cancelled'])
  await page.unrouteAll()
  await tryAgain(page).click()
  await seesHeading(page, /is cancelled/)
  expect(await hotel.cancellationsOf(guest)).toBe(1)

  await button(page, 'Take it back').click()
  await seesHeading(page, /yours again/)
  await page.goto(`${guest.origin}/my-reservation`)
  await openAgain(page)
  await toLastLook(page)
  await losesAnswers(page)
  await cancelButton(page).click()
  await expect(tryAgain(page)).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page).toHaveURL(/\/cancellation\/done/)
  await seesHeading(page, /is cancelled/)
})

test('amounts that ran out are asked for again, and another window is told', async ({
  page,
  context,
  hotel,
}) => {
  await page.clock.install()
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openCancelling(page, guest)
  await toLastLook(page)
  await page.clock.fastForward('15:30')
  await expect(main(page)).toContainText('The amounts were asked for again')

  const other = await context.newPage()
  await other.goto(`${guest.origin}/my-reservation`)
  await openAgain(other)
  await expect(acceptance(other)).toBeVisible()
  await cancelButton(page).click()
  await expect(main(page)).toContainText('You asked for newer amounts elsewhere')
  expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
  await cancelButton(page).click()
  await seesHeading(page, /is cancelled/)
  // The other window's amounts are older than the reservation now.
  await acceptance(other).check({ force: true })
  await button(other, 'Continue').click()
  await giveReason(other, 'Health')
  await cancelButton(other).click()
  await expect(main(other)).toContainText(
    /no current reservations to be canceled|changed meanwhile|cancelled/i,
  )
  expect(await hotel.cancellationsOf(guest)).toBe(1)
})
