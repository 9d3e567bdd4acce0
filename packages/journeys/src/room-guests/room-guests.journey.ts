import type { Page } from '@playwright/test'
import type { Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { journeysOfAnyChange } from '../paying/journeys.ts'
import { goToPayment, pay, price, seesQuote } from '../paying/page.ts'
import { expect, main, seesReservation } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import { adults, confirm, counted, openAgain, openGuests, seesDone } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { pressOn } from '../press-on.ts'

/** Guests who join a room, as the guest of one property's sample stay has them. */
onEachProperty('adding guests', ({ sampleCode }) => {
  /** A guest of the journey's own who sees what one adult more costs in the first room. */
  async function quoted(page: Page, hotel: Hotel, percent = 100) {
    const guest = await hotel.books(sampleCode)
    await hotel.sellsOwnNights(guest, percent)
    const before = await hotel.sleepersOf(guest)
    const [first] = before
    await openGuests(page, guest)
    await adults(page, 'more').click()
    await seesQuote(page)
    const hasStayed = async () => expect(await hotel.sleepersOf(guest)).toEqual(before)
    const seesChoice = () => expect(counted(page)).toHaveValue('1')
    const hasChanged = async () =>
      expect((await hotel.sleepersOf(guest))[0]).toEqual({
        guests: (first?.guests ?? 0) + 1,
        unnamed: (first?.unnamed ?? 0) + 1,
        places: (first?.places ?? 0) - 1,
      })
    return { guest, seesChoice, seesDone: () => seesDone(page), hasStayed, hasChanged }
  }

  const goPay = (page: Page) => goToPayment(page, '/room/payment')

  test('a guest more, paid by card: counted from then on, and waiting for a name', async ({
    page,
    hotel,
  }) => {
    const { hasChanged } = await quoted(page, hotel)
    await expect(main(page)).toContainText(/each/)
    await expect(price(page)).toContainText('to pay')
    await goPay(page)
    await pay(page, cards.pays)
    await seesDone(page)
    await hasChanged()
    await page.reload()
    await seesDone(page)
    await page.getByRole('link', { name: 'Add guest names' }).click()
    await expect(page).toHaveURL(/\/guest-information$/)
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service never refunds it, the page says so',
      [
        'booking-service/src/changes/change-rooms.test.ts',
        'never refunds: an amount paid above today’s price is shown, and stays paid',
      ],
      ['design-system/src/screens/room-guests/room-guests.stories.tsx', 'HiddenCredit'],
    )
    test('what was paid beyond today’s price hides a credit: nothing to pay, and it is said', async ({
      page,
      hotel,
    }) => {
      const { hasChanged } = await quoted(page, hotel, 50)
      await expect(price(page)).toContainText('Nothing more to pay')
      await expect(price(page)).toContainText(/Adding a guest doesn’t make that amount refundable/i)
      await pressOn(page, confirm(page))
      await seesDone(page)
      await hasChanged()
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'any price that moves is told by one page',
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'PriceMoved'],
      [
        'booking-service/src/changes/change-rooms.test.ts',
        'whose price moved is answered with a fresh quote of the same selection',
      ],
    )
    test('a price that moved while it is paid for is shown anew: nobody joins, nothing is charged', async ({
      page,
      hotel,
    }) => {
      const { guest, hasStayed } = await quoted(page, hotel)
      await goPay(page)
      await hotel.sellsOwnNights(guest, 120)
      await pay(page, cards.pays)
      await expect(main(page)).toContainText('The price has changed')
      await hasStayed()
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'a full room is a story, the payment page has a guard',
      ['design-system/src/screens/room-guests/room-guests.stories.tsx', 'FullWithTheseGuests'],
      ['booking-service/src/changes/change-rooms.test.ts', 'never exceeds the room’s occupancy'],
      ['portal/src/guards/payment-guards.test.ts', 'the guest payment guard'],
    )
    test('a room takes no more guests than it sleeps, and the payment page none without guests', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const [first] = await hotel.sleepersOf(guest)
      await openGuests(page, guest)
      for (let places = first?.places ?? 0; places > 0; places -= 1) await adults(page, 'more').click()
      await expect(main(page)).toContainText('Now full')
      await expect(adults(page, 'more')).toBeDisabled()
      for (let places = first?.places ?? 0; places > 0; places -= 1) await adults(page, 'fewer').click()
      await expect(counted(page)).toHaveValue('0')
      await page.goto(`${guest.origin}/room/payment`)
      await expect(page).toHaveURL(/\/my-reservation$/)
      await seesReservation(page)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('any change is paid for by one page, as upgrading shows')
    journeysOfAnyChange({ payment: '/room/payment', quoted, openAgain })
  })
})
