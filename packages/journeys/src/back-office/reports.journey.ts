import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, main, test } from '../product.ts'
import { accounts, office, openOffice, staffPage } from './page.ts'
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
      .getByText(/Highest: .* Total: /)
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
      'E-mails',
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
