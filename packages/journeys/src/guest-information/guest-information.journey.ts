import { failsBecause } from '../bad-line.ts'
import { test } from '../hotel/test.ts'
import { expect, hosts, main, sampleGuest, seesReservation, signIn, signInAgain } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import {
  fieldOf,
  fillContact,
  guestAt,
  openAgain,
  openGuests,
  saveButton,
  saving,
  seesForm,
  seesPage,
  seesSaved,
} from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

onEachProperty('guest information', ({ sampleCode }) => {
  test('a guest says who comes along and how they are reached, and pays nothing', async ({ page, hotel }) => {
    const guest = await hotel.books(sampleCode)
    await hotel.addsChild(guest)
    const before = await hotel.guestsOf(guest)
    const child = before.length
    await openGuests(page, guest)
    await expect(guestAt(page, child)).toContainText('Name missing')
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
    await expect(guestAt(page, child)).not.toContainText('Name missing')
    expect(await hotel.guestChangesOf(guest)).toBe(1)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'letters and what the page says of them are proved apart',
    [
      'booking-service/src/guests/change-guests.test.ts',
      'is announced to both addresses; a change of letter case alone is not',
    ],
    [
      'booking-service/src/letters/email-changed/queue.test.ts',
      'show a new mailbox no text typed by a user, because it may be a stranger’s',
    ],
    ['design-system/src/screens/guest-information/guest-information.stories.tsx', 'SavedWithAnotherEmail'],
  )
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
    await expect(main(page).getByText('We’ve e-mailed your old and new addresses')).toBeVisible()
    await expect.poll(() => hotel.lettersTo(fresh)).toHaveLength(1)
    const reportedBefore = async () =>
      (await hotel.lettersTo(before)).filter(({ subject }) => subject.includes(guest.reservationCode))
    await expect.poll(reportedBefore).toHaveLength(1)
    const [letter] = await reportedBefore()
    // A new mailbox may be a stranger's: it is told nothing that the guest typed.
    const [neutral] = await hotel.lettersTo(fresh)
    expect(neutral?.text).not.toContain(known?.last_name)
    expect(letter?.text).toContain('changed this e-mail address to another one')
    expect(letter?.text).not.toContain(fresh)
  })
})

test('where the hotel asks for it, a changed e-mail counts once it is confirmed from a mailbox', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZLLC-109E6A-CA')
  const [known] = await hotel.guestsOf(guest)
  const fresh = `${guest.reservationCode.toLowerCase()}@example.org`
  await openGuests(page, guest)
  await fillContact(page)
  await fieldOf(page, 1, 'E-mail').fill(fresh)
  await saveButton(page).click()
  await seesSaved(page)
  await expect(main(page).getByText('Please confirm your new e-mail address')).toBeVisible()
  await expect(fieldOf(page, 1, 'E-mail')).toHaveValue(known?.email ?? '')
  await expect.poll(() => hotel.lettersTo(fresh)).toHaveLength(1)
  const [letter] = await hotel.lettersTo(fresh)
  const link = /https?:\S+\/auth\/email\/[0-9a-f]{40}/.exec(letter?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  const confirm = main(page).getByRole('button', { name: 'Confirm new address' })
  await expect(confirm).toBeVisible()
  await expect(
    main(page).getByText(`${fresh.slice(0, 2)}•••${fresh.slice(fresh.indexOf('@') - 1)}`),
  ).toBeVisible()
  await expect(main(page).getByText(`…${guest.reservationCode.slice(-5)}`)).toBeVisible()
  expect((await hotel.guestsOf(guest))[0]).toMatchObject({ email: known?.email })
  await confirm.click()
  await expect(
    main(page).getByRole('heading', { name: 'Your new e-mail address is confirmed' }),
  ).toBeVisible()
  expect((await hotel.guestsOf(guest))[0]).toMatchObject({ email: fresh })
})

for (const [why, fails] of Object.entries(failsBecause))
  test.describe(() => {
    leaveToTheFullRun(
      'a lost answer is shown by cancelling, a service that fails by special requests',
      ['portal/src/tasks/save-guests.test.ts', 'whose answer was lost is still there, and repeats its key'],
      ['booking-service/src/guests/change-guests.test.ts', 'repeated after a lost answer is done once'],
      [
        'design-system/src/screens/guest-information/guest-information.stories.tsx',
        'FailedWithEverythingStored',
      ],
    )
    test(`${why}: what was typed is still there, and saved again it is saved once`, async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books('ZPCU-104A7C-AB')
      await openGuests(page, guest)
      await fillContact(page)
      await fieldOf(page, 1, 'City (optional)').fill('Mérida')
      await fails(page, saving)
      await saveButton(page).click()
      await expect(main(page).getByRole('alert')).toContainText('Guest information couldn’t be saved')
      await expect(fieldOf(page, 1, 'City (optional)')).toHaveValue('Mérida')
      await page.unrouteAll()
      await saveButton(page).click()
      await seesSaved(page)
      expect((await hotel.guestsOf(guest))[0]).toMatchObject({ city: 'Mérida' })
      expect(await hotel.guestChangesOf(guest)).toBe(1)
    })
  })

test.describe(() => {
  leaveToTheFullRun(
    'what was typed is kept by one mechanism',
    ['portal/src/tasks/save-guests.test.ts', 'survives a reload, and another reservation’s is not read'],
    ['portal/src/state/stored-atom.test.ts', 'survives reload'],
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
  )
  test('reload and Back keep what was typed, for each room its own', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await hotel.addsRoom(guest)
    await openGuests(page, guest)
    const room = main(page).getByLabel('Which room?')
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
})

test.describe(() => {
  leaveToTheFullRun(
    'what was typed is kept by one mechanism, and upgrading leads back after a session',
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
    ['portal/src/tasks/save-guests.test.ts', 'survives a reload, and another reservation’s is not read'],
  )
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
    await signInAgain(page, guest)
    await seesForm(page)
    await expect(fieldOf(page, 1, 'City (optional)')).toHaveValue('Mérida')
    await saveButton(page).click()
    await seesSaved(page)
    expect((await hotel.guestsOf(guest))[0]).toMatchObject({ city: 'Mérida' })
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the two changes meet in the task that saves',
    ['portal/src/tasks/save-guests.test.ts', 'is not saved over %s that was changed elsewhere'],
    ['design-system/src/screens/guest-information/guest-information.stories.tsx', 'ChangedMeanwhile'],
  )
  test('the same guest changed elsewhere: nothing is saved until both are seen', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openGuests(page, guest)
    await fillContact(page)
    await hotel.movesMainGuest(guest, 'Tulum')
    await saveButton(page).click()
    await expect(main(page).getByRole('status').first()).toContainText(
      'Your reservation has changed in the meantime',
    )
    await expect(fieldOf(page, 1, 'City (optional)')).toHaveValue('Tulum')
    await expect(fieldOf(page, 1, 'E-mail')).toHaveValue('nora.vidal@example.com')
    expect((await hotel.guestsOf(guest))[0]?.country_code).toBe('US')
    await saveButton(page).click()
    await seesSaved(page)
    expect((await hotel.guestsOf(guest))[0]).toMatchObject({ city: 'Tulum', country_code: 'MX' })
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the name that signs in is the service’s',
    [
      'booking-service/src/guests/change-guests.test.ts',
      'with a new name for the main guest lets them sign in with it, and no longer with the old one',
    ],
    ['design-system/src/screens/guest-information/guest-information.stories.tsx', 'NameAndEmailChanged'],
  )
  test('who changes the main guest’s name signs in with the new one', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openGuests(page, guest)
    await fillContact(page)
    await fieldOf(page, 1, 'First name').fill('Grace')
    await expect(guestAt(page, 1)).toContainText('use the new name next time')
    await saveButton(page).click()
    await seesSaved(page)
    await hotel.endsSessions(guest)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await signIn(page, { ...guest, firstName: 'grace' })
  })
})

const closed = [
  ['palace', 'Cancelled in time', 'This reservation is canceled.'],
  ['palace', 'Under review', 'We’re reviewing your cancellation'],
  ['moon', 'In the house today', 'Your stay has begun.'],
] as const

for (const [brand, shows, reason] of closed)
  test.describe(() => {
    leaveToTheFullRun(
      'every reason is a story of the page',
      ['design-system/src/screens/guest-information/guest-information.stories.tsx', 'Cancelled'],
      ['design-system/src/screens/guest-information/guest-information.stories.tsx', 'UnderReview'],
      ['domain/src/actions/actions.test.ts', 'what a guest may do'],
    )
    test(`nothing can be changed, and the page says why: ${reason}`, async ({ page }) => {
      await signIn(page, await sampleGuest(brand, shows))
      await page.goto(`${hosts[brand]}/guest-information`)
      await seesPage(page)
      await expect(main(page).getByRole('status').first()).toContainText(reason)
      await expect(main(page).getByRole('textbox')).toHaveCount(0)
    })
  })
