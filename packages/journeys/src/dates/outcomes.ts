import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { acceptTerms, payButton, price, toPayment, typeCard } from '../paying/page.ts'
import { expect, main, seesReservation } from '../product.ts'
import { hasMoved, hasStayed, quotedWith, seesQuote } from './at-a-quote.ts'
import { confirm, seesDone } from './page.ts'
import { pressOn } from '../press-on.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** More expensive, cheaper, the same, a promotion gone: each ends with the new stay booked. */
export function journeysOfOutcomes(sampleCode: string): void {
  const quoted = quotedWith(sampleCode)

  test('more expensive: a declined card says why, another one pays, and the new stay is the reservation from then on', async ({
    page,
    hotel,
  }) => {
    const guest = await quoted(page, hotel, 120)
    await expect(price(page)).toContainText('to pay')
    await toPayment(page).click()
    await typeCard(page, cards.insufficientFunds)
    // Paying needs the terms, and says so.
    await payButton(page).click()
    await expect(page.getByRole('checkbox').last()).toHaveAttribute('aria-invalid', 'true')
    await acceptTerms(page)
    await payButton(page).click()
    await expect(main(page)).toContainText('This card can’t cover the amount')
    await hasStayed(hotel, guest)
    await typeCard(page, cards.alsoPays)
    await payButton(page).click()

    await seesDone(page)
    await expect(main(page)).toContainText('ending in 4444')
    await hasMoved(hotel, guest)
    await page.reload()
    await seesDone(page)
    await page.getByRole('link', { name: 'Back to your reservation' }).click()
    await seesReservation(page)
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(main(page)).toContainText(/Dates changed/i)
  })

  test.describe(() => {
    leaveToTheFullRun(
      'money goes back from any change the same way, as add-ons show',
      [
        'journeys/src/services/services.journey.ts',
        'taken and paid by card, then given back: the money goes back to the card',
      ],
      [
        'booking-service/src/payments/refunds.test.ts',
        'is spread over the payments it came from, and counts as paid only once the provider has paid it',
      ],
      ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'PriceDecreaseWithRefund'],
      ['design-system/src/screens/change-done/change-done.stories.tsx', 'ComesBack'],
    )
    test('cheaper: the difference goes back, and nobody is sent to a payment page', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 80)
      await expect(price(page)).toContainText('be refunded')
      await pressOn(page, confirm(page))
      await seesDone(page)
      await expect(main(page)).toContainText(/be refunded/)
      await hasMoved(hotel, guest)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'a stay that moves at the same price is confirmed by the same button',
      [
        'journeys/src/dates/moved.journey.ts',
        'a stay that moves takes its add-ons along or refunds them, as the guest chooses; cancelling free of charge ends sooner, and that is said above the button',
      ],
      ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'SamePrice'],
    )
    test('the same price: nothing to pay, no payment page, one button that confirms', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 100)
      await expect(price(page)).toContainText('no difference')
      // At a desk the price has it beside the page: the phone's bar has no place there.
      await expect(main(page).getByRole('button', { name: 'Confirm new dates' })).toHaveCount(1)
      await pressOn(page, confirm(page))
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'a lost promotion is a warning of the quote',
      ['domain/src/changes/warnings.test.ts', 'of a promotion that is lost'],
      ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'PromotionLost'],
    )
    test('a promotion that is lost is said before anything changes', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      await hotel.givesPromotion(guest)
      await seesQuote(page, hotel, guest, 100)
      await expect(price(page)).toContainText('no longer applies')
      await hasStayed(hotel, guest)
      await pressOn(page, confirm(page))
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })
}
