import type { Page } from '@playwright/test'
import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, main, seesReservation } from '../product.ts'
import { accounts, office, openOffice, staffPage } from './page.ts'

const administrators = {
  ada: accounts.admin,
  clara: { userName: 'sample.second', password: 'Jacaranda!7' },
} as const

const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true }).click()
const phoneLines = (page: Page) => main(page).getByRole('region', { name: 'Phone lines' })

test('an administrator gives a property a phone line: tried first, in force at once, told to the second person, and put back', async ({
  page,
  hotel,
  browser,
}) => {
  const guest = await hotel.books('ZMJM-108C4E-AC')
  await openSignedIn(page, guest)
  await seesReservation(page)
  await expect(page.locator('body')).not.toContainText('876 555-0155')

  const ada = await staffPage(browser)
  await openOffice(ada, administrators.ada)
  await ada.getByRole('link', { name: 'Properties' }).click()
  await ada.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
  await main(ada)
    .getByRole('link', { name: /Jamaica/ })
    .click()
  const address = ada.url()
  const clara = await staffPage(browser)
  await openOffice(clara, administrators.clara)
  await clara.goto(address)
  await clara.getByLabel('Fewest nights').first().fill('9')

  await phoneLines(ada).getByRole('button', { name: 'Add a row' }).click()
  await phoneLines(ada).getByLabel('Country code').fill('1')
  await phoneLines(ada).getByLabel('Area code').fill('876')
  await save(ada)
  await expect(phoneLines(ada).getByLabel('Number')).toBeFocused()
  await phoneLines(ada).getByLabel('Number').fill('5550155')
  await expect(ada.getByRole('region', { name: 'What a guest would see' })).toContainText('876 555-0155')
  await save(ada)
  await expect(main(ada)).toContainText('Saved. The new rules are in force.')
  await page.reload()
  await seesReservation(page)
  await expect(page.locator('body')).toContainText('876 555-0155')

  await save(clara)
  await expect(main(clara)).toContainText('Somebody else changed these rules')
  await expect(clara.getByLabel('Fewest nights').first()).toHaveValue('9')
  await clara.getByRole('button', { name: 'Read again' }).click()
  await expect(phoneLines(clara).getByLabel('Area code')).toHaveValue('876')

  await phoneLines(clara).getByRole('button', { name: 'Remove row 1' }).click()
  await save(clara)
  const history = clara.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Changed by Clara Ponti')
  await expect(history).toContainText('Changed by Ada Moreno')
  await page.reload()
  await seesReservation(page)
  await expect(page.locator('body')).not.toContainText('876 555-0155')
})

test('an agent reads what a property decides, and cannot change it', async ({ browser }) => {
  const staff = await staffPage(browser)
  await openOffice(staff, accounts.agent)
  await staff.goto(`${office}/properties`)
  await main(staff)
    .getByRole('link', { name: /Jamaica/ })
    .click()
  await expect(main(staff)).toContainText('An administrator can change them')
  await expect(staff.getByLabel('Fewest nights').first()).toBeDisabled()
  await expect(main(staff).getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
})
