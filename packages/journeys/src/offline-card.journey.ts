import type { Page } from '@playwright/test'
import { everythingStored } from './everything-stored.ts'
import { test } from './hotel/test.ts'
import { openSignedIn } from './open-signed-in.ts'
import * as cards from './paying/cards.ts'
import { pay } from './paying/page.ts'
import { expect, main, seesReservation, signIn, signOut } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

test.use({ serviceWorkers: 'allow' })

const keep = (page: Page) => main(page).getByRole('button', { name: /^Save it on this/ })
const card = (page: Page) => page.locator('[data-ready=offline-card]')

/** Asked for on the reservation, and opened once more so that the worker has the site. */
async function keepsTheStay(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('tab', { name: 'Details' }).click()
  await keep(page).click()
  await expect(main(page).getByText(/^Updated today at/)).toBeVisible()
}

const isStored = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'veranda.offline-card'))

test('a stay kept on the phone opens without a network, is read anew with one, and goes with signing out', async ({
  page,
  context,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await signIn(page, guest)
  expect(await isStored(page)).toBe(false)
  await keepsTheStay(page)

  // Nothing of it can be read in the browser's storages; the tokens of the sign-in name the reservation.
  const stored = await everythingStored(page)
  expect(stored).toContain('a key that is not extractable')
  const withoutTokens = stored.split('\n').slice(2).join('\n')
  for (const canary of [guest.lastName, guest.reservationCode, 'Marina Canc', 'Avenida'])
    expect(withoutTokens).not.toContain(canary)

  await context.setOffline(true)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByText('You’re offline')).toBeVisible()
  await expect(
    card(page)
      .getByText(/need a connection/)
      .first(),
  ).toBeVisible()
  await expect(card(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page).getByText(guest.reservationCode, { exact: true })).toBeVisible()
  await expect(card(page).getByText(`${guest.firstName} ${guest.lastName}`).first()).toBeVisible()
  await expect(card(page).getByRole('heading', { name: 'If you cancel' })).toBeVisible()
  await expect(card(page).getByRole('heading', { name: 'Payments' })).toBeVisible()
  await expect(card(page).getByRole('heading', { name: 'Getting here' })).toBeVisible()
  await expect(
    card(page)
      .getByRole('link', { name: /^Call \+/ })
      .first(),
  ).toHaveAttribute('href', /^tel:/)
  await expect(card(page).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /BEGIN%3AVCALENDAR/,
  )
  // Nothing that needs a network can be pressed.
  await expect(card(page).getByRole('link', { name: /Change|Cancel|Pay|Upgrade|Sign in/ })).toHaveCount(0)

  // Meanwhile the hotel adds a room; with the network the page reads it, and the card after it.
  await hotel.addsRoom(guest)
  await context.setOffline(false)
  await seesReservation(page)
  await page.getByRole('tab', { name: 'Details' }).click()
  await main(page).getByRole('link', { name: 'Open it' }).click()
  await expect(card(page).getByText(/^Changed .*: rooms, guests, price/)).toBeVisible()
  // The worker stood between the page and the service all the while, and has kept none of its answers.
  expect((await everythingStored(page)).includes(guest.lastName)).toBe(false)

  await signOut(page)
  await expect(page.getByText('You’re signed out')).toBeVisible()
  await expect.poll(() => isStored(page)).toBe(false)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Reservation number').first()).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test.describe(() => {
  leaveToTheFullRun(
    'receipts come with the card like the rest of the stay',
    [
      'portal/src/tasks/offline-card.test.ts',
      'takes the receipts along with the press, and a newer one with the next reading',
    ],
    ['portal/src/tasks/offline-card.test.ts', 'is gone after signing out, and at once'],
    ['design-system/src/screens/offline-card/offline-card.stories.tsx', 'WithReceipts'],
  )
  test('a receipt is read without a network, one written meanwhile comes with the next reading, and all go with signing out', async ({
    page,
    context,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-330C1E-DA')
    await signIn(page, guest)
    await keepsTheStay(page)
    await page.goto(`${guest.origin}/payment`)
    await pay(page, cards.pays)
    await expect(page).toHaveURL(/\/payment\/done$/)
    await page.goto(`${guest.origin}/my-reservation`)
    await page.getByRole('tab', { name: 'Details' }).click()
    await main(page).getByRole('link', { name: 'Open it' }).click()
    const receipts = card(page).getByRole('list', { name: 'Receipts' })
    await expect(receipts).toContainText(`${guest.reservationCode}-R1`)

    await context.setOffline(true)
    await page.reload()
    await expect(card(page).getByText('You’re offline')).toBeVisible()
    await expect(receipts).toContainText('Payment of your balance')
    await expect(receipts).toContainText(`${guest.reservationCode}-R1`)
    await context.setOffline(false)
    await page.goto(`${guest.origin}/my-reservation`)
    await seesReservation(page)
    await signOut(page)
    await expect.poll(() => isStored(page)).toBe(false)
  })
})

test('without session and network the stay itself is shown, not a sign-in that cannot work', async ({
  page,
  context,
  hotel,
}) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await page.clock.install()
  await signIn(page, guest)
  await keepsTheStay(page)
  await page.reload()
  await seesReservation(page)
  await page.clock.fastForward('25:00:00')
  // The page looks at the clock once it is quiet, and then every twenty seconds.
  await expect(async () => {
    await page.clock.runFor('00:20')
    await expect(page.getByRole('heading', { name: /signed out/i })).toBeVisible({ timeout: 500 })
  }).toPass()
  await context.setOffline(true)
  await page.goto(`${guest.origin}/`)
  await expect(card(page)).toBeVisible()
  await expect(page).toHaveURL(/\/offline-card$/)
  // Twenty-five hours are two days where the guest signed in during the last hour of one.
  await expect(card(page).getByText(/^Updated\s(?:yesterday|.+\s2\sdays\sago)/)).toBeVisible()
  // Nobody is signed in: what leads on needs a network, and appears with it.
  await expect(card(page).getByRole('link', { name: 'Sign in for the latest' })).toHaveCount(0)
  await context.setOffline(false)
  await expect(card(page).getByRole('link', { name: 'Sign in for the latest' })).toBeVisible()
  // The guest takes it off.
  await card(page)
    .getByRole('button', { name: /^Remove it/ })
    .click()
  await expect(card(page).getByRole('button', { name: 'Leave it here' })).toBeFocused()
  await card(page)
    .getByRole('button', { name: /^Remove it/ })
    .click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(() => isStored(page)).toBe(false)
})

test.describe(() => {
  leaveToTheFullRun('when a card is gone is proved over a real database of the browser’s kind', [
    'portal/src/tasks/offline-card.test.ts',
    'stays to the end of the day of departure at the property, and is gone after it',
  ])
  test('a card of a stay that has ended is gone, with and without a network', async ({
    page,
    context,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await page.clock.install()
    await signIn(page, guest)
    await keepsTheStay(page)
    await page.reload()
    await seesReservation(page)
    await context.setOffline(true)
    await page.clock.setSystemTime(new Date(`${guest.stay.departure}T12:00:00Z`))
    await page.goto(`${guest.origin}/offline-card`)
    await expect(card(page)).toBeVisible()
    await page.clock.setSystemTime(new Date(Date.parse(`${guest.stay.departure}T12:00:00Z`) + 2 * 86_400_000))
    await page.reload()
    await expect(page.getByLabel('Reservation number').first()).toBeVisible()
    await expect(card(page)).toHaveCount(0)
    await expect.poll(() => isStored(page)).toBe(false)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'when a card is gone is proved over a real database of the browser’s kind',
    [
      'portal/src/tasks/offline-card.test.ts',
      'is gone when another tab signs out, or the service has ended the session',
    ],
    [
      'portal/src/tasks/offline-card.test.ts',
      'is gone when the session was refused before this page listened',
    ],
  )
  test('a session that was ended elsewhere takes the card along, once it is known', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await signIn(page, guest)
    await keepsTheStay(page)
    await hotel.endsSessions(guest)
    await page.reload()
    await expect(page.getByRole('heading', { name: /signed out/i })).toBeVisible()
    await expect.poll(() => isStored(page)).toBe(false)
  })
})

test.describe(() => {
  leaveToTheFullRun('when a card is gone is proved over a real database of the browser’s kind', [
    'portal/src/tasks/offline-card.test.ts',
    'is gone once another reservation is opened on the device',
  ])
  test('another guest on the same phone finds nothing of the one before', async ({ page, hotel }) => {
    const [first, second] = [await hotel.books('ZPCU-104A7C-AB'), await hotel.books('ZPCU-104A7C-AB')]
    await page.clock.install()
    await signIn(page, first)
    await keepsTheStay(page)
    await page.clock.fastForward('25:00:00')
    await expect(page.getByRole('heading', { name: /signed out/i })).toBeVisible()
    await page.clock.setSystemTime(new Date())
    await signIn(page, second)
    await expect.poll(() => isStored(page)).toBe(false)
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(keep(page)).toBeVisible()
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'what the browser refuses is proved over a real database of the browser’s kind',
    ['portal/src/tasks/offline-card.test.ts', 'without space'],
    ['design-system/src/patterns/offline-card/offline-card-offer.stories.tsx', 'NoSpaceLeft'],
  )
  test('a phone without space says so, and the page goes on', async ({ page, context, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openSignedIn(page, guest)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: guest.origin, quotaSize: 1 })
    await page.getByRole('tab', { name: 'Details' }).click()
    await keep(page).click()
    await expect(main(page).getByText('There isn’t enough space on this device')).toBeVisible()
    await expect(main(page).getByText('Your reservation isn’t affected.')).toBeVisible()
    await expect(keep(page)).toBeEnabled()
  })
})
