import { test } from './hotel/test.ts'
import { openSignedIn } from './open-signed-in.ts'
import { pickCountry } from './pick-country.ts'
import { expect, hosts, main } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

const callButton = /Request a call/

test('a guest asks to be called from a page that names the phone, and is told when, with a number and a letter', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  const [known] = await hotel.guestsOf(guest)
  await openSignedIn(page, guest, '/special-request')
  await main(page).getByRole('link', { name: 'Ask us to call you' }).first().click()
  await expect(main(page).getByRole('textbox', { name: 'Full name' })).toHaveValue(
    `${guest.firstName} ${guest.lastName}`,
  )
  await expect(main(page).getByText(guest.reservationCode)).toBeVisible()
  const phone = main(page).getByRole('textbox', { name: 'Phone' })
  await phone.fill('+52 998 555 0142')
  await main(page).getByRole('button', { name: callButton }).click()
  await expect(
    main(page).getByText('Please accept the terms and conditions and the privacy policy'),
  ).toBeVisible()
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: callButton }).click()
  await expect(main(page).getByText(/^We’ll call you (today|tomorrow)$/)).toBeVisible()
  const ticket = await main(page)
    .getByText(/^H-[0-9A-Z]{6}$/)
    .textContent()
  await expect
    .poll(async () => (await hotel.lettersTo(known?.email ?? '')).map(({ text }) => text).join('\n'))
    .toContain(ticket ?? 'no ticket')

  // Asked again, the first is known, from wherever it is asked.
  await page.reload()
  await expect(main(page).getByText('We already have your request')).toBeVisible()
  await expect(main(page).getByText(ticket ?? 'no ticket')).toBeVisible()
})

test.describe(() => {
  leaveToTheFullRun(
    'a stranger’s form is a story, and their call is the service’s',
    [
      'booking-service/src/tickets/tickets.test.ts',
      'is called too, and gets no letter: an address they name may be anybody’s',
    ],
    ['design-system/src/screens/call-me/call-me.stories.tsx', 'Stranger'],
    ['design-system/src/screens/call-me/call-me.stories.tsx', 'SentByAStranger'],
  )
  test('a stranger who cannot sign in asks to be called, and is not asked for a reservation', async ({
    page,
  }) => {
    await page.goto(`${hosts.palace}/auth/login`)
    await main(page).getByRole('link', { name: 'Ask us to call you' }).click()
    await main(page).getByRole('textbox', { name: 'Full name' }).fill('Amelia Hartwell')
    await main(page).getByRole('combobox', { name: 'Which applies to you?' }).selectOption('Something else')
    const country = main(page).getByRole('combobox', { name: 'Country', exact: true })
    await pickCountry(page, country, 'United States')
    // One an hour: each run has a number of its own.
    const own = String(Date.now()).slice(-7)
    await main(page).getByRole('textbox', { name: 'Phone' }).fill(`555${own}`)
    await main(page).getByRole('checkbox').check()
    await main(page).getByRole('button', { name: callButton }).click()
    await expect(main(page).getByText(/^H-[0-9A-Z]{6}$/)).toBeVisible()
  })
})

test('the confirmation letter goes to three addresses, as it was shown, and each is seen to arrive', async ({
  page,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  const [known] = await hotel.guestsOf(guest)
  const own = known?.email ?? ''
  await openSignedIn(page, guest)
  await page.getByRole('tab', { name: 'Details' }).click()
  await main(page).getByRole('link', { name: 'Send the confirmation' }).click()
  await expect(main(page).getByRole('list', { name: 'Recipients' })).toContainText(own)
  await expect(main(page).getByRole('heading', { name: 'Getting here' })).toBeVisible()
  const name = guest.reservationCode.toLowerCase()
  const others = [`${name}.one@example.org`, `${name}.two@example.org`]
  await main(page)
    .getByRole('textbox', { name: 'E-mail addresses' })
    .fill(`${others.join(', ')},`)
  await main(page).getByRole('button', { name: 'Send 3 confirmations' }).click()
  await expect(main(page).getByText('Your confirmations are on their way')).toBeVisible()
  for (const address of [own, ...others]) {
    await expect
      .poll(async () => (await hotel.lettersTo(address)).map(({ subject }) => subject).join('\n'))
      .toContain(guest.reservationCode)
    const entry = main(page).getByRole('listitem').filter({ hasText: address }).last()
    await expect(entry).toContainText('Sent', { timeout: 20_000 })
  }
  // Another mailbox reads no name that would open the reservation.
  const [letter] = await hotel.lettersTo(others[0] ?? '')
  expect(letter?.text).not.toContain(guest.lastName)
})

test.describe(() => {
  leaveToTheFullRun('what is wrong is a story', [
    'design-system/src/screens/confirmation-letter/confirmation-letter.stories.tsx',
    'NotAnAddress',
  ])
  test('an address that is none is said before anything is sent', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openSignedIn(page, guest, '/confirmation-letter')
    await main(page).getByRole('textbox', { name: 'E-mail addresses' }).fill('nobody,')
    await expect(main(page).getByText('Please enter a valid e-mail address')).toBeVisible()
    await main(page).getByRole('button', { name: /^Send/ }).click()
    await expect(main(page).getByText('Your confirmation is on its way')).toBeHidden()
  })
})
