import type { Page } from '@playwright/test'
import {
  acceptance,
  cancelButton,
  openAgain as openCancelling,
  seesHeading,
  toLastLook,
  toReservation,
} from './cancelling/page.ts'
import { choose, confirm, seesCalendar, seesDone } from './dates/page.ts'
import { test } from './hotel/test.ts'
import { openSignedIn } from './open-signed-in.ts'
import { price } from './paying/page.ts'
import { pressOn } from './press-on.ts'
import { expect, follow, main, seesReservation } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

const arrivesTomorrow = 'ZPCU-774A5C-BD'

/** What the reservation says that cancelling costs and gives back today. */
async function ifCancelled(page: Page): Promise<{ readonly fee: string; readonly refund: string }> {
  const now = main(page)
    .getByRole('list', { name: 'If you cancel' })
    .getByRole('listitem')
    .filter({ hasText: 'applies now' })
  await expect(now).toContainText(/Cancellation fee \$.+refunded \$/)
  const [fee = '', refund = ''] = (await now.innerText()).match(/\$[\d,]+/g) ?? []
  return { fee: `${fee}.00`, refund: `${refund}.00` }
}

test('the day before arrival: arriving comes first, and the hotel is told when', async ({ page, hotel }) => {
  const booked = await hotel.books(arrivesTomorrow)
  // By the clock of the hotel.
  await hotel.comesNear(booked, 1)
  const guest = { ...booked, stay: await hotel.stayOf(booked.reservationCode) }
  await openSignedIn(page, guest)
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('You arrive tomorrow')
  await main(page).getByLabel('When do you expect to arrive?').selectOption('5:00 PM')
  await main(page).getByRole('button', { name: 'Let us know' }).click()
  await expect(main(page)).toContainText('We’re expecting you around 5:00 PM')
  const [announcement] = await hotel.requestsOf(guest)
  expect(announcement?.text).toContain('We expect to arrive around 5:00 PM.')
})

test.describe(() => {
  leaveToTheFullRun(
    'what cancelling costs after a move is the service’s, and said in a story',
    [
      'booking-service/src/changes/moved-inside-penalty.test.ts',
      'keeps that penalty as a minimum: quoted before, stored with the stay, and the same wherever it is shown',
    ],
    ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'PenaltyRetained'],
  )
  test('the day before arrival: moving the stay keeps what cancelling costs', async ({ page, hotel }) => {
    const booked = await hotel.books(arrivesTomorrow)
    await hotel.comesNear(booked, 1)
    const guest = { ...booked, stay: await hotel.stayOf(booked.reservationCode) }
    await openSignedIn(page, guest)
    await follow(page, /^Change dates/)
    await seesCalendar(page)
    const later = await hotel.later(guest, 60)
    await hotel.prices(guest, 60, 100)
    await choose(page, later)
    const stored = price(page).getByText(/If you canceled today, the fee would be/)
    await expect(stored).toBeVisible()
    const [floor = ''] = (await stored.innerText()).match(/\$[\d,.]+\d/) ?? []
    await pressOn(page, confirm(page))
    await seesDone(page)
    await toReservation(page)
    expect((await ifCancelled(page)).fee).toBe(floor)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'one sum is calculated once and shown everywhere, and what each page shows of it is a story',
    [
      'booking-service/src/cancellations/same-sums.test.ts',
      'timeline, curve, quote, receipt and letter show the same sums, whatever was booked, paid and cancelled',
    ],
    ['design-system/src/screens/cancel-policies/cancel-policies.stories.tsx', 'TransferRetained'],
    ['design-system/src/screens/cancelled/cancelled.stories.tsx', 'RefundInParts'],
  )
  test('cancelling costs the same on the reservation, in its flow, on the receipt and afterwards: rooms, add-ons and transfer', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books(arrivesTomorrow)
    // At every hour of the day: the day before arrival, the whole stay is charged from three in the afternoon.
    await hotel.comesNear(guest, 3)
    await openSignedIn(page, guest)
    const { fee, refund } = await ifCancelled(page)
    await openCancelling(page)
    await expect(acceptance(page).locator('..')).toContainText(
      `the fee is ${fee}, and ${refund} will be refunded`,
    )
    await toLastLook(page)
    await expect(main(page)).toContainText(fee)
    await expect(main(page)).toContainText(refund)
    await cancelButton(page).click()
    await seesHeading(page, /has been canceled/)
    await expect(main(page)).toContainText(fee)
    await expect(main(page)).toContainText(refund)
    await toReservation(page)
    // Where the money is: the refund, on its way to the card, and the fee.
    await seesReservation(page)
    await expect(main(page)).toContainText(fee)
    await expect(main(page)).toContainText(refund)
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: /^To .+ ending in/ }),
    ).toBeVisible()
  })
})
