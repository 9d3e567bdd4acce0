import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { acceptTerms, payButton, price, toPayment } from '../paying/page.ts'
import { expect, main, signInAgain } from '../product.ts'
import { hasMoved, hasStayed, quotedWith, twoWeeks } from './at-a-quote.ts'
import { choose, confirm, goPay, seesCalendar, seesDone } from './page.ts'
import { pressOn } from '../press-on.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** What happens between a price that was seen and the press that takes it. */
export function journeysOfMeanwhile(sampleCode: string): void {
  const quoted = quotedWith(sampleCode)

  test.describe(() => {
    leaveToTheFullRun(
      'who is first is a contest of the service, and the page names the nearest stays',
      [
        'portal/src/routes/change-payment/progress-after.test.ts',
        'new dates that are sold out are answered with the nearest stays',
      ],
      ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'SoldOutMeanwhile'],
    )
    test('sold out in between: the room is named, the nearest stay is one tap away', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 100)
      await hotel.sellsOut(guest, (await hotel.later(guest, twoWeeks)).arrival)
      await pressOn(page, confirm(page))
      await expect(main(page)).toContainText(/Room\s1, .+ is no longer available/)
      await hasStayed(hotel, guest)
      await price(page).getByRole('listitem').getByRole('button').first().click()
      await expect(confirm(page).or(toPayment(page)).first()).toBeVisible()
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the screen asks for another price, and the page says what moved',
      [
        'portal/src/routes/change/use-change.test.tsx',
        'whose quote runs out is priced again, and a price that moved meanwhile is said',
      ],
      ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'QuoteRanOut'],
      ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'QuoteRenewedAtAnotherPrice'],
    )
    test('a quote that ran out renews itself', async ({ page, hotel }) => {
      await page.clock.install()
      const guest = await quoted(page, hotel, 100)
      await hotel.prices(guest, twoWeeks, 110)
      await page.clock.fastForward('15:30')
      await expect(price(page)).toContainText('The price expired, so we updated it')
      await expect(price(page)).toContainText(/The new total was .+ and is now .+ more/)
      await expect(toPayment(page)).toBeVisible()
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service answers with a fresh quote, and the page takes nothing for it until it is accepted anew',
      [
        'booking-service/src/changes/change-rooms.test.ts',
        'whose price moved is answered with a fresh quote of the same selection',
      ],
      [
        'portal/src/tasks/change-tasks.test.ts',
        'a price that moved comes with the new one, under another key',
      ],
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'PriceMoved'],
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'ANewPriceIsAcceptedAnew'],
    )
    test('a price that moved is shown anew before anybody pays it', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.pays)
      await hotel.prices(guest, twoWeeks, 130)
      await payButton(page).click()
      await expect(main(page)).toContainText('The price has changed')
      await hasStayed(hotel, guest)
      await acceptTerms(page)
      await payButton(page).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('two tabs of which one confirmed say the same')
    test('two tabs: the second is told, and changes nothing', async ({ page, context, hotel }) => {
      const guest = await quoted(page, hotel, 100)
      const other = await context.newPage()
      await other.goto(`${guest.origin}/update/dates`)
      await seesCalendar(other)
      await choose(other, await hotel.later(guest, twoWeeks + 1))
      await expect(confirm(other).or(toPayment(other)).first()).toBeVisible()
      await pressOn(page, confirm(page))
      await expect(main(page)).toContainText(/newer price|in the meantime/i)
      await hasStayed(hotel, guest)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the press, its answer and the focus are proved apart',
      [
        'portal/src/routes/change/meanwhile.test.tsx',
        'is told with the new figures, and only the next press confirms, those',
      ],
      ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'ChangedMeanwhile'],
    )
    test('two tabs, one confirmed: the other is told, with the focus on it, and confirms only what it sees then', async ({
      page,
      context,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 100)
      await hotel.prices(guest, twoWeeks + 1, 100)
      const other = await context.newPage()
      await other.goto(`${guest.origin}/update/dates`)
      await seesCalendar(other)
      await choose(other, await hotel.later(guest, twoWeeks + 1))
      await confirm(other).click()
      await seesDone(other)
      const stay = await hotel.stayOf(guest.reservationCode)
      await confirm(page).click()
      await expect(price(page).locator(':focus')).toContainText(
        'Your reservation has changed in the meantime',
      )
      expect(await hotel.stayOf(guest.reservationCode)).toEqual(stay)
      await confirm(page).click()
      await seesDone(page)
      expect(await hotel.stayOf(guest.reservationCode)).not.toEqual(stay)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('what is chosen is kept by one mechanism, as upgrading shows')
    test('a session that ends in the middle leads back to the same price', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 100)
      await hotel.endsSessions(guest)
      await pressOn(page, confirm(page))
      await signInAgain(page, guest)
      await expect(page).toHaveURL(/\/update\/dates/)
      await expect(confirm(page)).toBeVisible()
      await hasStayed(hotel, guest)
      await pressOn(page, confirm(page))
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })
}
