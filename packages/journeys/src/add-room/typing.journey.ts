import { autofill } from '../autofill.ts'
import { test } from '../hotel/test.ts'
import { seesQuote } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import { add, added, category, firstName, lastName, openRooms, seesPage } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const sample = 'ZLLC-109E6A-CA'

const wrong = [
  [firstName, '', 'This field is required'],
  [firstName, 'R2D2', 'Letters only'],
  [firstName, 'Ana 👑', 'Letters only'],
  [lastName, '  ', 'This field is required'],
  [lastName, 'V'.repeat(200), 'Enter no more than 60 characters (200 now)'],
] as const

test.describe(() => {
  leaveToTheFullRun(
    'what is wrong is a story, and the browser fills in guest information',
    ['design-system/src/screens/add-room/add-room.stories.tsx', 'WrongNames'],
    [
      'journeys/src/guest-information/typing.journey.ts',
      'what the browser fills in by itself is taken as typed',
    ],
  )
  test('each wrong field says what is wrong, the first of them has the focus, and nothing filled in is lost', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books(sample)
    const [own = ''] = await hotel.categoriesOf(guest)
    await openRooms(page, guest)
    await expect(category(page, own)).toBeVisible()
    await add(page).click()
    await expect(main(page)).toContainText('Choose a room type')
    await category(page, own).check({ force: true })
    for (const [fieldOf, text, why] of wrong) {
      await firstName(page).fill('Ana Lucía')
      await lastName(page).fill('O’Brien')
      await fieldOf(page).fill(text)
      await add(page).click()
      await expect(fieldOf(page)).toBeFocused()
      await expect(fieldOf(page)).toHaveValue(text)
      await expect(main(page)).toContainText(why)
    }
    await firstName(page).fill('R2D2')
    await page.reload()
    await seesPage(page)
    await expect(firstName(page)).toHaveValue('R2D2')
    await expect(lastName(page)).toHaveValue('V'.repeat(200))
    await expect(category(page, own)).toBeChecked()
    expect(await hotel.categoriesOf(guest)).toEqual([own])
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what is wrong is a story, and the browser fills in guest information',
    ['design-system/src/screens/add-room/add-room.stories.tsx', 'WrongNames'],
    [
      'journeys/src/guest-information/typing.journey.ts',
      'what the browser fills in by itself is taken as typed',
    ],
  )
  test('what the browser fills in by itself is taken as typed', async ({ page, hotel }) => {
    const guest = await hotel.books(sample)
    const [own = ''] = await hotel.categoriesOf(guest)
    await openRooms(page, guest)
    await category(page, own).check({ force: true })
    await autofill([
      [firstName(page), ' Ana  Lucía'],
      [lastName(page), 'O’Brien'],
    ])
    await add(page).click()
    await expect(added(page)).toContainText('Ana Lucía O’Brien')
    await seesQuote(page)
  })
})
