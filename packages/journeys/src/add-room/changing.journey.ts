import { test } from '../hotel/test.ts'
import { price, seesQuote } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import { category, confirmCategory, openRooms, seesDone } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { pressOn } from '../press-on.ts'

test.describe(() => {
  leaveToTheFullRun(
    'money goes back from any change the same way, as add-ons show',
    [
      'journeys/src/services/services.journey.ts',
      'taken and paid by card, then given back: the money goes back to the card',
    ],
    [
      'booking-service/src/changes/change-rooms.test.ts',
      'never goes to a lower category; a change of rooms may, and refunds the difference',
    ],
    ['design-system/src/screens/add-room/add-room.stories.tsx', 'ALowerCategory'],
  )
  test('a lower category: what was paid too much comes back', async ({ page, hotel }) => {
    const guest = await hotel.books('ZLLC-109E6A-CA')
    await hotel.sellsOwnNights(guest, 100)
    await openRooms(page, guest)
    await page.getByRole('tab', { name: 'Change a room' }).click()
    await category(page, 'Royale Deluxe').check({ force: true })
    await seesQuote(page)
    await expect(price(page)).toContainText('be refunded')
    await pressOn(page, confirmCategory(page))
    await seesDone(page, 'category')
    expect(await hotel.categoriesOf(guest)).toEqual(['Royale Deluxe'])
  })
})

test.describe(() => {
  leaveToTheFullRun('an option that is sold out is a story, and the confirming call decides')
  test('sold out while the offers are looked at: named, and no longer a choice', async ({ page, hotel }) => {
    const guest = await hotel.books('ZLLC-109E6A-CA')
    await openRooms(page, guest)
    await page.getByRole('tab', { name: 'Change a room' }).click()
    await expect(category(page, 'Royale Oceanfront')).toBeVisible()
    await hotel.leaves(guest, 'Royale Oceanfront', 0)
    await category(page, 'Royale Oceanfront').check({ force: true })
    await expect(price(page)).toContainText('Room 1, Royale Oceanfront is no longer available')
    await expect(category(page, 'Royale Oceanfront')).toHaveCount(0)
    expect(await hotel.categoriesOf(guest)).toEqual(['Governor Suite'])
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'nine rooms are a story, the tenth is refused by the service',
    ['design-system/src/screens/add-room/add-room.stories.tsx', 'NineRooms'],
    ['booking-service/src/changes/change-rooms.test.ts', 'is refused beyond the ninth room'],
  )
  test('a reservation of nine rooms takes no more, and the page says whom to call', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPPL-106C7E-AD')
    while ((await hotel.roomsOf(guest)).length < 9) await hotel.addsRoom(guest)
    await openRooms(page, guest)
    await expect(main(page)).toContainText('maximum of nine rooms')
    await expect(main(page).getByRole('button', { name: 'Add this room' })).toHaveCount(0)
  })
})
