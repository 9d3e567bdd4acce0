import type { Page } from '@playwright/test'
import { failsBecause, losesAnswers } from '../bad-line.ts'
import { chooseFiles } from '../choose-files.ts'
import { test } from '../hotel/test.ts'
import { expect, main } from '../product.ts'
import {
  accept,
  acceptance,
  button,
  cancelButton,
  declineOffer,
  giveReason,
  openAgain,
  openCancelling,
  roomBox,
  seesHeading,
  seesLastLook,
  toLastLook,
  tryAgain,
} from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const options = ['the line is lost', 'the service fails'] as const
const works = (page: Page) => page.unrouteAll()
const seesFailure = async (page: Page, words: string) => {
  await expect(main(page)).toContainText(words)
  await expect(main(page).getByRole('link', { name: /\d{3}/ }).first()).toBeVisible()
}

for (const option of options)
  test.describe(() => {
    leaveToTheFullRun(
      'each page asks again for what it could not read, in the words of a story; special requests play a service that fails',
      [
        'portal/src/routes/cancel-policies/use-rooms-to-cancel.test.tsx',
        'what could not be read is named, the rooms stay chosen, and it is asked for again',
      ],
      [
        'portal/src/server-state/use-read.test.tsx',
        'a page waits for what it reads, and says why it could not be read',
      ],
      [
        'portal/src/routes/cancel-details/use-documents.test.tsx',
        'is there again when the hotel was not reached',
      ],
      [
        'portal/src/routes/cancel-details/use-last-look.test.tsx',
        'whose press was not heard tries that press again, and is done',
      ],
      [
        'portal/src/routes/cancelled/use-reversal.test.tsx',
        'a press that is $as, and whose answer is lost, says so; pressed again it is the same press',
      ],
      ['design-system/src/screens/cancel-policies/cancel-policies.stories.tsx', 'PoliciesNotAvailable'],
      ['design-system/src/screens/cancel-policies/cancel-policies.stories.tsx', 'RefundDetailsFailed'],
      ['design-system/src/screens/cancel-reason/cancel-reason.stories.tsx', 'ReasonsNotAvailable'],
      ['design-system/src/patterns/document-upload/document-upload.stories.tsx', 'Failed'],
      ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'AnswerLost'],
      ['design-system/src/screens/cancelled/cancelled.stories.tsx', 'OfflineWhileReinstating'],
    )
    test(`${option} at each step in turn: said in words, and the flow stays where it was`, async ({
      page,
      hotel,
    }) => {
      const guest = await hotel.books('ZPCU-104A7C-AB')
      await hotel.addsRoom(guest)
      // A document is asked for where there is a fee to waive.
      await hotel.fixesRate(guest)
      await openCancelling(page, guest)

      await failsBecause[option](page, { url: '**/api/booking/roomsfindpolicy', method: 'POST' })
      await roomBox(page, 2).check({ force: true })
      await seesFailure(page, 'The cancellation policy isn’t available')
      await works(page)
      await failsBecause[option](page, { url: '**/api/booking/penaltyrooms', method: 'POST' })
      await tryAgain(page).click()
      await seesFailure(page, 'We couldn’t get your refund details. Refresh the page and try again.')
      await works(page)
      await tryAgain(page).click()
      await expect(acceptance(page)).toBeVisible()
      await expect(roomBox(page, 2)).toBeChecked()

      await failsBecause[option](page, { url: '**/cancellation-reasons/**', method: 'GET' })
      await accept(page)
      await seesFailure(page, 'Cancellation reasons aren’t available')
      await works(page)
      await tryAgain(page).click()

      await giveReason(page, 'Our wedding plans have changed')
      await failsBecause[option](page, { url: '**/documents', method: 'POST' })
      const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
      await chooseFiles(page, 'Choose files', { name: 'a.pdf', mimeType: 'application/pdf', buffer })
      await expect(button(page, /^Send again/)).toBeVisible()
      await works(page)
      await button(page, /^Remove/).click()
      await button(page, 'Continue').click()
      await seesLastLook(page)

      await page.goto(`${guest.origin}/cancellation/reason`)
      await giveReason(page, 'Health reasons')
      await declineOffer(page)
      await failsBecause[option](page, { url: '**/api/booking/*/cancel', method: 'POST' })
      await cancelButton(page).click()
      await seesFailure(page, 'We couldn’t complete your cancellation')
      await works(page)
      await tryAgain(page).click()
      await seesHeading(page, /^1 room has been canceled/)
      expect(await hotel.roomsOf(guest)).toEqual(['confirmed', 'cancelled'])
      expect(await hotel.cancellationsOf(guest)).toBe(1)

      await failsBecause[option](page, { url: '**/api/booking/*/cancel', method: 'GET' })
      await page.reload()
      await expect(tryAgain(page)).toBeVisible()
      await works(page)
      await tryAgain(page).click()
      await seesHeading(page, /^1 room has been canceled/)
      await failsBecause[option](page, { url: '**/api/booking/*/cancel/reinstate', method: 'POST' })
      await button(page, 'Undo cancellation').click()
      await expect(main(page).getByRole('alert').first()).toBeVisible()
      await works(page)
      await button(page, 'Undo cancellation').click()
      await seesHeading(page, /booked again/)
      expect(await hotel.roomsOf(guest)).toEqual(['confirmed', 'confirmed'])
    })
  })

/** What cancels. */
const cancelling = { url: '**/api/booking/*/cancel', method: 'POST' } as const

test('a lost answer: it is canceled once, and a page read again says so', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openCancelling(page, guest)
  await toLastLook(page)
  await losesAnswers(page, cancelling)
  await cancelButton(page).click()
  await expect(tryAgain(page)).toBeVisible()
  expect(await hotel.roomsOf(guest)).toEqual(['cancelled'])
  await page.unrouteAll()
  await page.reload()
  await expect(page).toHaveURL(/\/cancellation\/done/)
  await seesHeading(page, /has been canceled/)
  expect(await hotel.cancellationsOf(guest)).toBe(1)
})

test.describe(() => {
  leaveToTheFullRun(
    'the press that was not heard is sent again as it was, and the service does it once',
    [
      'portal/src/routes/cancel-details/use-last-look.test.tsx',
      'whose press was not heard tries that press again, and is done',
    ],
    [
      'booking-service/src/cancellations/cancel-rooms.test.ts',
      'twice with one key is one cancellation with one number and one answer',
    ],
  )
  test('a lost answer: trying again cancels once', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openCancelling(page, guest)
    await toLastLook(page)
    await losesAnswers(page, cancelling)
    await cancelButton(page).click()
    await expect(tryAgain(page)).toBeVisible()
    expect(await hotel.roomsOf(guest)).toEqual(['cancelled'])
    await page.unrouteAll()
    await tryAgain(page).click()
    await seesHeading(page, /has been canceled/)
    expect(await hotel.cancellationsOf(guest)).toBe(1)
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the page asks again and says so, and the service takes no quote that ran out',
    [
      'portal/src/routes/cancel-details/use-last-look.test.tsx',
      'whose amounts ran out asks for them again, and says so',
    ],
    [
      'booking-service/src/cancellations/cancel-rooms.test.ts',
      'of an expired quote changes nothing and attaches a fresh quote',
    ],
    ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'RenewedSame'],
  )
  test('amounts that ran out while they were looked at are asked for again, and said', async ({
    page,
    hotel,
  }) => {
    await page.clock.install()
    await openCancelling(page, await hotel.books('ZPCU-104A7C-AB'))
    await toLastLook(page)
    await page.clock.fastForward('15:30')
    await expect(main(page)).toContainText('We’ve updated the amounts')
  })
})

test.describe(() => {
  leaveToTheFullRun(
    'the service gives fresh amounts, and the page says why',
    [
      'booking-service/src/cancellations/cancel-rooms.test.ts',
      'of a replaced quote, or of another guest’s, is refused',
    ],
    [
      'booking-service/src/cancellations/cancel-rooms.test.ts',
      'of an expired quote changes nothing and attaches a fresh quote',
    ],
    ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'Superseded'],
    ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'AmountsMoved'],
  )
  test('amounts that another window asked for are told, and then cancel once', async ({
    page,
    context,
    hotel,
  }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    await openCancelling(page, guest)
    await toLastLook(page)
    const other = await context.newPage()
    await other.goto(`${guest.origin}/my-reservation`)
    await openAgain(other)
    await expect(acceptance(other)).toBeVisible()
    await cancelButton(page).click()
    await expect(main(page)).toContainText('These amounts were updated in another window')
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
    await cancelButton(page).click()
    await seesHeading(page, /has been canceled/)
    // The other window's amounts are older than the reservation now.
    await acceptance(other).check({ force: true })
    await button(other, 'Continue').click()
    await giveReason(other, 'Health reasons')
    await cancelButton(other).click()
    await expect(main(other)).toContainText('Cancellation number')
    expect(await hotel.cancellationsOf(guest)).toBe(1)
  })
})
