import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, main, seesReservation } from '../product.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import {
  accept,
  asksAbout,
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
  toReservation,
} from './page.ts'

onEachProperty('cancelling some rooms', ({ sampleCode }) => {
  test('one room of several, never the main room alone, then all that is left', async ({ page, hotel }) => {
    const guest = await hotel.books(sampleCode)
    while ((await hotel.roomsOf(guest)).length < 3) await hotel.addsRoom(guest)
    await openCancelling(page, guest)
    const holders = await hotel.holdersOf(guest)
    const named = (room: number) => new RegExp(`${holders[room - 1]}\\s·\\sRoom\\s${room}(?!\\d)`)
    for (const room of [2, 3]) await expect(roomBox(page, room)).toHaveAccessibleName(named(room))
    await expect(main(page)).toContainText(named(1))

    // The main room goes with all the others, whose box is the last one, and stays with any of them.
    await expect(roomBox(page, 1)).toHaveAccessibleName(/^All 3\srooms/)
    await roomBox(page, 1).check({ force: true })
    await expect(roomBox(page, 3)).toBeChecked()
    await expect(main(page)).toContainText('Canceling all 3 rooms, and with them your entire stay.')
    await roomBox(page, 3).uncheck({ force: true })
    await expect(roomBox(page, 1)).not.toBeChecked()
    for (const past of [[1], [1, 2]]) {
      await roomBox(page, 2).uncheck({ force: true })
      await asksAbout(page, past)
      await roomBox(page, 2).check({ force: true })
      await expect(main(page)).toContainText('The main room can only be canceled with all other rooms.')
    }
    await roomBox(page, 2).uncheck({ force: true })
    await roomBox(page, 2).check({ force: true })

    await expect(main(page)).toContainText('Canceling 1 of 3 rooms. The other 2 stay at the same price.')
    await toLastLook(page)
    await expect(main(page)).toContainText('Keeping')
    for (const room of [1, 2, 3]) await expect(main(page)).toContainText(named(room))
    await button(page, 'Cancel 1 room').click()
    await seesHeading(page, /^1 room has been canceled/)
    expect(await hotel.roomsOf(guest)).toEqual(['confirmed', 'cancelled', 'confirmed'])
    await page.reload()
    await seesHeading(page, /^1 room has been canceled/)

    await hotel.fixesRate(guest)
    await page.reload()
    await toReservation(page)
    await openAgain(page)
    await expect(roomBox(page, 2)).toHaveCount(0)
    await roomBox(page, 1).check({ force: true })
    await expect(main(page)).toContainText(/Non-refundable rate|Cancellation fee/)
    // With a fee in force the team could be asked to waive it.
    await accept(page)
    await giveReason(page, 'Health reasons')
    await declineOffer(page)
    await seesLastLook(page)
    await button(page, 'Cancel 2 rooms').click()
    await seesHeading(page, /^Your stay has been canceled/)
    await expect(main(page)).toContainText('There’s no refund')
    expect(await hotel.roomsOf(guest)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    // What is done is not offered again.
    await page.goto(`${guest.origin}/cancellation/details/3`)
    await expect(page).toHaveURL(/\/my-reservation/)
  })
})

onEachProperty('cancelling all rooms together', ({ sampleCode }) => {
  test('all rooms together, reinstated by a guest who comes back', async ({ page, hotel }) => {
    const guest = await hotel.books(sampleCode)
    while ((await hotel.roomsOf(guest)).length < 2) await hotel.addsRoom(guest)
    const rooms = (await hotel.roomsOf(guest)).length
    const every = (status: string) => Array.from({ length: rooms }, () => status)
    await asksAbout(page, [2])
    await openCancelling(page, guest)
    await expect(main(page)).toContainText('These rooms can’t be canceled online')
    await expect(roomBox(page, 1)).toHaveCount(0)
    await page.reload()
    await expect(main(page)).toContainText('These rooms can only be canceled together')
    await toLastLook(page)
    await cancelButton(page).click()
    await seesHeading(page, /^Your stay has been canceled/)
    expect(await hotel.roomsOf(guest)).toEqual(every('cancelled'))
    // Nothing of the page's memory is left: a guest who comes back has the service's word alone.
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    await openSignedIn(page, guest)
    await expect(main(page)).toContainText(/Until\s\d/)
    await main(page).getByRole('link', { name: 'Undo cancellation', exact: true }).click()
    await expect(page).toHaveURL(/\/cancellation\/done/)
    await button(page, 'Undo cancellation').click()
    await seesHeading(page, /booked again/)
    expect(await hotel.roomsOf(guest)).toEqual(every('confirmed'))
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service cancels anew under a new number, and some rooms are canceled without a refund',
      [
        'booking-service/src/cancellations/reinstate-cancellation.test.ts',
        'reinstating a whole reservation brings everything back, and it can be cancelled again under a new number',
      ],
      [
        'journeys/src/cancelling/cancelling.journey.ts',
        'one room of several, never the main room alone, then all that is left',
      ],
    )
    test('reinstated, all rooms are cancelled again without a refund', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      while ((await hotel.roomsOf(guest)).length < 2) await hotel.addsRoom(guest)
      await openCancelling(page, guest)
      await toLastLook(page)
      await cancelButton(page).click()
      await button(page, 'Undo cancellation').click()
      await seesHeading(page, /booked again/)

      await hotel.fixesRate(guest)
      await page.goto(`${guest.origin}/my-reservation`)
      await seesReservation(page)
      await openAgain(page)
      await expect(main(page)).toContainText('Non-refundable rate')
      await toLastLook(page)
      await cancelButton(page).click()
      await seesHeading(page, /^Your stay has been canceled/)
      await expect(main(page)).toContainText('There’s no refund')
    })
  })
})
