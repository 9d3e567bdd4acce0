import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { acceptTerms, payButton, price, toPayment, typeCard } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import { hasMoved, hasStayed, quotedWith } from './at-a-quote.ts'
import { goPay, seesDone } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

/** What the bank says, and the way to its answer and back. */
export function journeysOfPaying(sampleCode: string): void {
  const quoted = quotedWith(sampleCode)

  test.describe(() => {
    leaveToTheFullRun('the way back from its page ends with the same answer', [
      'journeys/src/dates/paying.ts',
      'the bank asks first: Back from its page charges nothing, and keeps what was chosen and accepted',
    ])
    test('the bank asks first: approved, the change stands', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.asksFirst)
      await payButton(page).click()
      await expect(page).toHaveURL(/pay\.localhost.*\/challenge\//)
      await page.getByRole('button', { name: 'Approve' }).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })

  test.describe(() => {
    leaveToTheFullRun('a refusal is a story of the page, and nothing changes by it in the service’s tests')
    test('the bank asks first: refused, nothing changed and nothing was charged', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.asksFirst)
      await payButton(page).click()
      await page.getByRole('button', { name: /refuse|reject|decline/i }).click()
      await expect(main(page)).toContainText('Nothing was charged')
      await hasStayed(hotel, guest)
    })
  })

  test('the bank asks first: Back from its page charges nothing, and keeps what was chosen and accepted', async ({
    page,
    hotel,
  }) => {
    const guest = await quoted(page, hotel, 120)
    await goPay(page, cards.asksFirst)
    await payButton(page).click()
    await expect(page).toHaveURL(/pay\.localhost.*\/challenge\//)
    await page.goBack()
    await expect(main(page)).toContainText('Nothing was charged')
    await expect(page.getByRole('checkbox').last()).toBeChecked()
    await hasStayed(hotel, guest)
    // The same question is asked again, and its answer leads on.
    await typeCard(page, cards.asksFirst)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await seesDone(page)
    await hasMoved(hotel, guest)
  })

  test.describe(() => {
    leaveToTheFullRun(
      'what is chosen is kept by one mechanism, as upgrading shows',
      [
        'journeys/src/paying/journeys.ts',
        'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
      ],
      ['portal/src/tasks/change-tasks.test.ts', 'selection and quote survive a reload'],
      [
        'portal/src/guards/change-page-guards.test.ts',
        'a payment page whose change was just made leads on to what was done, not back',
      ],
    )
    test('reload and Back at every step keep what was chosen', async ({ page, hotel }) => {
      const guest = await quoted(page, hotel, 120)
      const total = await price(page).getByText(/^\+\$/).first().innerText()
      await page.reload()
      await expect(price(page)).toContainText(total)
      await toPayment(page).click()
      await expect(payButton(page)).toBeVisible()
      await page.reload()
      await expect(payButton(page)).toBeVisible()
      await page.goBack()
      await expect(price(page)).toContainText(total)
      await page.goForward()
      await expect(payButton(page)).toBeVisible()
      await typeCard(page, cards.pays)
      await acceptTerms(page)
      await payButton(page).click()
      await seesDone(page)
      // What is done is not offered again.
      await page.goBack()
      await expect(payButton(page)).toHaveCount(0)
      await hasMoved(hotel, guest)
    })
  })
}
