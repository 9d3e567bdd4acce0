import { test } from '../hotel/test.ts'
import { expect, main } from '../product.ts'
import { accounts, fillStaffSignIn, office, openOffice, seesInbox, staffPage } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const seesDashboard = (page: Parameters<typeof main>[0]) =>
  expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

test('an administrator searches by number, sends the confirmation, and finds it in letters and audit', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openOffice(page, accounts.admin)
  await page.goto(`${office}/reservations`)
  await page.getByLabel('Number, name, e-mail or arrival').fill(guest.reservationCode.toLowerCase())
  await page.keyboard.press('Enter')
  const rows = page.getByRole('grid', { name: 'Reservations found' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.last().press('Enter')
  await expect(main(page)).toContainText(guest.reservationCode)
  await expect(main(page)).toContainText('As the guest sees it')

  await page.getByRole('button', { name: 'Send confirmation' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Send the confirmation' })
  await expect(sheet).toContainText('recorded under your name')
  await sheet.getByLabel('To').selectOption({ label: 'Another address' })
  await sheet.getByLabel('E-mail').fill('not an address')
  await page.keyboard.press('Enter')
  await expect(sheet.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('E-mail').fill('travel.agency@example.com')
  await sheet.getByLabel('Language').selectOption({ label: 'Spanish' })
  await sheet.getByRole('button', { name: 'Send confirmation' }).click()
  await expect(main(page)).toContainText('The confirmation is on its way')
  await page.getByRole('tab', { name: 'E-mails' }).click()
  await expect(main(page).getByRole('tabpanel')).toContainText('travel.agency@example.com')
  await page.getByRole('tab', { name: 'Audit' }).click()
  const newest = main(page).getByRole('tabpanel').getByRole('listitem').first()
  await expect(newest).toContainText('Confirmation sent')
  await expect(newest).toContainText(accounts.admin.name)
  await page.getByRole('tab', { name: 'Money' }).click()
  await expect(page.getByRole('table')).toContainText('Charged')
})

test.describe(() => {
  leaveToTheFullRun(
    'a session of staff ends under an answer too, what an agent sees is the service’s, and each state of the page a story',
    [
      'journeys/src/back-office/back-office.journey.ts',
      'a guest asks, a session ends under the answer and nothing typed is lost, and the guest reads it',
    ],
    [
      'booking-service/src/staff/reservations/reservations.test.ts',
      'an agent sees the stay without payments and audit, an admin with both',
    ],
    [
      'booking-service/src/staff/reservations/reservations.test.ts',
      'what staff do for a guest is recorded as theirs',
    ],
    ['design-system/src/screens/staff-reservations/reservation.stories.tsx', 'NoteStored'],
    ['design-system/src/screens/staff-reservations/reservation.stories.tsx', 'SendingALink'],
    ['design-system/src/screens/staff-reservations/reservation.stories.tsx', 'AColleagueWroteANote'],
    ['design-system/src/screens/staff-reservations/reservation.stories.tsx', 'OfAnAgent'],
  )
  test('an agent writes a note and sends a link after the session ended, sees no money, and a colleague is told', async ({
    page,
    hotel,
    browser,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    const address = `${office}/reservations/${guest.reservationCode}`
    await openOffice(page, accounts.agent)
    await page.goto(address)
    await expect(page.getByRole('tab')).toHaveText(['Notes', 'History', 'E-mails'])
    const other = await staffPage(browser)
    await other.clock.install()
    await openOffice(other, accounts.admin)
    await other.goto(address)
    await expect(other.getByRole('tab', { name: 'Audit' })).toBeVisible()

    const markup = '<img src=x onerror="document.title=1"> Called about the transfer'
    await page.getByRole('textbox', { name: 'Note' }).fill(markup)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByLabel('Password').fill(accounts.agent.password)
    await page.keyboard.press('Enter')
    await expect(main(page)).toContainText('The note is saved')
    await expect(main(page).getByRole('listitem').filter({ hasText: markup })).toContainText(
      accounts.agent.name,
    )
    await expect(main(page).locator('img[src="x"]')).toHaveCount(0)

    await page.getByRole('button', { name: 'Send one-time link' }).click()
    const sheet = page.getByRole('dialog', { name: 'Send a one-time link' })
    await expect(sheet.getByRole('option', { name: 'Another address' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Send one-time link' }).click()
    await expect(main(page)).toContainText('A one-time link was requested')
    // The other page reads anew by itself, every twenty seconds.
    await other.clock.fastForward('00:21')
    await expect(main(other)).toContainText(`${accounts.agent.name} has just written a note`)
  })
})

test('the dashboard comes first and leads to what waits, and what an agent lacks is forbidden', async ({
  hotel,
  browser,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await hotel.isAsked(guest, 'A cot for our daughter')

  const staff = await staffPage(browser)
  await staff.goto(office)
  await fillStaffSignIn(staff, accounts.agent)
  await seesDashboard(staff)
  await expect(main(staff)).toContainText('Newly confirmed')
  await expect(staff.getByRole('heading', { name: 'Recent payments' })).toHaveCount(0)
  await main(staff)
    .getByRole('link', { name: /Special requests/ })
    .press('Enter')
  await expect(staff).toHaveURL(/\/inbox\?kind=request$/)
  // The address changes before the page does, and the dashboard leads to the same guest elsewhere.
  await seesInbox(staff)
  await main(staff).getByRole('link').filter({ hasText: guest.reservationCode }).click()
  await expect(staff.getByRole('heading', { level: 1, name: /^Special request/ })).toBeVisible()
  await expect(staff.getByRole('link', { name: 'Bank transfers' })).toHaveCount(0)
  await staff.goto(`${office}/bank-transfers`)
  await expect(staff).toHaveURL(/\/forbidden$/)

  await staff.goto(`${office}/reservations/${guest.reservationCode}`)
  await main(staff).getByRole('link', { name: 'Special request' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: /^Special request/ })).toBeVisible()

  const admin = await staffPage(browser)
  await admin.goto(office)
  await fillStaffSignIn(admin, accounts.admin)
  await seesDashboard(admin)
  await expect(admin.getByRole('heading', { name: 'Recent payments' })).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'Money by day' })).toBeVisible()
})
