import { losesAnswers } from '../bad-line.ts'
import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { confirming, payButton } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import { hasMoved, quotedWith } from './at-a-quote.ts'
import { confirm, goPay, seesDone } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { pressOn } from '../press-on.ts'

/** The change is done and nobody hears of it: it is asked for again, and done once. */
export function journeysOfLostAnswers(sampleCode: string): void {
  const quoted = quotedWith(sampleCode)

  test.describe(() => {
    leaveToTheFullRun('answers lost again and again begin with one')
    test('an answer lost on the way: asked for again by itself, charged and changed once', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.pays)
      await losesAnswers(page, { ...confirming, times: 1 })
      await payButton(page).click()
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })

  for (const [named, percent] of [
    ['with nothing to pay', 100],
    ['paid by card', 120],
  ] as const)
    test.describe(() => {
      if (percent === 100) leaveToTheFullRun('the one paid by card loses the same answers')
      test(`answers lost again and again, ${named}: trying again is safe`, async ({ page, hotel }) => {
        const guest = await quoted(page, hotel, percent)
        const isPaid = percent > 100
        if (isPaid) await goPay(page, cards.pays)
        await losesAnswers(page, { ...confirming, times: 10 })
        await pressOn(page, isPaid ? payButton(page) : confirm(page))
        const again = main(page).getByRole('button', { name: 'Try again' })
        await expect(again).toBeVisible()
        await hasMoved(hotel, guest)
        await page.unrouteAll()
        await again.click()
        await seesDone(page)
        await hasMoved(hotel, guest)
      })
    })

  test.describe(() => {
    leaveToTheFullRun(
      'the page asks again, the service looks the charge up, and one lost answer is played',
      ['journeys/src/dates/lost-answers.ts', 'answers lost again and again, ${named}: trying again is safe'],
      [
        'portal/src/routes/change-payment/use-change-payment.test.tsx',
        'whose outcome is not known asks the bank until it is, and is made once',
      ],
      [
        'booking-service/src/payments/paying.test.ts',
        'whose answer is lost has an unknown outcome, is looked up, and is charged once',
      ],
      ['design-system/src/screens/change-payment/change-payment.stories.tsx', 'OutcomeUnknown'],
    )
    test('a card whose answer is lost: the page asks the bank until it knows, and charges once', async ({
      page,
      hotel,
    }) => {
      const guest = await quoted(page, hotel, 120)
      await goPay(page, cards.losesTheAnswer)
      await payButton(page).click()
      await expect(main(page)).toContainText('We’re waiting for your bank')
      await seesDone(page)
      await hasMoved(hotel, guest)
    })
  })
}
