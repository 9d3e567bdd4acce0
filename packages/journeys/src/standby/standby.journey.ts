import { losesAnswers } from '../bad-line.ts'
import { test } from '../hotel/test.ts'
import { expect, main, signInAgain } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import { openUpgrade, seesOffers } from '../upgrade/page.ts'
import { amount, ask, openStandby, seesPage, announcement, requestFor } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

onEachProperty('waiting for a room', ({ sampleCode }) => {
  test('a request has its place and is changed; two days before arrival the free room is the guest’s, for no more than was said', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books(sampleCode)
    const other = await hotel.books(sampleCode)
    const [best = ''] = await hotel.superiorTo(guest)
    await hotel.othersWait(guest, other, best, 2_000)
    await openUpgrade(page, guest)
    await openStandby(page)
    // What can be had now for less is not waited for.
    await main(page)
      .getByRole('checkbox', { name: new RegExp(`^${best}`) })
      .check()
    await amount(page).fill('99999')
    await ask(page).click()
    await expect(main(page)).toContainText(new RegExp(`${best} is available now for \\S+ more per night`))
    expect(await hotel.requestOf(guest)).toBeUndefined()
    await requestFor(page, best, '10')
    const entry = main(page).getByRole('listitem').filter({ hasText: best })
    await expect(entry).toContainText('You’re 2nd of 2')

    await main(page).getByRole('button', { name: 'Change my request', exact: true }).click()
    await expect(amount(page)).toHaveValue('10')
    await amount(page).fill('20.01')
    await page.reload()
    await seesPage(page)
    await expect(amount(page)).toHaveValue('20.01')
    await ask(page).click()
    await expect(entry).toContainText('You’re 1st of 2')
    expect(await hotel.requestOf(guest)).toMatchObject({ state: 'waiting', ceiling: 2_001 })
    await main(page).getByRole('link', { name: 'Back to room upgrade' }).click()
    await seesOffers(page)
    // In the guest's own currency too, where that is another.
    await expect(main(page)).toContainText(
      new RegExp(`On the waitlist for ${best}, up to \\$20\\.01( \\(about [^)]+\\))? more per night`),
    )
    await main(page).getByRole('link', { name: 'Change or withdraw request' }).click()
    await seesPage(page)

    const [, ...others] = await hotel.categoriesOf(guest)
    await hotel.comesNear(guest, 2)
    await expect.poll(() => hotel.requestOf(guest), { timeout: 60_000 }).toMatchObject({ state: 'awarded' })
    expect(await hotel.categoriesOf(guest)).toEqual([best, ...others])
    const { added, nights } = await hotel.requestOf(guest)
    expect(added).toBeGreaterThanOrEqual(0)
    expect(added).toBeLessThanOrEqual(2_001 * nights)
    await page.reload()
    await expect(announcement(page).filter({ hasText: `Your new room: ${best}` })).toBeVisible()
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service withdraws it, in the words of a story',
      [
        'booking-service/src/standby/standby.test.ts',
        'can be changed and withdrawn until it is fulfilled; one for another category is new',
      ],
      ['design-system/src/screens/standby/standby.stories.tsx', 'Waiting'],
      ['design-system/src/screens/standby/standby.stories.tsx', 'Withdrawn'],
    )
    test('a request is withdrawn; waiting has cost nothing', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      const [best = ''] = await hotel.superiorTo(guest)
      await openUpgrade(page, guest)
      await openStandby(page)
      await requestFor(page, best, '10')
      await main(page).getByRole('button', { name: 'Leave the waitlist' }).click()
      await expect(announcement(page).filter({ hasText: 'You’ve left the waitlist' })).toBeVisible()
      expect(await hotel.requestOf(guest)).toMatchObject({ state: 'withdrawn' })
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the sweep that awards is the one that declines',
      [
        'booking-service/src/standby/standby.test.ts',
        'declined on the day of arrival in the property’s time zone, with a letter and no charge',
      ],
      [
        'journeys/src/standby/standby.journey.ts',
        'a request has its place and is changed; two days before arrival the free room is the guest’s, for no more than was said',
      ],
      ['design-system/src/screens/standby/standby.stories.tsx', 'Declined'],
    )
    test('on the day of arrival what waits is declined, and everything is as it was booked', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      const [best = ''] = await hotel.superiorTo(guest)
      const before = await hotel.categoriesOf(guest)
      await openUpgrade(page, guest)
      await openStandby(page)
      await requestFor(page, best, '15')
      await hotel.comesNear(guest, 0)
      await expect
        .poll(() => hotel.requestOf(guest), { timeout: 60_000 })
        .toMatchObject({ state: 'declined', added: null })
      expect(await hotel.categoriesOf(guest)).toEqual(before)
      await page.reload()
      await expect(announcement(page).filter({ hasText: 'No upgrade was available' })).toBeVisible()
    })
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what is missing is a story',
    ['design-system/src/screens/standby/standby.stories.tsx', 'Empty'],
    ['design-system/src/screens/standby/standby.stories.tsx', 'NoAmount'],
  )
  test('what is missing is said where it is missing, and nothing typed is lost', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    const [best = ''] = await hotel.superiorTo(guest)
    await openUpgrade(page, guest)
    await openStandby(page)
    await amount(page).fill('a little 🙂')
    await ask(page).click()
    await expect(main(page).getByText('Select at least one room type.')).toBeVisible()
    await main(page)
      .getByRole('checkbox', { name: new RegExp(`^${best}`) })
      .check()
    await ask(page).click()
    await expect(amount(page)).toBeFocused()
    await expect(amount(page)).toHaveValue('a little 🙂')
    await expect(main(page).getByText('Enter an amount above zero')).toBeVisible()
    expect(await hotel.requestOf(guest)).toBeUndefined()
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what was typed is kept by one mechanism',
    ['portal/src/state/stored-atom.test.ts', 'survives reload'],
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
  )
  test('a lost answer: the request is still written, and sent again it is kept once', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    const [best = ''] = await hotel.superiorTo(guest)
    await openUpgrade(page, guest)
    await openStandby(page)
    await losesAnswers(page, { url: '**/standby', method: 'POST' })
    await main(page)
      .getByRole('checkbox', { name: new RegExp(`^${best}`) })
      .check()
    await amount(page).fill('30')
    await ask(page).click()
    await expect(main(page).getByRole('alert')).toContainText('What you entered is still here')
    await expect(amount(page)).toHaveValue('30')
    await page.unrouteAll()
    await ask(page).click()
    await expect(announcement(page).filter({ hasText: 'Request saved' })).toBeVisible()
    expect(await hotel.requestOf(guest)).toMatchObject({ state: 'waiting', ceiling: 3_000 })
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what was typed is kept by one mechanism',
    ['portal/src/state/stored-atom.test.ts', 'survives reload'],
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
  )
  test('a session that has ended: after signing in again what was written is there, and is sent', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    const [best = ''] = await hotel.superiorTo(guest)
    await openUpgrade(page, guest)
    await openStandby(page)
    await main(page)
      .getByRole('checkbox', { name: new RegExp(`^${best}`) })
      .check()
    await amount(page).fill('12')
    await hotel.endsSessions(guest)
    await ask(page).click()
    await signInAgain(page, guest)
    await seesPage(page)
    await expect(amount(page)).toHaveValue('12')
    await ask(page).click()
    await expect(announcement(page).filter({ hasText: 'Request saved' })).toBeVisible()
  })
})
