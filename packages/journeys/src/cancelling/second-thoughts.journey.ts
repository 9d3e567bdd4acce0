import type { Page } from '@playwright/test'
import { test } from '../hotel/test.ts'
import { expect, main, type SampleGuest, sampleGuest, seesReservation, signIn, signOut } from '../product.ts'
import {
  accept,
  button,
  cancelButton,
  giveReason,
  openCancelling,
  requestButton,
  roomBox,
  seesHeading,
  toLastLook,
  toReservation,
} from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

/** Nothing of the page's memory is left: a guest who comes back has the service's word alone. */
async function comesBack(page: Page, guest: SampleGuest): Promise<void> {
  await signOut(page)
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, guest)
}

test.describe(() => {
  leaveToTheFullRun(
    'the way to take a room back is found the same way',
    [
      'journeys/src/cancelling/cancelling.journey.ts',
      'all rooms together, reinstated by a guest who comes back',
    ],
    ['design-system/src/patterns/after-cancelling/after-cancelling.stories.tsx', 'CanBeWithdrawn'],
    ['booking-service/src/cancellations/review.test.ts', 'a withdrawn request leaves everything as it was'],
  )
  test('signed in anew, a guest finds the way to withdraw a request', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    // A request is sent where there is a fee to waive.
    await hotel.fixesRate(guest)
    await openCancelling(page, guest)
    await accept(page)
    await giveReason(page, 'Our wedding plans have changed')
    await button(page, 'Continue').click()
    await requestButton(page).click()
    await seesHeading(page, /^Cancellation request sent/)

    await comesBack(page, guest)
    await expect(link(page, 'Withdraw your request')).toBeVisible()
    await expect(main(page)).toContainText(/available until we’ve made a decision/i)
    await page.reload()
    await link(page, 'Withdraw your request').click()
    await expect(page).toHaveURL(/\/cancellation\/done/)
    await page.reload()
    await button(page, 'Withdraw your request').click()
    await seesHeading(page, /^Cancellation request withdrawn/)
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
    await toReservation(page)
    await expect(link(page, 'Withdraw your request')).toHaveCount(0)
  })
})

for (const [rooms, after] of [
  ['the only room', ['cancelled']],
  ['one room of two', ['confirmed', 'cancelled']],
] as const)
  test.describe(() => {
    leaveToTheFullRun(
      'which rooms are given back is tested in the service, and a guest who comes back takes all of them back',
      [
        'journeys/src/cancelling/cancelling.journey.ts',
        'all rooms together, reinstated by a guest who comes back',
      ],
      [
        'booking-service/src/cancellations/reinstate-cancellation.test.ts',
        'a reinstated room has its totals, nights and number again; the history shows both steps',
      ],
      ['design-system/src/patterns/after-cancelling/after-cancelling.stories.tsx', 'CanBeReinstated'],
    )
    test(`signed in anew, a guest finds the way to take ${rooms} back`, async ({ page, hotel }) => {
      const guest = await hotel.books('ZPCU-104A7C-AB')
      if (after.length > 1) await hotel.addsRoom(guest)
      await openCancelling(page, guest)
      if (after.length > 1) await roomBox(page, 2).check({ force: true })
      await toLastLook(page)
      await cancelButton(page).click()
      await seesHeading(page, /has been canceled/)
      expect(await hotel.roomsOf(guest)).toEqual(after)

      await comesBack(page, guest)
      await expect(main(page)).toContainText(/Until\s\d/)
      await page.reload()
      await link(page, 'Undo cancellation').click()
      await expect(page).toHaveURL(/\/cancellation\/done/)
      await button(page, 'Undo cancellation').click()
      await seesHeading(page, /booked again/)
      expect(await hotel.roomsOf(guest)).toEqual(after.map(() => 'confirmed'))
      await toReservation(page)
      await expect(link(page, 'View receipt')).toHaveCount(0)
    })
  })

test.describe(() => {
  leaveToTheFullRun(
    'the service refuses it, and both pages are stories by their clock',
    ['booking-service/src/cancellations/reinstate-cancellation.test.ts', 'is refused once its time is over'],
    ['design-system/src/patterns/after-cancelling/after-cancelling.stories.tsx', 'TimeIsOver'],
    ['design-system/src/screens/cancelled/cancelled.stories.tsx', 'TimeToTakeItBackOver'],
  )
  test('when the time to take it back is over, the way leads to the receipt alone', async ({
    page,
    hotel,
  }) => {
    await page.clock.install()
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openCancelling(page, guest)
    await toLastLook(page)
    await cancelButton(page).click()
    await seesHeading(page, /has been canceled/)
    await toReservation(page)
    await expect(link(page, 'Undo cancellation')).toBeVisible()
    await page.clock.fastForward('30:30')
    await expect(link(page, 'Undo cancellation')).toHaveCount(0)
    await link(page, 'View receipt').click()
    await seesHeading(page, /has been canceled/)
    await expect(button(page, 'Undo cancellation')).toHaveCount(0)
  })
})

test.describe(() => {
  leaveToTheFullRun('the receipt is a story, and opens after each cancelling')
  test('the receipt of a reservation that was cancelled long ago opens', async ({ page }) => {
    await signIn(page, await sampleGuest('palace', 'Cancelled in time'))
    await seesReservation(page)
    await link(page, 'View receipt').click()
    await seesHeading(page, /has been canceled/)
    await expect(main(page)).toContainText('Refunded.')
    await expect(main(page)).toContainText('My plans have changed')
  })
})
