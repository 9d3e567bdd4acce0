import type { Page } from '@playwright/test'
import { losesAnswers } from '../bad-line.ts'
import type { Booked } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import * as cards from '../paying/cards.ts'
import { acceptTerms, pay, payButton, typeCard } from '../paying/page.ts'
import { expect, main, seesReservation } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** Paying what is still due, as the guest of one property's sample stay does it. */
onEachProperty('paying the balance', ({ sampleCode, name }) => {
  async function atBalance(page: Page, guest: Booked): Promise<void> {
    await openSignedIn(page, guest)
    await main(page).getByRole('link', { name: 'Pay balance' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/payment$/)
    await expect(payButton(page)).toBeVisible()
  }
  const seesPaid = async (page: Page): Promise<void> => {
    await expect(page).toHaveURL(/\/payment\/done$/)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('We received your payment')
  }

  test.describe(() => {
    leaveToTheFullRun(
      'receipts pay it by card, and PayPal pays it whole',
      [
        'journeys/src/receipts/receipts.journey.ts',
        'each payment has one, with a document; a stranger verifies it and the file with all without network, and one changed sign is told',
      ],
      ['journeys/src/balance/balance.journey.ts', 'by PayPal: refused nothing is paid, and approved it is'],
      [
        'portal/src/routes/balance/use-balance.test.tsx',
        'whole, takes the quote that was shown, and says what was paid',
      ],
      [
        'booking-service/src/balance/balance.test.ts',
        'whole, it is charged once, and everything is paid: rooms, add-ons and the transfer',
      ],
    )
    test('whole, by card: the reservation says paid, and its history has the payment', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      await atBalance(page, guest)
      await pay(page, cards.pays)
      await seesPaid(page)
      await expect(main(page)).toContainText('ending in 1111')
      await expect(main(page)).toContainText('Your stay is paid in full.')
      expect(await hotel.balanceOf(guest)).toBe(0)
      await page.reload()
      await seesPaid(page)
      await main(page).getByRole('link', { name: 'Back to your reservation' }).first().click()
      await seesReservation(page)
      await expect(main(page).getByRole('link', { name: 'Pay balance' })).toHaveCount(0)
      await expect(main(page)).toContainText('Paid in full')
      await page.goto(`${guest.origin}/payment`)
      await expect(page).not.toHaveURL(/\/payment$/)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'receipts pay another amount and then the rest',
      [
        'journeys/src/receipts/receipts.journey.ts',
        'each payment has one, with a document; a stranger verifies it and the file with all without network, and one changed sign is told',
      ],
      ['portal/src/routes/balance/use-balance.test.tsx', 'in part, is quoted for that part first'],
      ['design-system/src/screens/balance/balance.stories.tsx', 'AnotherAmount'],
    )
    test('another amount: the rest stays due, and is paid the next time', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await atBalance(page, guest)
      await page.getByRole('radio', { name: 'Another amount' }).check({ force: true })
      await page.getByRole('textbox', { name: /^Amount/ }).fill('250')
      await pay(page, cards.pays)
      await seesPaid(page)
      await expect(main(page)).toContainText('is still due by')
      expect(await hotel.balanceOf(guest)).toBe(due - 25_000)
      await page.goto(`${guest.origin}/payment`)
      await pay(page, cards.alsoPays)
      await seesPaid(page)
      expect(await hotel.balanceOf(guest)).toBe(0)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('a refused card is one mechanism, as changing dates shows')
    test('the bank says no: nothing is paid, and another card pays', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await atBalance(page, guest)
      await pay(page, cards.insufficientFunds)
      await expect(main(page)).toContainText('This card can’t cover the amount')
      expect(await hotel.balanceOf(guest)).toBe(due)
      await typeCard(page, cards.alsoPays)
      await payButton(page).click()
      await seesPaid(page)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('the bank’s own page is one mechanism, as changing dates shows')
    test('the bank asks first: left without an answer nothing is charged, and approved it is paid', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      await atBalance(page, guest)
      await pay(page, cards.asksFirst)
      await expect(page).toHaveURL(/\/challenge\//)
      await page.goto(`${guest.origin}/payment`)
      await expect(main(page)).toContainText('Verification was canceled')
      await typeCard(page, cards.asksFirst)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/challenge\//)
      await page.getByRole('button', { name: 'Approve' }).click()
      await seesPaid(page)
      expect(await hotel.balanceOf(guest)).toBe(0)
    })
  })

  // The partner takes cards alone.
  if (name !== 'the resorts partner') {
    async function atPayPal(page: Page, guest: Booked) {
      await atBalance(page, guest)
      await page.getByRole('tab', { name: 'PayPal' }).click()
      await acceptTerms(page)
      return async () => {
        await payButton(page).click()
        await expect(page).toHaveURL(/\/challenge\//)
        await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible()
      }
    }

    test('by PayPal: refused nothing is paid, and approved it is', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      const toPayPal = await atPayPal(page, guest)
      await toPayPal()
      await page.getByRole('button', { name: 'Decline' }).click()
      await expect(main(page)).toContainText('PayPal didn’t approve the payment')
      expect(await hotel.balanceOf(guest)).toBe(due)
      await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true')
      await toPayPal()
      await page.getByRole('button', { name: 'Approve' }).click()
      await seesPaid(page)
      await expect(main(page)).toContainText('Your stay is paid in full.')
      expect(await hotel.balanceOf(guest)).toBe(0)
      await main(page).getByRole('link', { name: 'Back to your reservation' }).first().click()
      await seesReservation(page)
      await expect(main(page).getByRole('link', { name: 'Pay balance' })).toHaveCount(0)
      await expect(main(page)).toContainText('Paid in full')
      await page.getByRole('tab', { name: 'Details' }).click()
      await expect(main(page)).toContainText('PayPal')
    })

    test.describe(() => {
      leaveToTheFullRun(
        'PayPal’s page is left as a bank’s is, and a lost answer is one mechanism, as changing dates shows',
        [
          'journeys/src/dates/paying.ts',
          'the bank asks first: Back from its page charges nothing, and keeps what was chosen and accepted',
        ],
        [
          'journeys/src/dates/lost-answers.ts',
          'answers lost again and again, ${named}: trying again is safe',
        ],
        [
          'portal/src/routes/balance/use-balance.test.tsx',
          'whose answer is lost, on a page that is read again, repeats the same and pays once',
        ],
        ['design-system/src/screens/balance/balance.stories.tsx', 'LeftPayPal'],
      )
      test('by PayPal: left without an answer nothing is paid, and an answer that is lost then pays once', async ({
        page,
        hotel,
      }) => {
        const guest = await hotel.books(sampleCode)
        const due = await hotel.balanceOf(guest)
        const toPayPal = await atPayPal(page, guest)
        await toPayPal()
        await page.getByRole('link', { name: 'Go back without answering' }).click()
        await expect(main(page)).toContainText('The payment wasn’t approved with PayPal')
        await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true')
        expect(await hotel.balanceOf(guest)).toBe(due)
        await losesAnswers(page, { url: '**/api/booking/*/balance', method: 'POST', times: 10 })
        await toPayPal()
        await page.getByRole('button', { name: 'Approve' }).click()
        const again = main(page).getByRole('button', { name: 'Try again' })
        await expect(again).toBeVisible()
        await page.unrouteAll()
        await again.click()
        await seesPaid(page)
        expect(await hotel.balanceOf(guest)).toBe(0)
      })
    })
  }

  test.describe(() => {
    leaveToTheFullRun(
      'a lost answer while paying is one mechanism, as changing dates shows',
      ['journeys/src/dates/lost-answers.ts', 'answers lost again and again, ${named}: trying again is safe'],
      [
        'portal/src/routes/balance/use-balance.test.tsx',
        'whose answer is lost, on a page that is read again, repeats the same and pays once',
      ],
      [
        'booking-service/src/balance/balance.test.ts',
        'whose answer is lost, it is found again and paid once',
      ],
      ['design-system/src/screens/balance/balance.stories.tsx', 'AnswerLost'],
    )
    test('an answer that is lost: trying again pays once', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      await atBalance(page, guest)
      await typeCard(page, cards.pays)
      await acceptTerms(page)
      await losesAnswers(page, { url: '**/api/booking/*/balance', method: 'POST', times: 10 })
      await payButton(page).click()
      const again = main(page).getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await page.unrouteAll()
      await page.reload()
      await again.click()
      await seesPaid(page)
      expect(await hotel.balanceOf(guest)).toBe(0)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'a page keeps what was chosen in another language, as cancelling shows, and other texts are accepted anew by one function',
      [
        'journeys/src/cancelling/language.journey.ts',
        'another language is chosen: the rooms that go are told in it, and what was accepted stays accepted',
      ],
      [
        'portal/src/routes/balance/use-balance.test.tsx',
        'in another language is read with its texts in that language, by the same quote',
      ],
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'ANewPriceIsAcceptedAnew'],
    )
    test('in another language: what was picked stays, and the terms are accepted as they are read then', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      await atBalance(page, guest)
      await page.getByRole('radio', { name: 'Another amount' }).check({ force: true })
      await page.getByRole('textbox', { name: /^Amount/ }).fill('250')
      await acceptTerms(page)
      const languages = page.getByLabel('Language')
      const other = (await languages.getByRole('option').allInnerTexts()).find((name) => name !== 'English')
      await languages.selectOption({ label: other ?? '' })
      await expect(page.locator('html')).not.toHaveAttribute('lang', 'en-US')
      await expect(page.getByRole('textbox')).toHaveValue('250')
      await expect(page.getByRole('checkbox').last()).not.toBeChecked()
      await expect(page.getByRole('button', { name: /250/ }).filter({ visible: true })).toBeVisible()
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'nothing is asked of a bank',
      ['portal/src/routes/balance/use-balance.test.tsx', 'before arrival charges nothing'],
      [
        'booking-service/src/balance/balance.test.ts',
        'it stays due by its day, nothing is charged, and what was accepted is noted',
      ],
      ['design-system/src/screens/balance/balance.stories.tsx', 'BeforeArrival'],
    )
    test('before arrival: nothing is charged, and the balance stays due by its day', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await atBalance(page, guest)
      await page.getByRole('radio', { name: 'Pay before arrival' }).check({ force: true })
      await acceptTerms(page)
      await payButton(page).click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You’ll pay before arrival')
      expect(await hotel.balanceOf(guest)).toBe(due)
    })
  })
})
