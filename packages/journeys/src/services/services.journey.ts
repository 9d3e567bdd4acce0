import type { Page } from '@playwright/test'
import { losesAnswers } from '../bad-line.ts'
import type { Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { journeysOfAnyChange } from '../paying/journeys.ts'
import { acceptTerms, confirming, goToPayment, pay, payButton, price } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import {
  add,
  confirm,
  menu,
  mine,
  offer,
  openAgain,
  openServices,
  seesDone,
  taken,
  whichDay,
  unfoldMine,
} from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { pressOn } from '../press-on.ts'

const minibar = 'Minibar to your taste'
const massage = '50-minute massage'

/** Taking add-ons and giving them back, as the guest of one property's sample stay does it. */
onEachProperty('add-ons', ({ sampleCode }) => {
  /** A guest of the journey's own who sees the price of a minibar for the stay. */
  async function quoted(page: Page, hotel: Hotel) {
    const guest = await hotel.books(sampleCode)
    const before = await hotel.servicesOf(guest)
    await openServices(page, guest)
    await add(page, minibar)
    await expect(price(page)).toContainText('+$84.00')
    const hasStayed = async () => expect(await hotel.servicesOf(guest)).toEqual(before)
    const seesChoice = () => expect(taken(page, minibar)).toBeVisible()
    const hasChanged = async () =>
      expect(await hotel.servicesOf(guest)).toEqual([
        ...before,
        { room: 1, name: minibar, quantity: 1, isPaid: true },
      ])
    return { guest, seesChoice, seesDone: () => seesDone(page), hasStayed, hasChanged }
  }

  const goPay = (page: Page) => goToPayment(page, '/services/payment')

  test('taken and paid by card, then given back: the money goes back to the card', async ({
    page,
    hotel,
  }) => {
    const { hasChanged, hasStayed } = await quoted(page, hotel)
    await goPay(page)
    await pay(page, cards.pays)
    await seesDone(page)
    await expect(main(page)).toContainText('ending in 1111')
    await hasChanged()
    await page.reload()
    await seesDone(page)
    await page.getByRole('link', { name: 'Back to your reservation' }).click()
    await openAgain(page)
    await unfoldMine(page)
    await expect(mine(page, minibar)).toContainText(/Free cancellation until .+\d{4}/)
    await expect(offer(page, minibar)).toContainText('Already booked')
    await mine(page, minibar)
      .getByRole('button', { name: /^Cancel extra/ })
      .click()
    await expect(price(page)).toContainText('$84.00')
    await pressOn(page, confirm(page))
    await seesDone(page, 'Your extras have been updated')
    await expect(main(page)).toContainText('You’ll be refunded $84.00')
    await hasStayed()
  })

  test.describe(() => {
    leaveToTheFullRun(
      'PayPal is one mechanism, as the balance shows',
      ['journeys/src/balance/balance.journey.ts', 'by PayPal: refused nothing is paid, and approved it is'],
      [
        'portal/src/routes/change-payment/use-change-payment.test.tsx',
        'whose answer is lost, on a page that is read again, repeats the confirm and pays nothing twice',
      ],
    )
    test('paid by PayPal: left without an answer nothing is booked, and approved it is, once', async ({
      page,
      hotel,
    }) => {
      const { hasChanged, hasStayed } = await quoted(page, hotel)
      await goPay(page)
      await page.getByRole('tab', { name: 'PayPal' }).click()
      await acceptTerms(page)
      await payButton(page).click()
      await page.getByRole('link', { name: 'Go back without answering' }).click()
      await expect(main(page)).toContainText('The payment wasn’t approved with PayPal')
      await hasStayed()
      await losesAnswers(page, { ...confirming, times: 1 })
      await payButton(page).click()
      await page.getByRole('button', { name: 'Approve' }).click()
      await seesDone(page)
      await expect(main(page)).toContainText('PayPal')
      await hasChanged()
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service adds them to the balance, and a change that is paid later is made by one page',
      [
        'booking-service/src/add-ons/services.test.ts',
        'on the balance raises the total and the balance, and charges nothing',
      ],
      ['portal/src/routes/change/use-change.test.tsx', 'that is paid later is made, and its page says so'],
      ['design-system/src/screens/add-services/add-services.stories.tsx', 'QuotedOnTwoDays'],
      ['design-system/src/screens/change-done/change-done.stories.tsx', 'AtCheckIn'],
    )
    test('two on the day of the stay that is asked for, added to the balance: the total grows, nothing is charged', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const before = await hotel.servicesOf(guest)
      await openServices(page, guest)
      await add(page, massage)
      const day = whichDay(page, massage)
      await expect(day).toBeFocused()
      // No day is presumed: until one is chosen there is nothing to pay.
      await expect(price(page)).toHaveCount(0)
      await day.selectOption({ index: 2 })
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowUp')
      await expect(price(page)).toContainText('+$240.00')
      await price(page)
        .getByRole('radio', { name: /Before arrival|At check-in/ })
        .check({ force: true })
      await pressOn(page, confirm(page))
      await seesDone(page)
      await expect(main(page)).toContainText('Nothing was charged today')
      expect(await hotel.servicesOf(guest)).toEqual([
        ...before,
        { room: 1, name: massage, quantity: 2, isPaid: false },
      ])
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'until when is the service’s, and what cannot be had is said by the page',
      ['booking-service/src/add-ons/services.test.ts', '%s can be, until its notice runs out'],
      [
        'portal/src/routes/change/use-change.test.tsx',
        'that cannot be had is said once the page has read again what it chooses from',
      ],
      ['design-system/src/screens/add-services/add-services.stories.tsx', 'NoLongerOffered'],
    )
    test('its notice runs out while it is looked at: said, and it stays', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      await openServices(page, guest)
      await add(page, minibar)
      await price(page)
        .getByRole('radio', { name: /Before arrival|At check-in/ })
        .check({ force: true })
      await pressOn(page, confirm(page))
      await seesDone(page)
      const before = await hotel.servicesOf(guest)
      await page.getByRole('link', { name: 'Back to your reservation' }).click()
      await openAgain(page)
      await unfoldMine(page)
      await expect(mine(page, minibar).getByRole('button')).toBeVisible()
      await hotel.noticeRunsOut(guest)
      await mine(page, minibar).getByRole('button').click()
      await expect(price(page)).toContainText(`${minibar} can no longer be canceled`)
      await mine(page, minibar)
        .getByRole('button', { name: /^Keep extra/ })
        .click()
      await expect(price(page)).toHaveCount(0)
      await expect(mine(page, minibar)).toContainText('Free cancellation ended on')
      await expect(mine(page, minibar).getByRole('button')).toHaveCount(0)
      await expect(menu(page)).toBeVisible()
      expect(await hotel.servicesOf(guest)).toEqual(before)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('any change is paid for by one page, as upgrading shows')
    journeysOfAnyChange({ payment: '/services/payment', quoted, openAgain })
  })
})
