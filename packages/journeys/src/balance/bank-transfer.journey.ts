import type { Page } from '@playwright/test'
import { losesAnswers } from '../bad-line.ts'
import type { Booked } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import * as cards from '../paying/cards.ts'
import { acceptTerms, pay, payButton } from '../paying/page.ts'
import { expect, main, seesReservation, startPage } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** Paying what is still due from a bank account, as the guest of one property’s sample stay does it. */
onEachProperty('paying by bank transfer', ({ sampleCode }) => {
  async function atBalance(page: Page, guest: Booked): Promise<void> {
    await openSignedIn(page, guest)
    await main(page).getByRole('link', { name: 'Pay balance' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/payment$/)
    await expect(payButton(page)).toBeVisible()
    await page.getByRole('tab', { name: 'Bank transfer' }).click()
  }
  async function announces(page: Page): Promise<void> {
    await acceptTerms(page)
    await payButton(page).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your bank transfer')
  }
  const reference = async (page: Page): Promise<string> => {
    const shown = main(page).getByText(/^RF\d\d \d{4} \d{4} \d{4}$/)
    await expect(shown).toBeVisible()
    return (await shown.innerText()).replaceAll(' ', '')
  }
  /** Money arrives at the bank that development plays. */
  async function arrives(page: Page, mark: string, amount?: number): Promise<void> {
    const bank = await page.context().newPage()
    await bank.goto(`${startPage}/bank`)
    const expected = bank.getByRole('listitem').filter({ hasText: mark })
    if (amount !== undefined) await expected.getByRole('textbox').fill(String(amount))
    await expected.getByRole('button').click()
    await expect(bank.getByRole('heading')).toBeVisible()
    await expect(expected).toHaveCount(0)
    await bank.close()
  }
  const emailOf = `guest.${sampleCode.toLowerCase()}@example.com`

  test.describe(() => {
    leaveToTheFullRun(
      'the back office’s journey announces a transfer and applies the money that arrives',
      [
        'journeys/src/back-office/bank-transfers.journey.ts',
        'a transfer is announced, shown again, matched and applied by an administrator, and read as paid; a letter says each of it',
      ],
      [
        'booking-service/src/bank-transfers/bank-transfers.test.ts',
        'with its reference is proposed, matched, applied, and read as paid',
      ],
    )
    test('whole: announced, shown again, arrived, and read as paid; a letter says each of it', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      await atBalance(page, guest)
      await expect(main(page)).toContainText('You send the money from your bank')
      await announces(page)
      const mark = await reference(page)
      await expect(main(page)).toContainText('EXMPMXM0')
      await expect
        .poll(async () => (await hotel.lettersTo(emailOf)).map(({ text }) => text).join('\n'))
        .toContain(mark.replaceAll(/(.{4})(?=.)/g, '$1 '))
      await main(page).getByRole('link', { name: 'Back to your reservation' }).first().click()
      await seesReservation(page)
      await expect(main(page)).toContainText('We’re waiting for your bank transfer')
      await page.getByText('Bank details').click()
      expect(await reference(page)).toBe(mark)
      await arrives(page, mark)
      await page.reload()
      await seesReservation(page)
      await expect(main(page)).toContainText('Paid in full')
      await expect(main(page)).not.toContainText('We’re waiting for your bank transfer')
      await page.getByRole('tab', { name: 'Details' }).click()
      await expect(main(page)).toContainText('Bank transfer received')
      expect(await hotel.balanceOf(guest)).toBe(0)
      await expect
        .poll(async () => (await hotel.lettersTo(emailOf)).map(({ subject }) => subject).join('\n'))
        .toContain(`We received your bank transfer · ${guest.reservationCode}`)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service counts what is on its way, the page shows the rest',
      [
        'booking-service/src/bank-transfers/bank-transfers.test.ts',
        'pays the rest by card meanwhile, and what is on its way by no other way',
      ],
      [
        'booking-service/src/bank-transfers/bank-transfers.test.ts',
        'less than announced leaves the rest due',
      ],
      ['design-system/src/screens/balance/balance.stories.tsx', 'TheRestByCard'],
      ['design-system/src/screens/balance/balance.stories.tsx', 'AwaitingPartByBankTransfer'],
    )
    test('one room: the rest is paid by card meanwhile, and what is missing stays due', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      await atBalance(page, guest)
      await page.getByRole('radio', { name: 'Some rooms only' }).check({ force: true })
      await page.getByRole('checkbox').nth(1).check({ force: true })
      await page.getByRole('checkbox').last().check({ force: true })
      await payButton(page).click()
      const mark = await reference(page)
      await main(page).getByRole('button', { name: 'Pay the rest another way' }).click()
      await expect(main(page)).toContainText('is expected by bank transfer')
      await pay(page, cards.pays)
      await expect(page).toHaveURL(/\/payment\/done$/)
      const announced = await hotel.balanceOf(guest)
      await arrives(page, mark, announced - 5_000)
      expect(await hotel.balanceOf(guest)).toBe(5_000)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service withdraws, the page asks first and shows the balance again',
      [
        'booking-service/src/bank-transfers/bank-transfers.test.ts',
        'withdraws it, once, and may announce another',
      ],
      [
        'portal/src/routes/balance/use-bank-transfer.test.tsx',
        'shows what is waited for when there is nothing else to pay, and the balance once it is withdrawn',
      ],
      ['design-system/src/screens/balance/balance.stories.tsx', 'AwaitingABankTransfer'],
    )
    test('canceled: nothing is waited for, and the balance is paid another way', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      const due = await hotel.balanceOf(guest)
      await atBalance(page, guest)
      await announces(page)
      await page.reload()
      await main(page).getByRole('button', { name: 'Cancel the transfer' }).click()
      await expect(main(page)).toContainText('Cancel this bank transfer?')
      await main(page).getByRole('button', { name: 'Cancel the transfer' }).click()
      await expect(payButton(page)).toBeVisible()
      expect(await hotel.balanceOf(guest)).toBe(due)
      await page.getByRole('tab', { name: /card/i }).click()
      await pay(page, cards.pays)
      await expect(page).toHaveURL(/\/payment\/done$/)
      expect(await hotel.balanceOf(guest)).toBe(0)
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'a lost answer is repeated under its key, and a second transfer is refused',
      [
        'portal/src/routes/balance/use-bank-transfer.test.tsx',
        'whose answer is lost is announced again under the same key',
      ],
      [
        'booking-service/src/bank-transfers/bank-transfers.test.ts',
        'accepts the terms first, and cannot announce a second one',
      ],
      [
        'booking-service/src/replays.test.ts',
        'an idempotent call, %s: repeats its answer byte for byte, and says so',
      ],
    )
    test('an answer that is lost: trying again announces one transfer, under one reference', async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books(sampleCode)
      await atBalance(page, guest)
      await acceptTerms(page)
      await losesAnswers(page, { url: '**/api/booking/*/bank-transfer', method: 'POST', times: 10 })
      await payButton(page).click()
      const again = main(page).getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await page.unrouteAll()
      await again.click()
      const mark = await reference(page)
      await page.reload()
      expect(await reference(page)).toBe(mark)
      const announced = () =>
        hotel.letterKindsTo(guest).then((kinds) => kinds.filter((kind) => kind === 'bank-transfer-announced'))
      await expect.poll(announced).toHaveLength(1)
    })
  })
})
