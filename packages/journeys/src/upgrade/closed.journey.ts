import { test } from '../hotel/test.ts'
import { expect, hosts, main, sampleGuest, signIn } from '../product.ts'
import { chooser, openUpgrade } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

test.describe(() => {
  leaveToTheFullRun(
    'why not is a story, who may is a rule',
    ['design-system/src/screens/room-upgrade/room-upgrade.stories.tsx', 'NotAllowed'],
    ['domain/src/actions/actions.test.ts', 'what a guest may do'],
  )
  test('rooms at a rate of which nothing comes back cannot be upgraded, and the page says why', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPPL-106C7E-AD')
    await openUpgrade(page, guest)
    await hotel.fixesRate(guest)
    await page.reload()
    await expect(main(page)).toContainText('This can’t be changed online')
    await expect(main(page).getByRole('radio')).toHaveCount(0)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'none above the best is a story, and the service lists none',
    ['design-system/src/screens/room-upgrade/room-upgrade.stories.tsx', 'NoneSuperior'],
    ['booking-service/src/upgrade/list-room-offers.test.ts', 'are none for a room of the highest category'],
  )
  test('a guest who has the best room reads so', async ({ page }) => {
    const guest = await sampleGuest('leblanc', 'Adults only, every extra')
    await signIn(page, guest)
    await main(page)
      .getByRole('link', { name: /^Upgrade a room/ })
      .first()
      .click()
    await expect(chooser(page, 1)).toContainText('You already have our best room')
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'where an address leads is a table of the portal',
    ['portal/src/routes.test.tsx', 'section 2, for a guest with a session'],
    ['portal/src/guards/upgrade-guards.test.ts', 'no draft goes to Reservations'],
  )
  test('without having come from the reservation, the address leads to it', async ({ page }) => {
    await signIn(page, await sampleGuest('moon', 'Three rooms, half paid'))
    await page.goto(`${hosts.moon}/upgrade/room`)
    await expect(page).toHaveURL(/\/my-reservation$/)
    await page.goto(`${hosts.moon}/upgrade/payment`)
    await expect(page).toHaveURL(/\/my-reservation$/)
  })
})
