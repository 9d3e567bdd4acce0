import type { Page } from '@playwright/test'
import { expect, fillSignIn, pressSignIn, seesReservation } from '../product.ts'
import type { Booked, Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import * as cards from './cards.ts'
import {
  acceptTerms,
  choose,
  confirm,
  goPay,
  losesAnswers,
  main,
  openDates,
  payButton,
  price,
  seesCalendar,
  seesDone,
  toPayment,
  typeCard,
} from './page.ts'

const twoWeeks = 14

/** Every way a change of dates can go, as the guest of one property's sample stay goes it. */
export function journeysOfDates(property: string, sampleCode: string): void {
  /** A guest before a quote for the same stay two weeks later, at so many per cent of today's price. */
  const quoted = async (page: Page, hotel: Hotel, percent: number): Promise<Booked> => {
    const guest = await hotel.books(sampleCode)
    await hotel.prices(guest, twoWeeks, percent)
    await openDates(page, guest)
    await choose(page, await hotel.later(guest, twoWeeks))
    await expect(price(page)).toContainText(/This price is yours for|We hold this price/)
    return guest
  }
  const hasMoved = async (hotel: Hotel, guest: Booked) =>
    expect(await hotel.stayOf(guest.reservationCode)).toEqual(await hotel.later(guest, twoWeeks))
  const hasStayed = async (hotel: Hotel, guest: Booked) =>
    expect(await hotel.stayOf(guest.reservationCode)).toEqual(guest.stay)

  test.describe(property, () => {
    test('dearer: paid by card, the new stay is the reservation from then on', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      await expect(price(page)).toContainText('to pay')
      await toPayment(page).click()
      await typeCard(page, cards.pays)
      // Paying needs the terms, and says so.
      await payButton(page).click()
      await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
      await acceptTerms(page)
      await payButton(page).click()

      await seesDone(page)
      await expect(main(page)).toContainText('ending in 1111')
      await hasMoved(hotel, guest)
      await page.reload()
      await seesDone(page)
      await page.getByRole('link', { name: 'Back to your reservation' }).click()
      await seesReservation(page)
      await page.getByRole('tab', { name: 'Information' }).click()
      await expect(main(page)).toContainText(/Dates changed/i)
    })

    test('cheaper: the difference goes back, and nobody is sent to a payment page', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 80)
      await expect(price(page)).toContainText('comes back to you')
      await confirm(page).click()
      await seesDone(page)
      await expect(main(page)).toContainText(/comes back to you/)
      await hasMoved(hotel, guest)
    })

    test('the same price: nothing to pay, no payment page', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 100)
      await expect(price(page)).toContainText('no difference')
      await confirm(page).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })

    test('sold out in between: the room is named, the nearest stay is one tap away', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 100)
      await hotel.sellsOut(guest, (await hotel.later(guest, twoWeeks)).arrival)
      await confirm(page).click()
      await expect(main(page)).toContainText(/Room number 1: .+ is no longer available/)
      await hasStayed(hotel, guest)
      await price(page).getByRole('listitem').getByRole('button').first().click()
      await expect(confirm(page).or(toPayment(page)).first()).toBeVisible()
    })

    test('a promotion that is lost is said before anything changes', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      await hotel.givesPromotion(guest)
      await hotel.prices(guest, twoWeeks, 100)
      await openDates(page, guest)
      await choose(page, await hotel.later(guest, twoWeeks))
      await expect(price(page)).toContainText('no longer applies')
      await confirm(page).or(toPayment(page)).first().click()
    })

    test('a quote that ran out renews itself', async ({ page, hotel }) => {
      await page.clock.install()
      const guest = await quoted(page, hotel, 100)
      await hotel.prices(guest, twoWeeks, 110)
      await page.clock.fastForward('15:30')
      await expect(price(page)).toContainText('The price ran out, here is a fresh one')
      await expect(price(page)).toContainText(/The new total was .+ and is now .+ more/)
      await expect(toPayment(page)).toBeVisible()
    })

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

    test('the bank asks first: approved, the change stands', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.asksFirst)
      await payButton(page).click()
      await expect(page).toHaveURL(/pay\.localhost.*\/challenge\//)
      await page.getByRole('button', { name: 'Approve' }).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })

    test('the bank asks first: refused, nothing changed and nothing was charged', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.asksFirst)
      await payButton(page).click()
      await page.getByRole('button', { name: /refuse|reject|decline/i }).click()
      await expect(main(page)).toContainText('Nothing was charged')
      await hasStayed(hotel, guest)
    })

    test('a declined card says why, and another one pays', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.insufficientFunds)
      await payButton(page).click()
      await expect(main(page)).toContainText('This card does not cover the amount')
      await typeCard(page, cards.alsoPays)
      await payButton(page).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })

    test('an answer lost on the way: asked for again by itself, charged and changed once', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.pays)
      await losesAnswers(page, 1)
      await payButton(page).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })

    for (const [named, percent] of [
      ['with nothing to pay', 100],
      ['paid by card', 120],
    ] as const)
      test(`answers lost again and again, ${named}: trying again is safe`, async ({ page, hotel }) => {
        const guest = await quoted(page, hotel, percent)
        const isPaid = percent > 100
        if (isPaid) await goPay(page, cards.pays)
        await losesAnswers(page, 10)
        await (isPaid ? payButton(page) : confirm(page)).click()
        const again = main(page).getByRole('button', { name: 'Try again' })
        await expect(again).toBeVisible()
        await hasMoved(hotel, guest)
        await page.unrouteAll()
        await again.click()
        await seesDone(page)
        await hasMoved(hotel, guest)
      })

    test('a card whose answer is lost: the page asks the bank until it knows, and charges once', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.losesTheAnswer)
      await payButton(page).click()
      await expect(main(page)).toContainText('We are asking your bank')
      await seesDone(page)
      await hasMoved(hotel, guest)
    })

    test('reload and Back at every step keep what was chosen', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      const total = await price(page).getByText('to pay').first().innerText()
      await page.reload()
      await expect(price(page)).toContainText(total)
      await toPayment(page).click()
      await expect(payButton(page)).toBeVisible()
      await page.reload()
      await expect(payButton(page)).toBeVisible()
      await page.goBack()
      await expect(price(page)).toContainText(total)
      await page.goForward()
      await expect(payButton(page)).toBeVisible()
      await typeCard(page, cards.pays)
      await acceptTerms(page)
      await payButton(page).click()
      await seesDone(page)
      // What is done is not offered again.
      await page.goBack()
      await expect(payButton(page)).toHaveCount(0)
      await hasMoved(hotel, guest)
    })

    test('two tabs: the second is told, and changes nothing', async ({ page, context, hotel }) => {
      const guest = await quoted(page, hotel, 100)
      const other = await context.newPage()
      await other.goto(`${guest.origin}/update/dates`)
      await seesCalendar(other)
      await choose(other, await hotel.later(guest, twoWeeks + 1))
      await expect(confirm(other).or(toPayment(other)).first()).toBeVisible()
      await confirm(page).click()
      await expect(main(page)).toContainText(/newer price|meanwhile/i)
      await hasStayed(hotel, guest)
    })

    test('a session that ends in the middle leads back to the same price', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 100)
      await hotel.endsSessions(guest)
      await confirm(page).click()
      await page.getByRole('button', { name: 'Sign in again' }).click()
      await fillSignIn(page, guest)
      await pressSignIn(page)
      await expect(page).toHaveURL(/\/update\/dates/)
      await expect(confirm(page)).toBeVisible()
      await hasStayed(hotel, guest)
      await confirm(page).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })
}
