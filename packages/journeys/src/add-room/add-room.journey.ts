import type { Page } from '@playwright/test'
import type { Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { journeysOfAnyChange } from '../paying/journeys.ts'
import { goToPayment, pay, price, seesQuote, toPayment } from '../paying/page.ts'
import { expect, fillSignIn, main, pressSignIn } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import { add, added, fill, openAgain, openRooms, seesDone } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** A room more, as the guest of one property's sample stay adds it. */
onEachProperty('adding a room', ({ sampleCode }) => {
  /** A guest of the journey's own who sees what one room more, like the first, costs. */
  async function quoted(page: Page, hotel: Hotel) {
    const guest = await hotel.books(sampleCode)
    const before = await hotel.categoriesOf(guest)
    const [own = ''] = before
    await openRooms(page, guest)
    await fill(page, own)
    await add(page).click()
    await seesQuote(page)
    const hasStayed = async () => expect(await hotel.categoriesOf(guest)).toEqual(before)
    const seesChoice = () => expect(added(page)).toContainText('Ana Lucía O’Brien')
    const hasChanged = async () => expect(await hotel.categoriesOf(guest)).toEqual([...before, own])
    return { guest, own, seesChoice, seesDone: () => seesDone(page, 'room'), hasStayed, hasChanged }
  }

  const goPay = (page: Page) => goToPayment(page, '/room/add/payment')

  test('a room more, paid by card: it is the reservation’s, and its main guest can sign in', async ({
    page,
    context,
    hotel,
  }) => {
    const { guest, hasChanged } = await quoted(page, hotel)
    await expect(added(page)).toContainText('Ana Lucía O’Brien')
    await goPay(page)
    await pay(page, cards.pays)
    await seesDone(page, 'room')
    await hasChanged()
    await page.reload()
    await seesDone(page, 'room')
    await context.clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto(`${guest.origin}/`)
    await fillSignIn(page, { ...guest, firstName: 'Ana Lucía', lastName: 'O’Brien' })
    await pressSignIn(page)
    await expect(page).toHaveURL(/\/my-reservation/)
  })

  test.describe(() => {
    leaveToTheFullRun(
      'any change that is sold out is told by one page',
      [
        'booking-service/src/changes/last-room.test.ts',
        'an upgrade, an added room and new dates compete for the last room of a category: one gets it, the others keep theirs',
      ],
      [
        'portal/src/routes/change-payment/use-change-payment.test.tsx',
        'of a room that is gone asks for no other dates',
      ],
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'TheNewCategoryIsGone'],
    )
    test('sold out while it is paid for: nothing is charged, no room is added', async ({ page, hotel }) => {
      const { guest, own, hasStayed } = await quoted(page, hotel)
      await goPay(page)
      await hotel.leaves(guest, own, 0)
      await pay(page, cards.pays)
      await expect(main(page)).toContainText('Another guest has just booked this room')
      await expect(main(page)).toContainText(/nothing was charged/i)
      await hasStayed()
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'a selection that is taken back has no price',
      [
        'portal/src/routes/change/use-change.test.tsx',
        'is nothing until something is chosen, then has a price, and is nothing again',
      ],
      ['design-system/src/screens/add-room/add-room.stories.tsx', 'InThePrice'],
    )
    test('taken off again, it is no longer in the price', async ({ page, hotel }) => {
      const { hasStayed } = await quoted(page, hotel)
      await added(page)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(added(page)).toHaveCount(0)
      await expect(toPayment(page)).toHaveCount(0)
      await expect(price(page)).not.toContainText('to pay')
      await hasStayed()
    })
  })

  test.describe(() => {
    leaveToTheFullRun('any change is paid for by one page, as upgrading shows')
    journeysOfAnyChange({ payment: '/room/add/payment', quoted, openAgain })
  })
})
