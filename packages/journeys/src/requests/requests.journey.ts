import { failsBecause } from '../bad-line.ts'
import { test } from '../hotel/test.ts'
import { expect, hosts, main, sampleGuest, seesReservation, signIn, signInAgain } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import {
  openAgain,
  openRequests,
  roomField,
  seesPage,
  seesSent,
  sendButton,
  sending,
  textField,
  write,
} from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

onEachProperty('special requests', ({ sampleCode }) => {
  test('a guest of several rooms asks for something for the second, and reads the hotel’s answer', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books(sampleCode)
    while ((await hotel.roomsOf(guest)).length < 3) await hotel.addsRoom(guest)
    await openRequests(page, guest)
    await roomField(page).selectOption('2')
    await main(page).getByRole('button', { name: 'High floor' }).click()
    await expect(textField(page)).toBeFocused()
    await page.keyboard.type(' And a quiet one.')
    await sendButton(page).click()
    await seesSent(page, 2)
    await expect(textField(page)).toHaveValue('')
    const text = 'We’d like a room on a high floor, please. And a quiet one.'
    expect(await hotel.requestsOf(guest)).toEqual([{ room: 2, text }])
    await expect(main(page).getByRole('listitem').filter({ hasText: text })).toContainText('Sent')

    await hotel.answersRequests(guest, 'The ninth floor is yours.')
    await page.reload()
    const entry = main(page).getByRole('listitem').filter({ hasText: text })
    await expect(entry).toContainText('Answered')
    await expect(entry).toContainText('The ninth floor is yours.')
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what is missing is a story',
    ['design-system/src/screens/special-requests/special-requests.stories.tsx', 'Empty'],
    ['design-system/src/screens/special-requests/special-requests.stories.tsx', 'BegunWithACommonRequest'],
    ['booking-service/src/requests/special-requests.test.ts', 'cannot make a request of spaces only'],
  )
  test('nothing written: said in words, the field has the focus, and nothing is sent', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openRequests(page, guest)
    await textField(page).fill('   ')
    await sendButton(page).click()
    await expect(main(page).getByText('Please enter your special request for this room.')).toBeVisible()
    await expect(textField(page)).toBeFocused()
    await main(page).getByRole('button', { name: 'Allergy' }).click()
    await sendButton(page).click()
    await expect(main(page).getByText('Please replace “…” with the details')).toBeVisible()
    expect(await hotel.requestsOf(guest)).toEqual([])
  })
})

for (const [why, fails] of Object.entries(failsBecause))
  test.describe(() => {
    if (why !== 'the service fails')
      leaveToTheFullRun(
        'a press that was not heard keeps its text and its key, whatever was lost',
        [
          'portal/src/tasks/send-special-request.test.ts',
          'whose answer was lost keeps its text, and repeats its key',
        ],
        [
          'booking-service/src/requests/special-requests.test.ts',
          'who retries after a lost answer has made one request',
        ],
      )
    test(`${why}: what was written is still there, and sent again it is sent once`, async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books('ZPCU-104A7C-AB')
      await hotel.addsRoom(guest)
      await openRequests(page, guest)
      await write(page, 2, 'A kettle,\nplease')
      await fails(page, sending)
      await sendButton(page).click()
      await expect(main(page).getByRole('alert')).toContainText('Your special request couldn’t be sent')
      await expect(textField(page)).toHaveValue('A kettle,\nplease')
      await page.reload()
      await seesPage(page)
      await expect(roomField(page)).toHaveValue('2')
      await expect(textField(page)).toHaveValue('A kettle,\nplease')
      await page.unrouteAll()
      await sendButton(page).click()
      await seesSent(page, 2)
      expect(await hotel.requestsOf(guest)).toEqual([{ room: 2, text: 'A kettle,\nplease' }])
      await expect(main(page).getByRole('listitem').filter({ hasText: 'A kettle' })).toHaveCount(1)
    })
  })

test.describe(() => {
  leaveToTheFullRun('the limit is a rule, and both lengths are a story')
  test('pasted and too long: said with both lengths, nothing is cut off; a picture is a character like another', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openRequests(page, guest)
    const long = 'A cot, please. '.repeat(40)
    await textField(page).fill(long)
    await sendButton(page).click()
    await expect(textField(page)).toBeFocused()
    await expect(textField(page)).toHaveValue(long)
    expect(await hotel.requestsOf(guest)).toEqual([])
    await textField(page).fill('A cot 🛏️, please')
    await sendButton(page).click()
    await seesSent(page)
    expect(await hotel.requestsOf(guest)).toEqual([{ room: 1, text: 'A cot 🛏️, please' }])
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what was typed is kept by one mechanism',
    [
      'portal/src/tasks/send-special-request.test.ts',
      'what is typed for each room survives a reload, and another reservation’s is not read',
    ],
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
  )
  test('reload and Back keep what was written, for each room its own', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await hotel.addsRoom(guest)
    await openRequests(page, guest)
    await write(page, 1, 'Flowers')
    await write(page, 2, 'A cot')
    await page.reload()
    await seesPage(page)
    await expect(textField(page)).toHaveValue('A cot')
    await page.goBack()
    await seesReservation(page)
    await openAgain(page)
    await expect(textField(page)).toHaveValue('A cot')
    await roomField(page).selectOption('1')
    await expect(textField(page)).toHaveValue('Flowers')
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what was typed is kept by one mechanism',
    [
      'portal/src/tasks/send-special-request.test.ts',
      'what is typed for each room survives a reload, and another reservation’s is not read',
    ],
    [
      'journeys/src/paying/journeys.ts',
      'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
    ],
  )
  test('a session that has ended: after signing in again what was written is there, and is sent', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openRequests(page, guest)
    await textField(page).fill('A late breakfast')
    await hotel.endsSessions(guest)
    await sendButton(page).click()
    await signInAgain(page, guest)
    await seesPage(page)
    await expect(textField(page)).toHaveValue('A late breakfast')
    await sendButton(page).click()
    await seesSent(page)
    expect(await hotel.requestsOf(guest)).toEqual([{ room: 1, text: 'A late breakfast' }])
  })
})

const closed = [
  ['palace', 'Cancelled in time', 'This reservation is canceled.'],
  ['palace', 'Under review', 'We’re reviewing your cancellation'],
  ['partner-city', 'A stay that is over', 'Your stay has ended.'],
] as const

for (const [brand, shows, reason] of closed)
  test.describe(() => {
    leaveToTheFullRun(
      'every reason is a story of the page',
      ['design-system/src/screens/special-requests/special-requests.stories.tsx', 'Cancelled'],
      ['design-system/src/screens/special-requests/special-requests.stories.tsx', 'UnderReview'],
      ['design-system/src/screens/special-requests/special-requests.stories.tsx', 'StayIsOver'],
      ['domain/src/actions/actions.test.ts', 'what a guest may do'],
    )
    test(`nothing can be asked for, and the page says why: ${reason}`, async ({ page }) => {
      await signIn(page, await sampleGuest(brand, shows))
      await page.goto(`${hosts[brand]}/special-request`)
      await seesPage(page)
      await expect(main(page).getByRole('status').first()).toContainText(reason)
      await expect(textField(page)).toHaveCount(0)
    })
  })

test.describe(() => {
  leaveToTheFullRun('who may ask is a rule')
  test('a guest in house may still ask', async ({ page }) => {
    await signIn(page, await sampleGuest('moon', 'In the house today'))
    await openAgain(page)
    await expect(textField(page)).toBeVisible()
  })
})
