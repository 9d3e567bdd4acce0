import { AxeBuilder } from '@axe-core/playwright'
import {
  accountMenu,
  expect,
  hosts,
  main,
  sampleGuest,
  seesReservation,
  signIn,
  signInForm,
  test,
} from './product.ts'
import { openSignedIn } from './open-signed-in.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'
import { onEachProperty } from './run/on-each-property.ts'

const modes = [
  ['accessibility in light', 'light'],
  ['accessibility in black', 'dark'],
] as const

for (const [flow, colorScheme] of modes)
  onEachProperty(flow, ({ brand }) => {
    leaveToTheFullRun(
      'every story is judged, black ones too, contrast is calculated from the tokens, and the page as a whole has its landmarks',
      ['design-system/src/screens/sign-in/sign-in.stories.tsx', 'NothingTyped'],
      ['design-system/src/screens/reservation/reservation.stories.tsx', 'Paid'],
      ['design-system/src/screens/layout/layout.stories.tsx', 'SignedIn'],
      [
        'journeys/src/keyboard.journey.ts',
        'a screen reader finds one heading of the page, its landmarks, and a name for everything',
      ],
    )
    test.use({ isDrawn: true })
    test('sign-in and reservation have no violations', async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${hosts[brand]}/auth/login`)
      await expect(signInForm(page)).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await signIn(page, await sampleGuest(brand))
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  })

test.describe(() => {
  leaveToTheFullRun('the keyboard’s own journeys go the same way', [
    'journeys/src/keyboard.journey.ts',
    'the arrows change the view, open a room, hand over the calendar file; Escape closes the account menu, whose last item signs out',
  ])
  test('with the keyboard alone: sign in, read, open the account menu, sign out', async ({ page }) => {
    const guest = await sampleGuest('palace')
    await page.goto(`${hosts.palace}/auth/login`)
    await signInForm(page).getByLabel('Reservation number').focus()
    await page.keyboard.type(guest.reservationCode)
    await page.keyboard.press('Tab')
    await page.keyboard.type(guest.firstName)
    await page.keyboard.press('Tab')
    await page.keyboard.type(guest.lastName)
    await page.keyboard.press('Enter')
    await seesReservation(page)
    const account = accountMenu(page)
    for (
      let step = 0;
      step < 40 && !(await account.evaluate((button) => button === document.activeElement));
      step++
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(signInForm(page)).toBeVisible()
  })
})

test('at 320 pixels nothing scrolls sideways, and at every size the picture leaves the first screen to the stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, await sampleGuest('palace'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.reload()
      await seesReservation(page)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      // Once the drawings are there, the first of the page is the place's; its box cuts off what is higher.
      await expect(async () => {
        const picture = await main(page).locator('svg').first().locator('..').boundingBox()
        // At a desk it stands at the head of its column.
        expect(picture?.width).toBeGreaterThan((width < 1080 ? 0.8 : 0.4) * width)
        expect(picture?.height).toBeLessThanOrEqual(0.3 * height)
      }).toPass()
    })
  await test.step('at a desk the room and its rate stand under the hotel’s name, and the first actions are in the first screen', async () => {
    await expect(main(page)).toContainText(/Palace Cancún.+Deluxe\sOceanfront.+Flexible\srate.*Arrival/s)
    const actions = main(page).getByRole('listitem').getByRole('link')
    for (const place of [0, 1, 2, 3]) await expect(actions.nth(place)).toBeInViewport({ ratio: 1 })
  })
})
