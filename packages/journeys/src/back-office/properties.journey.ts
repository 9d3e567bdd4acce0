import type { Page } from '@playwright/test'
import { hasMoved, hasStayed, quotedWith, seesQuote } from '../dates/at-a-quote.ts'
import { confirm, seesDone } from '../dates/page.ts'
import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { price } from '../paying/page.ts'
import { pressOn } from '../press-on.ts'
import { expect, main, seesReservation } from '../product.ts'
import { accounts, office, openOffice, staffPage } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const administrators = {
  ada: accounts.admin,
  clara: { userName: 'sample.second', password: 'Jacaranda!7' },
} as const

const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true }).click()
const phoneLines = (page: Page) => main(page).getByRole('region', { name: 'Phone lines' })

/** At the rules of the Jamaican property. */
async function openJamaica(page: Page, account: Parameters<typeof openOffice>[1]): Promise<void> {
  await openOffice(page, account)
  await page.getByRole('link', { name: 'Properties' }).click()
  await page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
  await main(page)
    .getByRole('link', { name: /Jamaica/ })
    .click()
  await expect(phoneLines(page)).toBeVisible()
}

test('an administrator gives a property a phone line: tried first, in force at once, and removed again', async ({
  page,
  hotel,
  browser,
}) => {
  const guest = await hotel.books('ZMJM-108C4E-AC')
  await openSignedIn(page, guest)
  await expect(page.locator('body')).not.toContainText('876 555-0155')

  const ada = await staffPage(browser)
  await openJamaica(ada, administrators.ada)
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

  const history = ada.getByRole('region', { name: 'History' })
  const changes = history.getByText('Changed by Ada Moreno')
  const before = await changes.count()
  expect(before).toBeGreaterThan(0)
  await phoneLines(ada).getByRole('button', { name: 'Remove row 1' }).click()
  await save(ada)
  await expect(changes).toHaveCount(before + 1)
  await page.reload()
  await seesReservation(page)
  await expect(page.locator('body')).not.toContainText('876 555-0155')
})

test.describe(() => {
  leaveToTheFullRun(
    'the service tells the second of two, and the page keeps what they typed',
    [
      'booking-service/src/property-settings/property-settings.test.ts',
      'of two people with one form the second is told, and nothing of theirs is written',
    ],
    ['design-system/src/screens/staff-property/staff-property.stories.tsx', 'Conflict'],
  )
  test('of two administrators at one property the second is told, and reads it again', async ({
    browser,
  }) => {
    const ada = await staffPage(browser)
    await openJamaica(ada, administrators.ada)
    const clara = await staffPage(browser)
    await openJamaica(clara, administrators.clara)
    await clara.getByLabel('Minimum stay').first().fill('9')
    await phoneLines(ada).getByRole('button', { name: 'Add a row' }).click()
    for (const [label, digits] of Object.entries({
      'Country code': '1',
      'Area code': '876',
      Number: '5550155',
    }))
      await phoneLines(ada).getByLabel(label).fill(digits)
    await save(ada)
    await expect(main(ada)).toContainText('Saved. The new rules are in force.')

    await save(clara)
    await expect(main(clara)).toContainText('Someone else changed these rules')
    await expect(clara.getByLabel('Minimum stay').first()).toHaveValue('9')
    await clara.getByRole('button', { name: 'Reload' }).click()
    await expect(phoneLines(clara).getByLabel('Area code')).toHaveValue('876')
    await phoneLines(clara).getByRole('button', { name: 'Remove row 1' }).click()
    await save(clara)
    const history = clara.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Changed by Clara Ponti')
    await expect(history).toContainText('Changed by Ada Moreno')
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the service asks again at the press, and the forms of a property are stories',
    [
      'booking-service/src/property-settings/stricter-than-quoted.test.ts',
      'and asks for %s is not done, and says so',
    ],
    [
      'booking-service/src/property-settings/promotions.test.ts',
      'one that is switched off between quote and confirmation gives a quote without it; who has it keeps it',
    ],
    [
      'booking-service/src/property-settings/property-settings.test.ts',
      'the hours of the phone lines are the property’s own beside its brand’s lines, and its brand’s again once let go of',
    ],
    [
      'booking-service/src/documents/send-document.test.ts',
      'a property that accepts less says how much, from now on: what was sent before is there and can be handed in',
    ],
    ['design-system/src/screens/staff-property/staff-property.stories.tsx', 'OwnHours'],
    ['design-system/src/screens/staff-property/staff-property.stories.tsx', 'Promotions'],
  )
  test('a rule that becomes stricter while a price is read is told before anything is done; documents, hours and a code are in force at once', async ({
    page,
    hotel,
    browser,
  }) => {
    const guest = await quotedWith('ZMJM-108C4E-AC')(page, hotel, 100)
    const staff = await staffPage(browser)
    await openOffice(staff, administrators.ada)
    await staff.goto(`${office}/properties`)
    await main(staff)
      .getByRole('link', { name: /Jamaica/ })
      .click()
    const preview = staff.getByRole('region', { name: 'What a guest would see' })
    const megabytes = staff.getByLabel('Megabytes of documents per cancellation request')
    const nights = staff.getByLabel('Minimum stay').first()
    const before = await nights.inputValue()
    const saves = staff.getByRole('region', { name: 'History' }).getByRole('listitem')
    const earlier = await saves.count()
    await nights.fill('9')
    await megabytes.fill('4')
    await expect(preview).toContainText('Documents of up to 4 MB')
    await phoneLines(staff).getByLabel('Hours of the phone lines').selectOption('own')
    await phoneLines(staff).getByLabel('Time zone').selectOption('Europe/Rome')
    await expect(preview).toContainText('(Europe/Rome)')
    const promotions = main(staff).getByRole('region', { name: 'Promotions' })
    await promotions.getByRole('button', { name: 'Add a row' }).click()
    const row = {
      Code: 'rules10',
      'How much': '10',
      'Booked from': '2020-01-01',
      'Booked until': '2099-01-01',
    }
    const days = { 'Staying from': '2020-01-01', 'Last night': '2099-01-01' }
    for (const [label, value] of Object.entries({ ...row, ...days }))
      await promotions.getByLabel(label, { exact: true }).fill(value)
    await save(staff)
    await expect(main(staff)).toContainText('Saved. The new rules are in force.')

    await pressOn(page, confirm(page))
    await expect(main(page)).toContainText('9-night minimum')
    await hasStayed(hotel, guest)

    await nights.fill(before)
    await save(staff)
    await expect(saves).toHaveCount(earlier + 2)
    await seesQuote(page, hotel, guest, 100)
    await page.getByRole('textbox', { name: 'Promo code' }).fill('RULES10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(price(page)).toContainText('be refunded')
    // The promotion ends while its price is read.
    await promotions.getByLabel('Can be entered').selectOption('no')
    await save(staff)
    await expect(saves).toHaveCount(earlier + 3)
    await pressOn(page, confirm(page))
    await expect(price(page)).toContainText('The price has changed since you saw it')
    await hasStayed(hotel, guest)
    await pressOn(page, confirm(page))
    await seesDone(page)
    await hasMoved(hotel, guest)

    await promotions.getByRole('button', { name: 'Remove row 1' }).click()
    await phoneLines(staff).getByLabel('Hours of the phone lines').selectOption('brand')
    await megabytes.fill('10')
    await save(staff)
    await expect(saves).toHaveCount(earlier + 4)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'who may change is the service’s, how it reads a story',
    ['booking-service/src/staff/who-may-call.test.ts', 'who may call what'],
    ['design-system/src/screens/staff-property/staff-property.stories.tsx', 'ReadOnly'],
  )
  test('an agent reads what a property decides, and cannot change it', async ({ browser }) => {
    const staff = await staffPage(browser)
    await openOffice(staff, accounts.agent)
    await staff.goto(`${office}/properties`)
    await main(staff)
      .getByRole('link', { name: /Jamaica/ })
      .click()
    await expect(main(staff)).toContainText('An administrator can change them')
    await expect(staff.getByLabel('Minimum stay').first()).toBeDisabled()
    await expect(main(staff).getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  })
})
