import { test } from '../hotel/test.ts'
import { price } from '../paying/page.ts'
import { pressOn } from '../press-on.ts'
import { expect, main } from '../product.ts'
import { choose, confirm, dayOf, openDates, pressDay, seesDone } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const massage = '50-minute massage'
const twoWeeksSooner = -14

test('a stay that moves takes its add-ons along or refunds them, as the guest chooses; cancelling free of charge ends sooner, and that is said above the button', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  const days = await hotel.addOnDaysOf(guest)
  const sooner = await hotel.later(guest, twoWeeksSooner)
  await hotel.prices(guest, twoWeeksSooner, 100)
  await openDates(page, guest)
  await choose(page, sooner)

  const addOn = price(page).getByRole('group', { name: new RegExp(massage) })
  await expect(addOn.getByRole('radio', { name: /^Move to/ })).toBeChecked()
  await expect(price(page)).toContainText('no difference')
  const warning = price(page).locator('[data-free-cancellation]')
  await expect(warning).toContainText(
    /^Free cancellation until .+Your current stay can still be canceled free of charge until/,
  )
  const above = (await warning.boundingBox())?.y ?? Number.NaN
  expect(above).toBeLessThan((await confirm(page).boundingBox())?.y ?? Number.NaN)

  await addOn.getByRole('radio', { name: /^Refund \$/ }).check()
  await expect(price(page)).toContainText(/You’ll be refunded \$\d/)
  await addOn.getByRole('radio', { name: /^Move to/ }).check()
  await expect(price(page)).toContainText('no difference')
  await pressOn(page, confirm(page))
  await seesDone(page)
  await expect(main(page)).toContainText(massage)
  expect(await hotel.stayOf(guest.reservationCode)).toEqual(sooner)
  expect(days.length).toBeGreaterThan(0)
  expect(await hotel.addOnDaysOf(guest)).toEqual(days)
})

test.describe(() => {
  leaveToTheFullRun(
    'the calendar is a story, where a stay can end a rule',
    ['design-system/src/patterns/stay-calendar/stay-calendar.stories.tsx', 'BehindASoldOutNight'],
    ['domain/src/rates/stay-end.test.ts', 'ends at the latest on the morning of %s'],
  )
  test('behind a sold-out night a stay cannot end: said with the last day it can, and the arrival stays as chosen', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    const { arrival } = await hotel.later(guest, 14)
    const { arrival: night } = await hotel.later(guest, 17)
    const { arrival: behind } = await hotel.later(guest, 19)
    await hotel.sellsOut(guest, night)
    await openDates(page, guest)
    await pressDay(page, arrival)
    await pressDay(page, behind, { force: true })
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /is sold out, so a stay starting .+ must end by/ }),
    ).toBeVisible()
    await expect(dayOf(page, arrival)).toHaveAttribute('aria-selected', 'true')
    await pressDay(page, night)
    await expect(price(page)).toContainText(/We’re holding this price/)
  })
})
