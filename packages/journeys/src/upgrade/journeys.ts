import type { Page } from '@playwright/test'
import type { Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { goToPayment, pay, payButton, price, seesQuote } from '../paying/page.ts'
import { expect, main, seesReservation, signInAgain } from '../product.ts'
import { choose, offer, openAgain, openUpgrade, seesDone, seesOffers } from './page.ts'

/** Upgrading as the guest of one property's sample stay does it. */
export function journeysOfUpgrade(property: string, sampleCode: string): void {
  test.describe(property, () => {
    /** A guest of the journey's own who sees what the best category costs for the first room. */
    async function quoted(page: Page, hotel: Hotel) {
      const guest = await hotel.books(sampleCode)
      const [best = ''] = await hotel.superiorTo(guest)
      const before = await hotel.categoriesOf(guest)
      await openUpgrade(page, guest)
      await choose(page, 1, best)
      await seesQuote(page)
      const hasStayed = async () => expect(await hotel.categoriesOf(guest)).toEqual(before)
      const hasUpgraded = async () =>
        expect(await hotel.categoriesOf(guest)).toEqual([best, ...before.slice(1)])
      return { guest, best, before, hasStayed, hasUpgraded }
    }

    const goPay = (page: Page) => goToPayment(page, '/upgrade/payment')

    test('upgraded and paid by card: the new room is the reservation’s from then on', async ({
      page,
      hotel,
    }) => {
      const { best, hasUpgraded } = await quoted(page, hotel)
      await expect(price(page)).toContainText('to pay')
      await goPay(page)
      await pay(page, cards.pays)
      await seesDone(page)
      await expect(main(page)).toContainText('ending in 1111')
      await hasUpgraded()
      await page.reload()
      await seesDone(page)
      await page.getByRole('link', { name: 'Back to your reservation' }).click()
      await seesReservation(page)
      await page.getByRole('tab', { name: 'Information' }).click()
      await expect(main(page)).toContainText(best)
    })

    test('several rooms in one go: one price, one payment, every one of them upgraded', async ({
      page,
      hotel,
    }) => {
      const { guest, best, before } = await quoted(page, hotel)
      await main(page)
        .getByRole('button', { name: /^Choose this for every room/ })
        .click()
      await seesQuote(page)
      for (const number of before.keys())
        await expect(price(page)).toContainText(new RegExp(`Room ${number + 1}`))
      await goPay(page)
      await pay(page, cards.alsoPays)
      await seesDone(page, before.length)
      expect(await hotel.categoriesOf(guest)).toEqual(before.map(() => best))
    })

    test('the bank says no: nothing changed, what was chosen is kept, and another card pays', async ({
      page,
      hotel,
    }) => {
      const { best, hasStayed, hasUpgraded } = await quoted(page, hotel)
      await goPay(page)
      await pay(page, cards.insufficientFunds)
      await expect(main(page)).toContainText('This card does not cover the amount')
      await hasStayed()
      await page.goBack()
      await expect(offer(page, 1, best)).toBeChecked()
      await goPay(page)
      await pay(page, cards.pays)
      await seesDone(page)
      await hasUpgraded()
    })

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
      await expect(price(page)).toContainText(`Room number 1: ${best} is no longer available`)
      await expect(offer(page, 1, best)).toHaveCount(0)
      await expect(main(page).getByRole('listitem').filter({ hasText: best }).first()).toContainText(
        /Sold out: .+You had chosen this one/,
      )
      expect(await hotel.categoriesOf(guest)).toEqual(before)
    })

    test('sold out while it is paid for: nothing is charged, nothing changes', async ({ page, hotel }) => {
      const { guest, best, hasStayed } = await quoted(page, hotel)
      await goPay(page)
      await hotel.leaves(guest, best, 0)
      await pay(page, cards.pays)
      await expect(main(page)).toContainText('Someone was faster')
      await expect(main(page)).toContainText(/nothing was charged/i)
      await hasStayed()
    })

    test('reload and Back keep what was chosen', async ({ page, hotel }) => {
      const { best, hasUpgraded } = await quoted(page, hotel)
      await page.reload()
      await seesOffers(page)
      await expect(offer(page, 1, best)).toBeChecked()
      await seesQuote(page)
      await goPay(page)
      await page.reload()
      await expect(payButton(page)).toBeVisible()
      await page.goBack()
      await expect(offer(page, 1, best)).toBeChecked()
      await page.getByRole('link', { name: 'Back to your reservation' }).click()
      await openAgain(page)
      await expect(offer(page, 1, best)).toBeChecked()
      await goPay(page)
      await pay(page, cards.pays)
      await seesDone(page)
      await hasUpgraded()
      // What is done is not offered again.
      await page.goBack()
      await expect(payButton(page)).toHaveCount(0)
    })

    test('a session that ends in the middle leads back to the same choice', async ({ page, hotel }) => {
      const { guest, best, hasStayed, hasUpgraded } = await quoted(page, hotel)
      await hotel.endsSessions(guest)
      await page.reload()
      await signInAgain(page, guest)
      await expect(page).toHaveURL(/\/upgrade\/room$/)
      await expect(offer(page, 1, best)).toBeChecked()
      await seesQuote(page)
      await hasStayed()
      await goPay(page)
      await pay(page, cards.pays)
      await seesDone(page)
      await hasUpgraded()
    })

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
}
