import { test } from '../hotel/test.ts'
import { expect, main } from '../product.ts'
import {
  accept,
  button,
  cancelButton,
  giveReason,
  openAgain,
  openCancelling,
  requestButton,
  seesHeading,
  seesLastLook,
  toReservation,
} from './page.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(onePage) })
const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

test('other dates: looked at, come back from, declined', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openCancelling(page, guest)
  await accept(page)
  await giveReason(page, 'I would like to come at another time')
  await button(page, 'Look at other dates').click()
  await expect(page).toHaveURL(/\/update\/dates/)
  await page.goBack()
  await button(page, 'No thanks, go on').click()
  await seesLastLook(page)
  await cancelButton(page).click()
  await seesHeading(page, /is cancelled/)
  await expect(main(page)).toContainText('I would like to come at another time')
  await button(page, 'Take it back').click()
  await seesHeading(page, /yours again/)
  await toReservation(page)
  await expect(
    main(page)
      .getByRole('link', { name: /^Cancel/ })
      .first(),
  ).toBeVisible()
  expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
})

test('credit: declined there is money, accepted there is a credit note', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openCancelling(page, guest)
  await accept(page)
  await giveReason(page, 'I would like to keep the money for a later stay')
  await button(page, 'No thanks, go on').click()
  await expect(button(page, 'Cancel 1 room')).toBeVisible()
  await page.goBack()
  await button(page, 'Keep it as credit').click()
  await expect(main(page)).toContainText(/You keep \$.+ as credit/)
  await cancelButton(page).click()
  await seesHeading(page, /its value kept/)
  await expect(main(page)).toContainText('To be used until')
  await expect(button(page, 'Take it back')).toHaveCount(0)
  expect(await hotel.roomsOf(guest)).toEqual(['cancelled'])
})

test('a better price: with proofs it is a request, without it is cancelled', async ({ page, hotel }) => {
  const guest = await hotel.books('ZPCU-104A7C-AB')
  await openCancelling(page, guest)
  await accept(page)
  await giveReason(page, 'I found a better price')
  await button(page, 'Ask to match it').click()
  await expect(main(page)).toContainText('Add the offer you found, or go on without')
  const files = main(page).getByLabel('Choose files')
  await files.setInputFiles([pdf('offer.pdf'), pdf('conditions.pdf'), pdf('one too many.pdf')])
  await files.setInputFiles([
    { ...pdf('empty.pdf'), buffer: Buffer.from('') },
    { ...pdf('program.pdf'), buffer: Buffer.from('MZ not a document at all') },
  ])
  const file = (name: string) => main(page).getByRole('listitem').filter({ hasText: name })
  await expect(file('empty.pdf')).toContainText('This file is empty')
  await expect(file('program.pdf')).toContainText('not a PDF or a picture')
  await expect(file('offer.pdf')).toContainText('with the hotel')
  await file('one too many.pdf')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(main(page)).toContainText('2 of 5 files')
  await page.reload()
  await expect(file('conditions.pdf')).toContainText('with the hotel')
  await button(page, 'Ask to match it').click()
  await requestButton(page).click()
  await seesHeading(page, /with our team/)
  await button(page, 'Withdraw the request').click()
  await seesHeading(page, /^Withdrawn/)

  await toReservation(page)
  await openAgain(page)
  await accept(page)
  await giveReason(page, 'I found a better price')
  await button(page, 'No thanks, go on').click()
  await cancelButton(page).click()
  await seesHeading(page, /is cancelled/)
  expect(await hotel.roomsOf(guest)).toEqual(['cancelled'])
})
