import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { seesDone } from '../dates/page.ts'
import { acceptTerms, payButton } from '../paying/page.ts'
import { expect, main, seesReservation, signIn } from '../product.ts'
import { chooseAnotherCard, fields, goPayForLonger, typeCard } from './page.ts'
import { test, type WithAdyen } from './service-with-adyen.ts'
import { cards } from './stand-in.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { guestAt } from '../run/own-service.ts'

// One worker starts the service that Adyen charges for.
test.describe.configure({ mode: 'default' })

// Adyen's script complains when its card is taken away before its fields have come: the guest is a page further then.
test.use({ complaintOfOthers: 'Trying to initialise a securedField iframe' })

async function toPayment(page: Page, { port }: WithAdyen, code = 'ZPCU-104A7C-AB'): Promise<void> {
  const guest = await guestAt(port, code)
  await signIn(page, guest)
  await goPayForLonger(page, guest)
}

test('a card typed into Adyen’s fields pays; its number never comes to the service', async ({
  page,
  service,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(request.postData() ?? '')
  })
  await toPayment(page, service)
  await chooseAnotherCard(page)
  await typeCard(page, cards.pays)
  await acceptTerms(page)
  await payButton(page).click()
  await seesDone(page)
  await expect(main(page)).toContainText('Visa ending in 1111')
  const asked = service.adyen.payments.at(-1)
  expect(asked).toMatchObject({
    paymentMethod: { type: 'scheme', encryptedCardNumber: `wrapped:${cards.pays}` },
    browserInfo: { userAgent: await page.evaluate(() => navigator.userAgent) },
  })
  expect(sent.join()).not.toContain(cards.pays)
})

test.describe(() => {
  leaveToTheFullRun('what stands inside the fields is the provider’s own')
  test.use({ isDrawn: true })
  test('the component has no accessibility violations, in light and dark', async ({ page, service }) => {
    await toPayment(page, service)
    await chooseAnotherCard(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(fields(page).number).toBeVisible()
      await acceptTerms(page)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      // What is typed is as readable as the page around it.
      const [ink, typed] = await Promise.all([
        main(page).evaluate((element) => getComputedStyle(element).color),
        fields(page).number.evaluate((element) => getComputedStyle(element).color),
      ])
      expect(typed).toBe(ink)
    }
  })
})

test.describe(() => {
  leaveToTheFullRun('the words for a card’s faults are the provider’s own, and stories of the page')
  test.use({ isDrawn: true })
  test('an empty card is gone to and said in words, and nothing is asked of the bank', async ({
    page,
    service,
  }) => {
    await toPayment(page, service)
    const before = service.adyen.payments.length
    await chooseAnotherCard(page)
    await expect(fields(page).code).toBeVisible()
    await acceptTerms(page)
    await payButton(page).click()
    await expect(main(page).getByRole('log')).toContainText('Enter the card number')
    await expect(fields(page).number).toBeFocused()
    expect(service.adyen.payments.length).toBe(before)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the page takes any bank’s answer the same way, as changing dates shows; the service hands it to Adyen',
    [
      'journeys/src/dates/paying.ts',
      'the bank asks first: Back from its page charges nothing, and keeps what was chosen and accepted',
    ],
    [
      'booking-service/src/payments/adyen/adyen-provider.test.ts',
      'lead the guest to the bank’s page if it asks first, and send its result back',
    ],
  )
  test('the bank asks on its own page, and the guest comes back with its answer', async ({
    page,
    service,
  }) => {
    await toPayment(page, service)
    await chooseAnotherCard(page)
    await typeCard(page, cards.asksFirst)
    await acceptTerms(page)
    await payButton(page).click()
    await page.getByRole('link', { name: 'Approve' }).click()
    await seesDone(page)
    expect(page.url()).not.toContain('redirectResult')
  })
})

test.describe(() => {
  leaveToTheFullRun('a refused card and a stored one are one mechanism, as changing dates shows')
  test('a card without funds says so; the stored card pays', async ({ page, service }) => {
    await toPayment(page, service)
    await chooseAnotherCard(page)
    await typeCard(page, cards.isEmpty)
    await acceptTerms(page)
    await payButton(page).click()
    await expect(main(page)).toContainText('This card can’t cover the amount')
    await page.getByRole('radio', { name: 'Visa ending in 4242' }).check({ force: true })
    await payButton(page).click()
    await seesDone(page)
    expect(service.adyen.payments.at(-1)).toMatchObject({ paymentMethod: { storedPaymentMethodId: '8416' } })
  })
})

test('fields that do not come are said, and asked for again', async ({ page, service }) => {
  await page.clock.install()
  service.adyen.setReachable(false)
  await toPayment(page, service)
  await chooseAnotherCard(page)
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load the card form' })
  // The page waits twenty seconds for them, from when it has asked for them.
  await expect(async () => {
    await page.clock.runFor('00:20')
    await expect(failed).toBeVisible({ timeout: 500 })
  }).toPass()
  service.adyen.setReachable(true)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await typeCard(page, cards.pays)
})

test.describe('in Spanish', () => {
  leaveToTheFullRun('the language is handed to Adyen’s component as in English')
  test.use({ locale: 'es-MX' })
  test('fields and their problems speak the guest’s language', async ({ page, service }) => {
    const guest = await guestAt(service.port, 'ZPCU-104A7C-AB')
    await page.goto(guest.oneTimeLink)
    await main(page).getByRole('button').first().click()
    await seesReservation(page)
    await goPayForLonger(page, guest)
    await chooseAnotherCard(page)
    await expect(fields(page).number).toHaveAccessibleName('Número de tarjeta')
    await expect(fields(page).code).toBeVisible()
    await acceptTerms(page)
    await page.getByRole('button', { name: /^Pagar / }).click()
    await expect(main(page).getByRole('log')).toContainText('Introduzca el número de tarjeta')
  })
})
