import { readFile } from 'node:fs/promises'
import { expect, main, sampleGuest, signIn, test } from '../product.ts'
import { administrators, console, openCatalogues, row } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

test('a rate is proposed by one, approved by another, and the guest’s approximate price follows', async ({
  page,
  browser,
}) => {
  const shown = main(page)
    .getByText(/£[\d,]+/)
    .first()
  await signIn(page, await sampleGuest('palace', 'pesos'))
  await page.getByLabel('Currency').selectOption('GBP')
  await expect(page.getByText('Amounts in GBP are approximate')).toBeVisible()
  const before = await shown.textContent()

  const ada = await openCatalogues(browser, administrators.ada, '/exchange-rates')
  await row(ada, /British Pound/).press('Enter')
  await ada.getByLabel('Units per US dollar').fill('1.7')
  await ada.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(ada.getByText('Your change is waiting for approval')).toBeVisible()
  await expect(ada.getByText('Another member of staff has to approve it').first()).toBeVisible()
  await expect(ada.getByRole('button', { name: 'Approve' })).toBeHidden()
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('Currency').selectOption('GBP')
  await expect(shown).toHaveText(before ?? '')

  const clara = await openCatalogues(browser, administrators.clara)
  const waiting = clara.getByRole('region', { name: 'Change to GBP' })
  await expect(waiting).toContainText('Ada Moreno')
  await waiting.getByLabel('Note (optional)').fill('As of today')
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(waiting).toBeHidden()
  await clara.goto(`${console}/catalogues/exchange-rates/entries/GBP`)
  await expect(clara.getByText('Change approved by Clara Ponti').first()).toBeVisible()
  await expect(clara.getByText('Change proposed by Ada Moreno').first()).toBeVisible()

  // A visit keeps the rate its currency was chosen at.
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('Currency').selectOption('GBP')
  await expect(page.getByText('Amounts in GBP are approximate')).toBeVisible()
  await expect(shown).not.toHaveText(before ?? '')
})

test.describe(() => {
  leaveToTheFullRun(
    'the countries of a region and its end are stories, an entry’s life the service’s',
    ['design-system/src/screens/staff-catalogue/entry.stories.tsx', 'ARegion'],
    ['design-system/src/screens/staff-catalogue/entry.stories.tsx', 'Deleting'],
    [
      'booking-service/src/staff-catalogues/staff-catalogues.test.ts',
      'an entry is added, changed and deleted, and its history tells all of it',
    ],
    [
      'booking-service/src/staff-catalogues/staff-catalogues.test.ts',
      'is deleted only by the word, in capitals or not',
    ],
  )
  test('a region is edited, says which countries it lets through, and is deleted by the word alone', async ({
    browser,
  }) => {
    const page = await openCatalogues(browser, administrators.ada, '/regions/new')
    await page.getByLabel('Code', { exact: true }).fill('alps')
    await page.getByLabel('Name').fill('The Alps')
    await page.getByLabel('Allowed tags').fill('IT, AT, CH, atlantis')
    await expect(page.getByRole('region', { name: '3 countries in this region' })).toContainText('atlantis')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'alps' })).toBeVisible()
    await page.getByLabel('Denied tags').fill('CH')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your changes have been saved')).toBeVisible()
    await expect(page.getByRole('region', { name: '2 countries in this region' })).toBeVisible()

    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete alps?' })
    await dialog.getByRole('textbox').fill('yes')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByText('Type “delete” to confirm')).toBeVisible()
    await dialog.getByRole('textbox').fill('delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible()
    await expect(row(page, 'alps')).toHaveCount(0)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the service counts what points, the page says it',
    [
      'booking-service/src/staff-catalogues/staff-catalogues.test.ts',
      'to which something points is not deleted, with what and how often',
    ],
    ['design-system/src/screens/staff-catalogue/entry.stories.tsx', 'InUse'],
  )
  test('what something points to is not deleted, and says what', async ({ browser }) => {
    const page = await openCatalogues(browser, administrators.ada, '/segments/entries/USA')
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(/in use and can’t be deleted.*reservations/)).toBeVisible()
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the service takes the good rows and gives them out again, and each step of the page is a story',
    [
      'booking-service/src/staff-catalogues/staff-catalogues.test.ts',
      'with one bad row: the preview says what each row does, and the good ones are taken together',
    ],
    [
      'booking-service/src/staff-catalogues/staff-catalogues.test.ts',
      'holds nothing that a spreadsheet would run, and comes back unchanged',
    ],
    [
      'journeys/src/back-office/reports.journey.ts',
      'an administrator reads payments by property, a currency at a time, and saves both files',
    ],
    ['design-system/src/screens/staff-catalogue/import.stories.tsx', 'Choosing'],
    ['design-system/src/screens/staff-catalogue/import.stories.tsx', 'BadRows'],
    ['design-system/src/screens/staff-catalogue/import.stories.tsx', 'Taken'],
  )
  test('a file with one bad row: the others are taken together, and the list comes out as it went in', async ({
    browser,
  }) => {
    const page = await openCatalogues(browser, administrators.ada, '/systems/import')
    const csv = 'code,name\nwebsite,Our website\nkiosk,Kiosk in the lobby\n=cmd,Harm\n'
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'systems.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(page.getByText('1 row can’t be imported')).toBeVisible()
    await expect(page.getByText('A value can’t begin with =')).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(page.getByText('2 rows have been imported')).toBeVisible()
    await page.getByRole('link', { name: 'Systems' }).click()
    await expect(row(page, 'kiosk')).toContainText('Kiosk in the lobby')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain('website,Our website,yes')
    expect(file).not.toContain('=cmd')
  })
})
