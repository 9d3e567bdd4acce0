import type { Page } from '@playwright/test'
import type { Booked, Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import { expect, main, signInAgain } from '../product.ts'
import * as cards from './cards.ts'
import { goToPayment, pay, payButton, seesQuote } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** A change a guest has chosen and sees the price of. */
type ChosenChange = {
  readonly guest: Booked
  readonly seesChoice: () => Promise<void>
  readonly seesDone: () => Promise<void>
  readonly hasStayed: () => Promise<void>
  readonly hasChanged: () => Promise<void>
}

export type PaidFlow = {
  /** Where it is paid. */
  readonly payment: string
  /** A guest of the journey's own chooses something that costs more. */
  readonly quoted: (page: Page, hotel: Hotel) => Promise<ChosenChange>
  /** From the reservation back to what is chosen from. */
  readonly openAgain: (page: Page) => Promise<void>
}

/** What holds of every change that is paid for, whatever is changed. */
export function journeysOfAnyChange({ payment, quoted, openAgain }: PaidFlow): void {
  const goPay = (page: Page) => goToPayment(page, payment)

  test.describe(() => {
    leaveToTheFullRun('a refused card is one mechanism, as changing dates shows')
    test('the bank says no: nothing changed, what was chosen is kept, and another card pays', async ({
      page,
      hotel,
    }) => {
      const { seesChoice, seesDone, hasStayed, hasChanged } = await quoted(page, hotel)
      await goPay(page)
      await pay(page, cards.insufficientFunds)
      await expect(main(page)).toContainText('This card can’t cover the amount')
      await hasStayed()
      await page.goBack()
      await seesChoice()
      await goPay(page)
      await pay(page, cards.alsoPays)
      await seesDone()
      await hasChanged()
    })
  })

  test('reload, Back and the end of a session keep what was chosen; what is done is not offered again', async ({
    page,
    hotel,
  }) => {
    const { guest, seesChoice, seesDone, hasStayed, hasChanged } = await quoted(page, hotel)
    await page.reload()
    await seesChoice()
    await seesQuote(page)
    await goPay(page)
    await page.reload()
    await expect(payButton(page)).toBeVisible()
    await page.goBack()
    await seesChoice()
    await page.getByRole('link', { name: 'Back to your reservation' }).click()
    await openAgain(page)
    await seesChoice()
    await hotel.endsSessions(guest)
    await page.reload()
    await signInAgain(page, guest)
    await seesChoice()
    await seesQuote(page)
    await hasStayed()
    await goPay(page)
    await pay(page, cards.pays)
    await seesDone()
    await hasChanged()
    await page.goBack()
    await expect(payButton(page)).toHaveCount(0)
  })
}
