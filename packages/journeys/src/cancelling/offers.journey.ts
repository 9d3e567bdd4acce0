import type { Page } from '@playwright/test'
import { chooseFiles } from '../choose-files.ts'
import { test } from '../hotel/test.ts'
import { expect, main, seesReservation } from '../product.ts'
import {
  accept,
  button,
  cancelButton,
  declineOffer,
  giveReason,
  openAgain,
  openCancelling,
  seesHeading,
  seesLastLook,
  toReservation,
} from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(onePage) })
const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

test.describe(() => {
  leaveToTheFullRun(
    'an offer is a story, where it is made a rule, and any is declined the same way',
    [
      'journeys/src/cancelling/cancelling.journey.ts',
      'one room of several, never the main room alone, then all that is left',
    ],
    [
      'portal/src/routes/cancel-details/details-steps.test.ts',
      'other dates are only offered where dates can be changed',
    ],
    ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'OfferOtherDates'],
  )
  test('other dates: looked at, come back from, declined', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openCancelling(page, guest)
    await accept(page)
    await giveReason(page, 'I’d like to travel on other dates')
    await button(page, 'See other dates').click()
    await expect(page).toHaveURL(/\/update\/dates/)
    await page.goBack()
    await declineOffer(page)
    await seesLastLook(page)
    await cancelButton(page).click()
    await seesHeading(page, /has been canceled/)
    await expect(main(page)).toContainText('I’d like to travel on other dates')
    await button(page, 'Undo cancellation').click()
    await seesHeading(page, /booked again/)
    await toReservation(page)
    await expect(
      main(page)
        .getByRole('link', { name: /^Cancel/ })
        .first(),
    ).toBeVisible()
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the service gives and takes back the credit, and each page that shows it is a story',
    [
      'booking-service/src/cancellations/cancel-rooms.test.ts',
      'as credit gives a credit note, valid for a year, over everything paid for flexible rooms',
    ],
    [
      'booking-service/src/cancellations/reinstate-cancellation.test.ts',
      'a cancellation for credit is reinstated too, and its credit note is withdrawn',
    ],
    ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'OfferCredit'],
    ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'KeepingCredit'],
    ['design-system/src/screens/cancelled/cancelled.stories.tsx', 'Credited'],
    ['design-system/src/patterns/after-cancelling/after-cancelling.stories.tsx', 'RetainedAsCredit'],
  )
  test('credit: declined there is money, accepted there is a credit note', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openCancelling(page, guest)
    await accept(page)
    await giveReason(page, 'I’d prefer credit for a future stay')
    await declineOffer(page)
    await expect(button(page, 'Cancel 1 room')).toBeVisible()
    await page.goBack()
    await button(page, /^Take the credit/).click()
    await expect(main(page)).toContainText(/You’ll receive a \$.+ credit/)
    await cancelButton(page).click()
    await seesHeading(page, /for a credit/)
    await expect(main(page)).toContainText('Valid until')
    expect(await hotel.roomsOf(guest)).toEqual(['cancelled'])
    // The reservation has its number and its end as well.
    const number = /CRN-[\w-]+/.exec(await main(page).innerText())?.[0] ?? 'no number'
    await toReservation(page)
    await expect(main(page)).toContainText(number)
    await expect(main(page)).toContainText('Valid until')
    await page.goBack()
    // Reinstated: the credit note goes and the room is there again.
    await button(page, 'Undo cancellation').click()
    await seesHeading(page, /booked again/)
    await expect(main(page)).not.toContainText('Valid until')
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
  })
})

const choose = (page: Page, ...files: readonly ReturnType<typeof pdf>[]) =>
  chooseFiles(page, 'Choose files', files)
const file = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

test('a better price: with supporting documents it is a request, and matched it lowers the balance', async ({
  page,
  hotel,
}) => {
  // Half of it is still to pay: a match lowers that.
  const guest = await hotel.books('ZPCU-330C1E-DA')
  await openCancelling(page, guest)
  await accept(page)
  await giveReason(page, 'I found a better price')
  await button(page, 'Request a price match').click()
  await expect(main(page)).toContainText(
    'Please add the offer you found, or choose “No, continue canceling.”',
  )
  await choose(page, pdf('offer.pdf'), pdf('conditions.pdf'), pdf('one too many.pdf'))
  await choose(
    page,
    { ...pdf('empty.pdf'), buffer: Buffer.from('') },
    { ...pdf('program.pdf'), buffer: Buffer.from('MZ not a document at all') },
  )
  await expect(file(page, 'empty.pdf')).toContainText('This file is empty')
  await expect(file(page, 'program.pdf')).toContainText('isn’t a PDF or image we can open')
  await expect(file(page, 'offer.pdf')).toContainText('received')
  await file(page, 'one too many.pdf')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(main(page)).toContainText('2 of 5 files')
  await page.reload()
  await expect(file(page, 'conditions.pdf')).toContainText('received')
  await button(page, 'Request a price match').click()
  // Nothing waits for the answer: the stay is booked as before, and its page says what was asked.
  await seesReservation(page)
  await expect(main(page)).toContainText('Price match requested')
  await expect(main(page)).not.toContainText('under review')
  expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
  await hotel.answersPriceMatch(guest, 5_000)
  await page.reload()
  await expect(main(page)).toContainText('We matched the price you found: you save $50.00')
  await expect(main(page)).toContainText('We’ve reduced your balance by $50.00')
})

test.describe(() => {
  leaveToTheFullRun(
    'the service has each end of a request, the page a story of it, and a declined offer cancels like any reason',
    [
      'booking-service/src/price-match/price-match.test.ts',
      'not matched, changes nothing but its answer, and another price may be sent',
    ],
    ['booking-service/src/price-match/price-match.test.ts', 'withdrawn by its guest, is closed'],
    [
      'booking-service/src/cancellations/cancel-rooms.test.ts',
      'after declining a retention offer cancels like any other reason',
    ],
    ['design-system/src/patterns/price-match/price-match.stories.tsx', 'NotMatched'],
    ['design-system/src/patterns/price-match/price-match.stories.tsx', 'Withdrawing'],
    ['design-system/src/patterns/price-match/price-match.stories.tsx', 'Withdrawn'],
    ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'OfferPriceMatch'],
  )
  test('a better price that is not matched or withdrawn changes nothing, and without it is cancelled', async ({
    page,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-330C1E-DA')
    await openCancelling(page, guest)
    await accept(page)
    await giveReason(page, 'I found a better price')
    await button(page, 'Request a price match').click()
    await choose(page, pdf('offer.pdf'))
    await expect(file(page, 'offer.pdf')).toContainText('received')
    await button(page, 'Request a price match').click()
    await seesReservation(page)
    await hotel.answersPriceMatch(guest, 0)
    await page.reload()
    await expect(main(page)).toContainText('We couldn’t match the price you found')
    await expect(main(page)).toContainText('Your stay is booked exactly as before')

    await openAgain(page)
    await accept(page)
    await giveReason(page, 'I found a better price')
    await button(page, 'Request a price match').click()
    await choose(page, pdf('another offer.pdf'))
    await expect(file(page, 'another offer.pdf')).toContainText('received')
    await button(page, 'Request a price match').click()
    await seesReservation(page)
    await page.reload()
    await button(page, 'Withdraw your request').click()
    await expect(main(page)).toContainText('Price match request withdrawn')
    await expect(button(page, 'Withdraw your request')).toHaveCount(0)
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
    expect(await hotel.cancellationsOf(guest)).toBe(0)

    await seesReservation(page)
    await openAgain(page)
    await accept(page)
    await giveReason(page, 'I found a better price')
    await declineOffer(page)
    await cancelButton(page).click()
    await seesHeading(page, /has been canceled/)
    expect(await hotel.roomsOf(guest)).toEqual(['cancelled'])
  })
})
