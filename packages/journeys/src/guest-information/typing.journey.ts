import { autofill } from '../autofill.ts'
import { test } from '../hotel/test.ts'
import { expect, main } from '../product.ts'
import { fieldOf, fillContact, guestAt, openGuests, saveButton, seesSaved } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const wrong = [
  ['First name', 'Nora 👑', 'Letters only'],
  ['First name', '', 'This field is required'],
  ['Last name', 'V'.repeat(200), 'Enter no more than 120 characters (200 now)'],
  ['Date of birth (optional)', '02/31/1990', 'Enter a valid date'],
  ['Date of birth (optional)', '05/05/2019', 'At this hotel, adults are 18 or older'],
  ['E-mail', 'nora@example', 'Enter a valid e-mail'],
  ['Phone', 'call me', 'Use digits only, with the country code'],
  ['ZIP code (optional)', '775', 'Enter at least 5 characters (3 so far)'],
  ['City (optional)', '🏝️', 'Use letters only for the city'],
] as const

test.describe(() => {
  leaveToTheFullRun(
    'every wrong field is a story, every rule of a field a table',
    ['design-system/src/screens/guest-information/guest-information.stories.tsx', 'EveryFieldWrong'],
    ['domain/src/validation/fields.test.ts', 'a length message carries the required and the current length'],
  )
  test('each wrong field says what is wrong, the first of them has the focus, and nothing typed is lost', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    const before = await hotel.guestsOf(guest)
    await openGuests(page, guest)
    for (const [label, text, why] of wrong) {
      await test.step(`${label}: ${text.slice(0, 20)}`, async () => {
        await fillContact(page)
        const field = fieldOf(page, 1, label)
        const right = await field.inputValue()
        await field.fill(text)
        await saveButton(page).click()
        await expect(field).toBeFocused()
        await expect(guestAt(page, 1)).toContainText(why)
        await expect(field).toHaveValue(text)
        await field.fill(right)
      })
    }
    await fieldOf(page, 1, 'Last name').fill('')
    await fieldOf(page, 1, 'City (optional)').fill('🏝️')
    await fieldOf(page, 1, 'E-mail').fill('nora@')
    await saveButton(page).click()
    await expect(fieldOf(page, 1, 'Last name')).toBeFocused()
    await expect(main(page).getByText('Please check 3 fields')).toBeVisible()
    expect(await hotel.guestsOf(guest)).toEqual(before)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'how both are read and written are tables',
    ['domain/src/dates/typed-date.test.ts', '“%s”, %s, is %s'],
    ['design-system/src/patterns/phone-field/phone-text.test.ts', '%s typed in %s is written %s'],
    ['design-system/src/screens/guest-information/guest-information.stories.tsx', 'PhoneOfAnotherCountry'],
  )
  test('a date is typed in any way, pasted, or picked; a number is written the way its country does', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openGuests(page, guest)
    await fillContact(page)
    const date = fieldOf(page, 1, 'Date of birth (optional)')
    await date.fill('3-4-1985')
    await date.blur()
    await expect(date).toHaveValue('03/04/1985')
    await date.fill('1985-03-24')
    await date.blur()
    await expect(date).toHaveValue('03/24/1985')
    await guestAt(page, 1).locator('input[type=date]').fill('1986-01-02')
    await expect(date).toHaveValue('01/02/1986')
    const phone = fieldOf(page, 1, 'Phone')
    await phone.fill('')
    await phone.pressSequentially('+390255550101')
    await expect(phone).toHaveValue('+39 02 5555 0101')
    await expect(fieldOf(page, 1, 'Country code')).toHaveValue('Italy +39')
    await saveButton(page).click()
    await seesSaved(page)
    expect((await hotel.guestsOf(guest))[0]).toMatchObject({
      birth_date: '1986-01-02',
      phone: '+39 02 5555 0101',
    })
  })
})

test('what the browser fills in by itself is taken as typed', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openGuests(page, guest)
  await fillContact(page)
  await autofill([
    [fieldOf(page, 1, 'E-mail'), ' nora@example.com '],
    [fieldOf(page, 1, 'Phone'), '+52 55 5550 0142'],
    [fieldOf(page, 1, 'Country'), 'Guatemala'],
    [fieldOf(page, 1, 'City (optional)'), 'Mérida'],
  ])
  await saveButton(page).click()
  await seesSaved(page)
  expect((await hotel.guestsOf(guest))[0]).toMatchObject({
    email: 'nora@example.com',
    country_code: 'GT',
    city: 'Mérida',
  })
})
