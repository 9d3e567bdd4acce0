import type { Page } from '@playwright/test'
import { losesAnswers } from '../bad-line.ts'
import type { Booked } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import * as cards from '../paying/cards.ts'
import { acceptTerms, goToPayment, pay, payButton, typeCard } from '../paying/page.ts'
import { expect, main, seesReservation } from '../product.ts'
import { add, openServices, seesDone } from '../services/page.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** A balance that is charged to a stored card on its day, as the guest of one property's sample stay does it. */
onEachProperty('charging the balance automatically', ({ sampleCode }) => {
  const agreeButton = (page: Page) => page.getByRole('button', { name: /^Charge my card on/ })
  const cancelButton = (page: Page) => main(page).getByRole('button', { name: 'Cancel the automatic charge' })

  async function choosesAutomatic(page: Page, guest: Booked, card: string): Promise<void> {
    await openSignedIn(page, guest)
    await main(page).getByRole('link', { name: 'Pay balance' }).filter({ visible: true }).click()
    await expect(payButton(page)).toBeVisible()
    await page.getByRole('radio', { name: /^Automatic charge on/ }).check({ force: true })
    await typeCard(page, card)
    await acceptTerms(page)
    await agreeButton(page).click()
  }
  async function seesAgreed(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/payment\/done$/)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('We’ll charge your card')
  }
  async function backToReservation(page: Page): Promise<void> {
    await main(page).getByRole('link', { name: 'Back to your reservation' }).first().click()
    await seesReservation(page)
  }

  test('the bank confirms a new card, the day comes, and the balance is paid', async ({ page, hotel }) => {
    const guest = await hotel.books(sampleCode)
    const due = await hotel.balanceOf(guest)
    await choosesAutomatic(page, guest, cards.asksFirst)
    await expect(page).toHaveURL(/\/challenge\//)
    await page.getByRole('button', { name: 'Approve' }).click()
    await seesAgreed(page)
    await expect(main(page)).toContainText('ending in 3220')
    expect(await hotel.balanceOf(guest)).toBe(due)
    await backToReservation(page)
    await expect(main(page)).toContainText(/We’ll charge .+ to your Visa ending in\s3220 on/)
    await hotel.balanceFallsDue(guest)
    await expect.poll(() => hotel.balanceOf(guest), { timeout: 30_000 }).toBe(0)
    await expect.poll(() => hotel.letterKindsTo(guest)).toEqual(['charge-agreed', 'charge-made'])
    await page.reload()
    await seesReservation(page)
    await expect(main(page)).toContainText('Paid in full')
    await expect(cancelButton(page)).toHaveCount(0)
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(main(page)).toContainText('Automatic charge arranged')
    await expect(main(page)).toContainText('ending in 3220')
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the days and letters are the job’s, what the guest reads is a story',
      [
        'booking-service/src/automatic-charges/automatic-charge.test.ts',
        'is asked three times in five days, each time with a letter, and then no more',
      ],
      ['design-system/src/patterns/automatic-charge/automatic-charge.stories.tsx', 'Declined'],
      ['design-system/src/patterns/automatic-charge/automatic-charge.stories.tsx', 'GivenUp'],
    )
    test('a card that is declined is asked again, and the guest pays with another one', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await choosesAutomatic(page, guest, cards.declinedOnceStored)
      await seesAgreed(page)
      await backToReservation(page)
      await hotel.balanceFallsDue(guest)
      const letters = () => hotel.letterKindsTo(guest)
      await expect.poll(letters, { timeout: 30_000 }).toEqual(['charge-agreed', 'charge-declined'])
      await hotel.cardIsAskedAgain(guest)
      await expect.poll(letters, { timeout: 30_000 }).toHaveLength(3)
      await hotel.cardIsAskedAgain(guest)
      await expect
        .poll(letters, { timeout: 30_000 })
        .toEqual(['charge-agreed', 'charge-declined', 'charge-declined', 'charge-given-up'])
      expect(await hotel.balanceOf(guest)).toBe(due)
      await page.reload()
      await seesReservation(page)
      await expect(main(page)).toContainText('Your card was declined')
      await main(page)
        .getByRole('link', { name: 'Use another card' })
        .filter({ visible: true })
        .first()
        .click()
      await pay(page, cards.alsoPays)
      await expect(page).toHaveURL(/\/payment\/done$/)
      expect(await hotel.balanceOf(guest)).toBe(0)
      await backToReservation(page)
      await expect(main(page)).not.toContainText('Your card was declined')
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the agreement is made with the change, and the page hands it over',
      [
        'booking-service/src/changes/charged-on-its-day.test.ts',
        'a change is made and its new balance agreed to at once, with the terms; on its day all of it is charged, once',
      ],
      [
        'portal/src/routes/change-payment/use-change-payment.test.tsx',
        'with a new card has it verified first; a page that is read again goes on',
      ],
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'ChargedOnItsDay'],
    )
    test('agreed to on the payment page of a change: the change is made, and all that is due is charged on its day', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await openServices(page, guest)
      await add(page, 'Minibar to your taste')
      await goToPayment(page, '/services/payment')
      await page.getByRole('radio', { name: /^Automatic charge on/ }).check({ force: true })
      await expect(main(page)).toContainText('your balance with this change, never more')
      await typeCard(page, cards.asksFirst)
      await acceptTerms(page)
      await agreeButton(page).click()
      await page.getByRole('button', { name: 'Approve' }).click()
      await seesDone(page)
      await expect(main(page)).toContainText(/We’ll charge .+ on/)
      await expect(main(page).getByRole('link', { name: 'Have it charged automatically' })).toHaveCount(0)
      expect(await hotel.balanceOf(guest)).toBeGreaterThan(due)
      await hotel.balanceFallsDue(guest)
      await expect.poll(() => hotel.balanceOf(guest), { timeout: 30_000 }).toBe(0)
      // The first two are ordered at once, and come in either order.
      await expect
        .poll(async () => (await hotel.letterKindsTo(guest)).toSorted())
        .toEqual(['charge-agreed', 'charge-made', 'stay-changed'])
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service charges nothing, and what a guest presses is tested in the portal',
      [
        'booking-service/src/automatic-charges/automatic-charge.test.ts',
        'cancelled, nothing is charged and the balance stays due',
      ],
      [
        'booking-service/src/automatic-charges/remove-stored-card.test.ts',
        'is finished by the guest who repeats it: the card is gone, which is noted and audited once',
      ],
      [
        'portal/src/routes/reservation/automatic-charge.test.tsx',
        'an automatic charge is cancelled by one press, also where its answer is lost',
      ],
      [
        'portal/src/routes/change-payment/use-card-removal.test.tsx',
        'a stored card is gone once the service says so, and stays where the line is lost',
      ],
      ['design-system/src/patterns/automatic-charge/automatic-charge.stories.tsx', 'Cancelling'],
    )
    test('cancelled before its day, and the stored card removed: nothing is charged', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await choosesAutomatic(page, guest, cards.pays)
      await seesAgreed(page)
      await backToReservation(page)
      await cancelButton(page).click()
      await expect(cancelButton(page)).toHaveCount(0)
      await main(page).getByRole('link', { name: 'Pay balance' }).filter({ visible: true }).click()
      const stored = page.getByRole('radio', { name: /ending in 1111/ })
      await expect(stored).toHaveCount(1)
      await page.getByRole('button', { name: 'Remove this card' }).filter({ visible: true }).click()
      await expect(stored).toHaveCount(0)
      await hotel.balanceFallsDue(guest)
      expect(await hotel.letterKindsTo(guest)).toEqual(['charge-agreed'])
      expect(await hotel.balanceOf(guest)).toBe(due)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the bank’s page and a lost answer are one mechanism each, as changing dates shows',
      [
        'journeys/src/dates/paying.ts',
        'the bank asks first: Back from its page charges nothing, and keeps what was chosen and accepted',
      ],
      ['portal/src/routes/balance/use-balance.test.tsx', 'automatically, with a new card, verifies it first'],
      [
        'portal/src/routes/balance/use-balance.test.tsx',
        '%s, an answer that is lost is asked for again by either button, with the same key',
      ],
      [
        'booking-service/src/automatic-charges/automatic-charge.test.ts',
        'with a new card, its bank asks once, nothing is charged, and the card is stored',
      ],
    )
    test('the bank’s question left without an answer, then an answer that is lost: agreed to once', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await choosesAutomatic(page, guest, cards.asksFirst)
      await expect(page).toHaveURL(/\/challenge\//)
      await page.goto(`${guest.origin}/payment`)
      await expect(main(page)).toContainText('Verification was canceled')
      await losesAnswers(page, { url: '**/api/booking/*/automatic-charge', method: 'POST', times: 10 })
      await typeCard(page, cards.pays)
      await agreeButton(page).click()
      const again = main(page).getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await page.unrouteAll()
      await again.click()
      await seesAgreed(page)
      await expect(main(page)).toContainText('ending in 1111')
      await expect.poll(() => hotel.letterKindsTo(guest)).toEqual(['charge-agreed'])
      expect(await hotel.balanceOf(guest)).toBe(due)
    })
  })
})
