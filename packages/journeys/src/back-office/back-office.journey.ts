import { chooseFiles } from '../choose-files.ts'
import { test } from '../hotel/test.ts'
import {
  accept,
  button,
  giveReason,
  openCancelling,
  requestButton,
  seesHeading,
  seesLastLook,
} from '../cancelling/page.ts'
import { expect, main } from '../product.ts'
import { openRequests, sendButton, seesSent, textField } from '../requests/page.ts'
import { accounts, fillStaffSignIn, office, openOffice, openWaiting, seesInbox, staffPage } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

for (const [role, account] of Object.entries(accounts))
  test.describe(() => {
    if (role !== 'agent') leaveToTheFullRun('both come in by one form, as the agent shows')
    test(`the ${role} signs in with a mistake first, comes to the page that was asked for, and signs out`, async ({
      page,
    }) => {
      await page.goto(`${office}/inbox?kind=review`)
      await fillStaffSignIn(page, { ...account, password: 'Mistyped!1' })
      await expect(page.getByRole('alert')).toContainText('User name and password don’t match')
      await page.getByLabel('Password').fill(account.password)
      await page.keyboard.press('Enter')
      await seesInbox(page)
      await expect(page).toHaveURL(/\/inbox\?kind=review$/)
      await page.getByRole('button', { name: account.name }).click()
      await page.getByRole('menuitemradio', { name: 'Español' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bandeja de entrada' })).toBeVisible()
      await page.getByRole('button', { name: account.name }).click()
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
      await expect(page).toHaveURL(/\/sign-in$/)
      await page.goto(`${office}/inbox`)
      await expect(page).toHaveURL(/\/sign-in$/)
    })
  })

test('a guest asks, a session ends under the answer and nothing typed is lost, and the guest reads it; the audit has it at once, found by who and about what, and verified', async ({
  page,
  hotel,
  browser,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openRequests(page, guest)
  await textField(page).fill('A cot for our daughter')
  await sendButton(page).click()
  await seesSent(page)

  const staff = await staffPage(browser)
  await openOffice(staff, accounts.agent)
  await openWaiting(staff, 'Special request', guest.reservationCode)
  await expect(main(staff)).toContainText('A cot for our daughter')
  await staff.getByRole('button', { name: 'Assign to me' }).click()
  await expect(staff.getByRole('button', { name: 'Release it' })).toBeVisible()

  const answer = 'It will stand beside your bed.'
  await staff.getByLabel('Your answer').fill(answer)
  await staff.context().clearCookies()
  await staff.getByRole('button', { name: 'Send answer' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toContainText('sample.agent')
  await dialog.getByLabel('Password').fill('Mistyped!1')
  await staff.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Password').fill(accounts.agent.password)
  await staff.keyboard.press('Enter')
  await expect(main(staff)).toContainText('The guest will see your answer next to the request')

  await page.reload()
  const entry = main(page).getByRole('listitem').filter({ hasText: 'A cot for our daughter' })
  await expect(entry).toContainText(answer)

  const admin = await staffPage(browser)
  await openOffice(admin, accounts.admin)
  await admin.getByRole('link', { name: 'Audit' }).click()
  await expect(main(admin).getByText(/^Verified up to entry \d/)).toBeVisible()
  await admin.getByLabel('About').fill(guest.reservationCode)
  await admin.keyboard.press('Enter')
  const entries = admin.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await expect(
    entries.filter({ hasText: 'Bruno Salas answered a special request' }).filter({
      hasText: guest.reservationCode,
    }),
  ).toHaveCount(1)
  // What was found before stays until the new is there.
  await expect(entries.filter({ hasNotText: guest.reservationCode })).toHaveCount(0)
  await admin.getByLabel('Who').selectOption({ label: 'Ada Moreno' })
  await admin.getByRole('button', { name: 'Search' }).click()
  await expect(admin.getByText('Nothing was found')).toBeVisible()
  await admin.getByLabel('Who').selectOption({ label: 'Everybody' })
  await admin.getByLabel('About').fill('')
  await admin.getByRole('button', { name: 'Search' }).click()
  await expect(entries.first()).toBeVisible()
  expect(await entries.count()).toBeLessThanOrEqual(12)
})

test.describe(() => {
  leaveToTheFullRun(
    'the service tells the second of two, in the words of a story',
    [
      'booking-service/src/staff/inbox/inbox.test.ts',
      'tells two people who take on one thing at once, and one of them has it',
    ],
    ['design-system/src/screens/staff-inbox/staff-inbox.stories.tsx', 'WithAColleague'],
    ['design-system/src/screens/staff-inbox/staff-inbox.stories.tsx', 'AnsweredByAnother'],
  )
  test('of two who answer one request the second is told', async ({ hotel, browser }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await hotel.isAsked(guest, 'A cot for our daughter')
    const staff = await staffPage(browser)
    await openOffice(staff, accounts.agent)
    await openWaiting(staff, 'Special request', guest.reservationCode)
    await staff.getByRole('button', { name: 'Assign to me' }).click()
    await expect(staff.getByRole('button', { name: 'Release it' })).toBeVisible()
    const other = await staffPage(browser)
    await openOffice(other, accounts.admin)
    await openWaiting(other, 'Special request', guest.reservationCode)
    await expect(main(other)).toContainText('Bruno Salas is on this')
    for (const [page, answer] of [
      [staff, 'It will stand beside your bed.'],
      [other, 'There is none.'],
    ] as const) {
      await page.getByLabel('Your answer').fill(answer)
      await page.getByRole('button', { name: 'Send answer' }).click()
      if (page === staff)
        await expect(main(staff)).toContainText('The guest will see your answer next to the request')
    }
    await expect(main(other).getByRole('alert')).toContainText('Someone got to it first')
  })
})

test('a review with its document is approved, and the guest sees the rooms canceled', async ({
  page,
  hotel,
  browser,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  // A document is asked for where there is a fee to waive.
  await hotel.fixesRate(guest)
  await openCancelling(page, guest)
  await accept(page)
  await giveReason(page, 'Our wedding plans have changed')
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  await chooseFiles(page, 'Choose files', { name: 'invitation.pdf', mimeType: 'application/pdf', buffer })
  await expect(main(page).getByRole('listitem').filter({ hasText: 'invitation.pdf' })).toContainText(
    'received',
  )
  await button(page, 'Continue').click()
  await seesLastLook(page)
  await requestButton(page).click()
  await seesHeading(page, /^Cancellation request sent/)

  const staff = await staffPage(browser)
  await openOffice(staff, accounts.agent)
  await openWaiting(staff, 'Cancellation review', guest.reservationCode)
  const [download] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('link', { name: 'invitation.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('invitation.pdf')
  await staff.getByRole('button', { name: /^Approve and refund/ }).click()
  await staff
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve and refund/ })
    .click()
  await expect(main(staff)).toContainText('The rooms are canceled')
  await expect.poll(() => hotel.roomsOf(guest)).toEqual(['cancelled'])
  expect(await hotel.cancellationsOf(guest)).toBe(1)
})
