import { test } from '../hotel/test.ts'
import { expect, fillSignIn, hosts, pressSignIn, sampleGuest, seesReservation, signIn } from '../product.ts'
import {
  failsBecause,
  fieldOf,
  fillContact,
  guestAt,
  main,
  openAgain,
  openGuests,
  saveButton,
  seesForm,
  seesPage,
  seesSaved,
} from './page.ts'

const guests = [
  ['palace', 'ZPCU-104A7C-AB'],
  ['moon', 'ZMCU-107F1B-A'],
  ['the resorts partner', 'ZRMV-222E3A-B'],
] as const

for (const [brand, sampleCode] of guests)
  test(`${brand}: a guest says who comes along and how they are reached, and pays nothing`, async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books(sampleCode)
    await hotel.addsChild(guest)
    const before = await hotel.guestsOf(guest)
    const child = before.length
    await openGuests(page, guest)
    await expect(guestAt(page, child)).toContainText('Name needed')
    await fillContact(page)
    await fieldOf(page, 1, 'ZIP code (optional)').fill('77500')
    await fieldOf(page, 1, 'City (optional)').fill(' Cancún ')
    await fieldOf(page, child, 'First name').fill('Eva')
    await fieldOf(page, child, 'Last name').fill('O’Brien')
    await saveButton(page).click()
    await seesSaved(page)
    await expect(page).toHaveURL(/\/guest-information$/)
    const after = await hotel.guestsOf(guest)
    expect(after[0]).toMatchObject({
      first_name: before[0]?.first_name,
      email: 'nora.vidal@example.com',
      phone: '+52 55 5550 0142',
      country_code: 'MX',
      zip_code: '77500',
      city: 'Cancún',
    })
    expect(after.at(-1)).toMatchObject({ first_name: 'Eva', last_name: 'O’Brien' })
    await expect(guestAt(page, child)).not.toContainText('Name needed')
    expect(await hotel.guestChangesOf(guest)).toBe(1)
  })

test('a changed e-mail tells the address before and the new one', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  const [known] = await hotel.guestsOf(guest)
  const before = known?.email ?? ''
  const fresh = `${guest.reservationCode.toLowerCase()}@example.org`
  await openGuests(page, guest)
  await fillContact(page)
  await fieldOf(page, 1, 'E-mail').fill(` ${fresh} `)
  await saveButton(page).click()
  await seesSaved(page)
  await expect(main(page).getByText('We wrote to the old and the new e-mail address')).toBeVisible()
  const toldOf = async (address: string) =>
    (await hotel.lettersTo(address)).filter(({ subject }) => subject.includes(guest.reservationCode))
  await expect.poll(() => toldOf(fresh)).toHaveLength(1)
  await expect.poll(() => toldOf(before)).toHaveLength(1)
  const [letter] = await toldOf(before)
  expect(letter?.text).toContain('changed this e-mail address to another one')
  expect(letter?.text).not.toContain(fresh)
})

const wrong = [
  ['First name', 'Nora 👑', 'Letters only'],
  ['First name', '', 'This field is required'],
  ['Last name', 'V'.repeat(200), 'Field must have at most 120 characters (200 now)'],
  ['Date of birth (optional)', '02/31/1990', 'This is no date.'],
  ['Date of birth (optional)', '05/05/2019', 'Adults are 18 or older at this hotel'],
  ['E-mail', 'nora@example', 'Invalid email'],
  ['Telephone', 'call me', 'Use digits only, with the country code'],
  ['ZIP code (optional)', '775', 'Field must have at least 5 characters (3 now)'],
  ['City (optional)', '🏝️', 'Write the name of the city in letters'],
] as const

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
  await expect(main(page).getByText('3 fields need another look')).toBeVisible()
  expect(await hotel.guestsOf(guest)).toEqual(before)
})

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
  const phone = fieldOf(page, 1, 'Telephone')
  await phone.fill('')
  await phone.pressSequentially('+390255550101')
  await expect(phone).toHaveValue('+39 02 5555 0101')
  await expect(fieldOf(page, 1, 'Country of the telephone number')).toHaveValue('IT')
  await saveButton(page).click()
  await seesSaved(page)
  expect((await hotel.guestsOf(guest))[0]).toMatchObject({
    birth_date: '1986-01-02',
    phone: '+39 02 5555 0101',
  })
})

for (const [why, fails] of Object.entries(failsBecause))
  test(`${why}: what was typed is still there, and saved again it is saved once`, async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openGuests(page, guest)
    await fillContact(page)
    await fieldOf(page, 1, 'City (optional)').fill('Mérida')
    await fails(page)
    await saveButton(page).click()
    await expect(main(page).getByRole('alert')).toContainText('Guest information could not be saved')
    await expect(fieldOf(page, 1, 'City (optional)')).toHaveValue('Mérida')
    await page.unrouteAll()
    await saveButton(page).click()
    await seesSaved(page)
    expect((await hotel.guestsOf(guest))[0]).toMatchObject({ city: 'Mérida' })
    expect(await hotel.guestChangesOf(guest)).toBe(1)
  })

test('reload and Back keep what was typed, for each room its own', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await hotel.addsRoom(guest)
  await openGuests(page, guest)
  const room = main(page).getByLabel('Whose information?')
  await fieldOf(page, 1, 'City (optional)').fill('Mérida')
  await room.selectOption('2')
  await fieldOf(page, 1, 'First name').fill('No 👑')
  await page.reload()
  await seesForm(page)
  await expect(room).toHaveValue('2')
  await expect(fieldOf(page, 1, 'First name')).toHaveValue('No 👑')
  await page.goBack()
  await seesReservation(page)
  await openAgain(page)
  await expect(fieldOf(page, 1, 'First name')).toHaveValue('No 👑')
  await room.selectOption('1')
  await expect(fieldOf(page, 1, 'City (optional)')).toHaveValue('Mérida')
})

test('a session that has ended: after signing in again what was typed is there, and is saved', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openGuests(page, guest)
  await fillContact(page)
  await fieldOf(page, 1, 'City (optional)').fill('Mérida')
  await hotel.endsSessions(guest)
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await fillSignIn(page, guest)
  await pressSignIn(page)
  await seesForm(page)
  await expect(fieldOf(page, 1, 'City (optional)')).toHaveValue('Mérida')
  await saveButton(page).click()
  await seesSaved(page)
  expect((await hotel.guestsOf(guest))[0]).toMatchObject({ city: 'Mérida' })
})

test('the same guest changed elsewhere: nothing is saved until both are seen', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openGuests(page, guest)
  await fillContact(page)
  await hotel.movesMainGuest(guest, 'Tulum')
  await saveButton(page).click()
  await expect(main(page).getByRole('status').first()).toContainText('The reservation changed meanwhile')
  await expect(fieldOf(page, 1, 'City (optional)')).toHaveValue('Tulum')
  await expect(fieldOf(page, 1, 'E-mail')).toHaveValue('nora.vidal@example.com')
  expect((await hotel.guestsOf(guest))[0]?.country_code).toBe('US')
  await saveButton(page).click()
  await seesSaved(page)
  expect((await hotel.guestsOf(guest))[0]).toMatchObject({ city: 'Tulum', country_code: 'MX' })
})

test('who changes the main guest’s name signs in with the new one', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openGuests(page, guest)
  await fillContact(page)
  await fieldOf(page, 1, 'First name').fill('Grace')
  await expect(guestAt(page, 1)).toContainText('sign in with the new one')
  await saveButton(page).click()
  await seesSaved(page)
  await hotel.endsSessions(guest)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, { ...guest, firstName: 'grace' })
})

const closed = [
  ['palace', 'Cancelled in time', 'The reservation is cancelled.'],
  ['palace', 'Under review', 'Your cancellation is under review.'],
  ['moon', 'In the house today', 'Your stay has begun.'],
] as const

for (const [brand, shows, reason] of closed)
  test(`nothing can be changed, and the page says why: ${reason}`, async ({ page }) => {
    await signIn(page, await sampleGuest(brand, shows))
    await page.goto(`${hosts[brand]}/guest-information`)
    await seesPage(page)
    await expect(main(page).getByRole('status').first()).toContainText(reason)
    await expect(main(page).getByRole('textbox')).toHaveCount(0)
  })
