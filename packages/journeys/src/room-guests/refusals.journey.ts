import { answerTo } from '../bad-line.ts'
import { test } from '../hotel/test.ts'
import { expect, main, sampleGuest, signIn } from '../product.ts'
import { adults, openAgain, openGuests } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

test.describe(() => {
  leaveToTheFullRun('what is not known is a story', [
    'design-system/src/screens/room-guests/room-guests.stories.tsx',
    'PricesFailed',
  ])
  test('a price per guest that is not known is cleared, hidden and said; asked again, it is there', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZMJM-108C4E-AC')
    await page.route('**/api/booking/extra-pax/**', (route) => route.fulfill({ status: 500, body: '' }))
    await openGuests(page, guest)
    await expect(main(page)).toContainText('We couldn’t load the price per guest')
    await expect(main(page)).not.toContainText(' each')
    await page.unrouteAll()
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page)).toContainText(' each')
  })
})

test.describe(() => {
  leaveToTheFullRun('what is not known is a story', [
    'design-system/src/screens/room-guests/room-guests.stories.tsx',
    'NoAgeRange',
  ])
  test('a hotel that tells no ages apart: said in words, with the number to call', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZMJM-108C4E-AC')
    await page.route('**/reservation-details/**', async (route) => {
      const answer = await answerTo(route)
      const whole = (await answer.json()) as { readonly bookingInformation: object }
      const ageRanges = { adults: null, teens: null, kids: null, infants: null }
      const bookingInformation = { ...whole.bookingInformation, ageRanges }
      await route.fulfill({ response: answer, json: { ...whole, bookingInformation } })
    })
    await openGuests(page, guest)
    await expect(main(page).getByRole('alert')).toContainText('Guests can’t be added online right now')
    await expect(adults(page, 'more')).toHaveCount(0)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'who may join is a rule',
    ['design-system/src/screens/room-guests/room-guests.stories.tsx', 'AdultsOnly'],
    [
      'domain/src/changes/occupancy/guests-to-join.test.ts',
      'is an adult where the property is for adults only',
    ],
  )
  test('for adults only, adults only can join', async ({ page }) => {
    await signIn(page, await sampleGuest('leblanc', 'Adults only, every extra'))
    await openAgain(page)
    await expect(main(page)).toContainText('welcomes adult guests only')
    await expect(main(page).getByRole('group')).toHaveCount(1)
  })
})
