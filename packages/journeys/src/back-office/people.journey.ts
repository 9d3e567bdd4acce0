import { test } from '../hotel/test.ts'
import {
  accept,
  button,
  giveReason,
  openCancelling,
  requestButton,
  seesLastLook,
} from '../cancelling/page.ts'
import { expect, main } from '../product.ts'
import { accounts, fillStaffSignIn, office, openOffice, openWaiting, staffPage } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

test.describe(() => {
  leaveToTheFullRun(
    'who may change is the service’s, how it reads a story, and the dashboard’s journey is led away',
    [
      'booking-service/src/staff/team/team.test.ts',
      'is read by everybody, and where sessions are open by an administrator only',
    ],
    ['booking-service/src/staff/team/team.test.ts', 'is changed by an administrator only'],
    ['design-system/src/screens/staff-team/staff-team.stories.tsx', 'AsAgent'],
  )
  test('an agent reads the team and is led away from what an administrator may do, with a way back', async ({
    page,
  }) => {
    await openOffice(page, accounts.agent)
    await page.goto(`${office}/team`)
    await expect(page.getByRole('rowheader', { name: accounts.admin.name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a member' })).toHaveCount(0)
    await page.goto(`${office}/team/new`)
    await expect(page).toHaveURL(/\/forbidden$/)
    await main(page).getByRole('link', { name: 'Back to home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

test('an administrator invites a colleague, who is listed, and cannot be switched off by themselves', async ({
  page,
}) => {
  await openOffice(page, accounts.admin)
  await page.goto(`${office}/team/new`)
  const stamp = Date.now()
  const [name, userName] = [`Carla ${stamp}`, `colleague.${stamp}`]
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('E-mail').fill(`${userName}@example.com`)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(main(page)).toContainText(`We’ve e-mailed a link to ${userName}@example.com`)
  await page.getByRole('rowheader', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Disable account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByRole('button', { name: 'Enable account' })).toBeVisible()
  await page.goto(`${office}/team`)
  await page.getByRole('rowheader', { name: accounts.admin.name }).click()
  await expect(main(page)).toContainText('This is your own account')
  await expect(page.getByRole('button', { name: 'Disable account' })).toHaveCount(0)
})

test('a passkey is added, asked for at the next sign-in, and removed again', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const account = { userName: 'sample.second', password: 'Jacaranda!7', name: 'Clara Ponti' }
  await openOffice(page, account)
  await page.getByRole('button', { name: account.name }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a passkey' })
  await sheet.getByLabel('Name of the passkey').fill('Front desk laptop')
  await sheet.getByLabel('Current password').fill(account.password)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Remove Front desk laptop' })).toBeVisible()

  await page.getByRole('button', { name: account.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await fillStaffSignIn(page, account)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/(dashboard)?$/)

  await page.goto(`${office}/account`)
  await page.getByRole('button', { name: 'Remove Front desk laptop' }).click()
  const removing = page.getByRole('dialog', { name: 'Remove this second factor' })
  await removing.getByLabel('Current password').fill(account.password)
  await removing.getByRole('button', { name: 'Continue' }).click()
  await expect(main(page)).toContainText('None set up yet')
})

test('the language is chosen before anybody signs in', async ({ page }) => {
  await page.goto(`${office}/sign-in`)
  await page.getByRole('button', { name: 'Language and appearance' }).click()
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
  await page.getByRole('button', { name: 'Lingua e aspetto' }).click()
  await page.getByRole('menuitemradio', { name: 'Scuro' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'black')
})

test.describe(() => {
  leaveToTheFullRun(
    'the service carries question and answer, and both pages are stories',
    [
      'booking-service/src/cancellations/review-questions.test.ts',
      'is read by the guest, answered with a text and a document, and the hotel reads both',
    ],
    ['design-system/src/screens/cancelled/cancelled.stories.tsx', 'AskedDuringReview'],
    ['design-system/src/screens/staff-inbox/staff-inbox.stories.tsx', 'ReviewAnswered'],
  )
  test('the hotel asks during a review, the guest answers with markup in it, and the hotel reads it as text', async ({
    page,
    hotel,
    browser,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await hotel.fixesRate(guest)
    await openCancelling(page, guest)
    await accept(page)
    await giveReason(page, 'Our wedding plans have changed')
    await button(page, 'Continue').click()
    await seesLastLook(page)
    await requestButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: /review|Request/i })).toBeVisible()

    const staff = await staffPage(browser)
    await openOffice(staff, accounts.agent)
    await openWaiting(staff, 'Cancellation review', guest.reservationCode)
    await staff.getByLabel('Your question').fill('Which flight did you book?')
    await staff.getByRole('button', { name: 'Send question' }).click()
    await expect(main(staff)).toContainText('No answer yet')

    await page.reload()
    await expect(main(page)).toContainText('Which flight did you book?')
    const markup = '<img src=x onerror="document.title=1"> AM 442'
    await page.getByRole('textbox', { name: 'Your answer' }).fill(markup)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(main(page)).toContainText('Questions and answers')
    await staff.reload()
    await expect(main(staff)).toContainText(markup)
    await expect(main(staff).locator('img[src="x"]')).toHaveCount(0)
  })
})
