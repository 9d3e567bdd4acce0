import type { Page } from '@playwright/test'
import type { Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { journeysOfAnyChange } from '../paying/journeys.ts'
import { goToPayment, pay, price, seesQuote } from '../paying/page.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, main, seesReservation } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import { choose, offer, openAgain, openUpgrade, seesDone } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** How a room's interior is placed, in the words that a build keeps. */
const drawsRooms = /Interior:\w+,aside:/

/** Upgrading as the guest of one property's sample stay does it. */
onEachProperty('upgrading', ({ sampleCode }) => {
  /** A guest of the journey's own who sees what the best category costs for the first room. */
  async function quoted(page: Page, hotel: Hotel) {
    const guest = await hotel.books(sampleCode)
    const [best = ''] = await hotel.superiorTo(guest)
    const before = await hotel.categoriesOf(guest)
    await openUpgrade(page, guest)
    await choose(page, 1, best)
    await seesQuote(page)
    const hasStayed = async () => expect(await hotel.categoriesOf(guest)).toEqual(before)
    const seesChoice = () => expect(offer(page, 1, best)).toBeChecked()
    const hasChanged = async () => expect(await hotel.categoriesOf(guest)).toEqual([best, ...before.slice(1)])
    return { guest, best, before, seesChoice, seesDone: () => seesDone(page), hasStayed, hasChanged }
  }

  const goPay = (page: Page) => goToPayment(page, '/upgrade/payment')

  test.describe(() => {
    leaveToTheFullRun(
      'several rooms are upgraded and paid for as one is',
      [
        'journeys/src/upgrade/upgrade.journey.ts',
        'several rooms in one go: one price, one payment, and each is the reservation’s from then on',
      ],
      [
        'journeys/src/paying/journeys.ts',
        'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
      ],
    )
    test('upgraded and paid by card: the new room is the reservation’s from then on', async ({
      page,
      hotel,
    }) => {
      const { best, hasChanged } = await quoted(page, hotel)
      await expect(price(page)).toContainText('to pay')
      await goPay(page)
      await pay(page, cards.pays)
      await seesDone(page)
      await expect(main(page)).toContainText('ending in 1111')
      await hasChanged()
      await page.reload()
      await seesDone(page)
      await page.getByRole('link', { name: 'Back to your reservation' }).click()
      await seesReservation(page)
      await page.getByRole('tab', { name: 'Details' }).click()
      await expect(main(page)).toContainText(best)
    })
  })

  test('the drawings of rooms are fetched while the reservation is read', async ({ page, hotel }) => {
    const drawings = page.waitForResponse(async (answer) => {
      const isScript = answer.request().resourceType() === 'script' && answer.ok()
      return isScript && drawsRooms.test(await answer.text())
    })
    await openSignedIn(page, await hotel.books(sampleCode))
    await drawings
    await expect(page).toHaveURL(/\/my-reservation/)
  })

  test('several rooms in one go: one price, one payment, and each is the reservation’s from then on', async ({
    page,
    hotel,
  }) => {
    const { guest, best, before } = await quoted(page, hotel)
    await main(page)
      .getByRole('button', { name: /^Choose for every room/ })
      .click()
    await seesQuote(page)
    for (const number of before.keys())
      await expect(price(page)).toContainText(new RegExp(`Room\\s${number + 1}`))
    await goPay(page)
    await pay(page, cards.alsoPays)
    await seesDone(page, before.length)
    await expect(main(page)).toContainText('ending in 4444')
    expect(await hotel.categoriesOf(guest)).toEqual(before.map(() => best))
    await page.reload()
    await seesDone(page, before.length)
    await page.getByRole('link', { name: 'Back to your reservation' }).click()
    await seesReservation(page)
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(main(page)).toContainText(best)
  })

  test.describe(() => {
    leaveToTheFullRun('an option that is sold out is a story, and the confirming call decides')
    test('sold out while the offers are looked at: named, and no longer a choice; the room stays', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const [best = ''] = await hotel.superiorTo(guest)
      const before = await hotel.categoriesOf(guest)
      await openUpgrade(page, guest)
      await hotel.leaves(guest, best, 0)
      await choose(page, 1, best)
      await expect(price(page)).toContainText(`Room 1, ${best} is no longer available`)
      await expect(offer(page, 1, best)).toHaveCount(0)
      await expect(main(page).getByRole('listitem').filter({ hasText: best }).first()).toContainText(
        /Sold out: .+This was your selection/,
      )
      expect(await hotel.categoriesOf(guest)).toEqual(before)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'what is not confirmed is let go of by the service, and the payment page is told of it in the portal',
      [
        'booking-service/src/changes/last-room.test.ts',
        'an upgrade, an added room and new dates compete for the last room of a category: one gets it, the others keep theirs',
      ],
      [
        'booking-service/src/payments/paying.test.ts',
        'an authorisation that was never committed is voided when its time is over',
      ],
      [
        'portal/src/routes/change-payment/use-change-payment.test.tsx',
        'of a room that is gone asks for no other dates',
      ],
      [
        'portal/src/routes/change-payment/progress-after.test.ts',
        'a room that is gone while it is paid for is named, and no dates are offered for it',
      ],
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'TheNewCategoryIsGone'],
    )
    test('sold out while it is paid for: nothing is charged, nothing changes', async ({ page, hotel }) => {
      const { guest, best, hasStayed } = await quoted(page, hotel)
      await goPay(page)
      await hotel.leaves(guest, best, 0)
      await pay(page, cards.pays)
      await expect(main(page)).toContainText('Another guest has just booked this room')
      await expect(main(page)).toContainText(/nothing was charged/i)
      await hasStayed()
    })
  })

  test.describe(() => {
    leaveToTheFullRun('the guard of the payment page is tested in the portal')
    test('the payment page alone leads back, before a choice and before its price was taken', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const [best = ''] = await hotel.superiorTo(guest)
      await openUpgrade(page, guest)
      await page.goto(`${guest.origin}/upgrade/payment`)
      await expect(page).toHaveURL(/\/(my-reservation|upgrade\/room)$/)
      await page.goto(`${guest.origin}/upgrade/room`)
      await choose(page, 1, best)
      await seesQuote(page)
      await page.goto(`${guest.origin}/upgrade/payment`)
      await expect(page).toHaveURL(/\/(my-reservation|upgrade\/room)$/)
    })
  })

  journeysOfAnyChange({ payment: '/upgrade/payment', quoted, openAgain })
})
