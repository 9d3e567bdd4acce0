import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test } from '../hotel/test.ts'
import { expect, main } from '../product.ts'
import { accounts, office, openOffice, openWaiting, staffPage } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const seesReport = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an administrator reads payments by property, a currency at a time, and saves both files', async ({
  browser,
}) => {
  const staff = await staffPage(browser)
  await openOffice(staff, accounts.admin)
  await staff.getByRole('link', { name: 'Reports', exact: true }).click()
  await main(staff)
    .getByRole('link', { name: /^Payments and refunds/ })
    .click()
  await seesReport(staff, 'Payments and refunds')
  await staff.getByLabel('One line for each').selectOption('property')
  await staff.getByRole('button', { name: 'Show report' }).click()
  await expect(staff).toHaveURL(/by=property/)
  const table = staff.getByRole('table').first()
  await expect(table.getByRole('columnheader').first()).toHaveText('Property')
  await expect(table.getByRole('row').last()).toContainText('Total')
  await expect(
    main(staff)
      .getByText(/The most: .* Together: /)
      .first(),
  ).toBeAttached()

  const csv = await saved(staff, 'Save as CSV')
  expect(csv.name).toMatch(/^payments-.*\.csv$/)
  expect(csv.bytes.toString('utf8')).toMatch(/^\uFEFFProperty,Currency,Payments,Received,/)
  const pdf = await saved(staff, 'Save as PDF')
  expect(pdf.name).toMatch(/^payments-.*\.pdf$/)
  expect(pdf.bytes.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*\/StructTreeRoot/)

  await staff.getByLabel('From', { exact: true }).fill('2027-01-01')
  await staff.getByLabel('To', { exact: true }).fill('2026-01-01')
  await staff.getByRole('button', { name: 'Show report' }).click()
  await expect(staff.getByText('The period ends before it begins')).toBeVisible()
  await staff.goto(`${office}/reports/payments?property=999999`)
  await expect(staff.getByText('This property doesn’t exist')).toBeVisible()
})

test.describe(() => {
  leaveToTheFullRun(
    'the service says who reads what, each report is a story',
    [
      'booking-service/src/staff/reports/reports.test.ts',
      'an agent is offered the reports without payments, and refused the others',
    ],
    ['design-system/src/screens/staff-reports/staff-reports.stories.tsx', 'Letters'],
    [
      'journeys/src/back-office/reports.journey.ts',
      'an administrator reads payments by property, a currency at a time, and saves both files',
    ],
  )
  test('an agent reads every report but those of money, in Spanish too', async ({ browser }) => {
    const staff = await staffPage(browser)
    await openOffice(staff, accounts.agent)
    await staff.getByRole('link', { name: 'Reports', exact: true }).click()
    await expect(main(staff).getByRole('link')).toHaveCount(5)
    for (const name of [
      'Cancellations and fees',
      'Changes and upgrades',
      'Upgrade waitlist',
      'Requests and answer times',
      'Letters',
    ]) {
      await main(staff)
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click()
      await seesReport(staff, name)
      await expect(main(staff).getByRole('table').or(staff.getByText('nothing in this period'))).toBeVisible()
      await staff.getByRole('link', { name: 'All reports' }).click()
    }
    await staff.goto(`${office}/reports/payments`)
    await expect(staff.getByText('You don’t have access to this page')).toBeVisible()
    await staff.goto(`${office}/audit`)
    await expect(staff.getByText('You don’t have access to this page')).toBeVisible()
    await staff.goto(`${office}/reports/letters?by=month`)
    await staff.getByRole('button', { name: accounts.agent.name }).click()
    await staff.getByRole('menuitemradio', { name: 'Español' }).click()
    await seesReport(staff, 'Correos enviados')
    await expect(staff.getByRole('columnheader', { name: 'Mes' })).toBeVisible()
  })
})

test('what an agent does is in the audit at once, found by who and about what, and verified', async ({
  hotel,
  browser,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await hotel.isAsked(guest, 'A quiet room')
  const agent = await staffPage(browser)
  await openOffice(agent, accounts.agent)
  await openWaiting(agent, 'Special request', guest.reservationCode)
  await agent.getByLabel('Your answer').fill('It is the quietest we have.')
  await agent.getByRole('button', { name: 'Send answer' }).click()
  await expect(main(agent)).toContainText('The guest reads your answer beside the request')

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
