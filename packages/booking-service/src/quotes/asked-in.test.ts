import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCancellingHouse, aRoom, type CancellingHouse } from '../cancellations/testing/a-cancelling-house.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { askedIn } from './asked-in.ts'

onEveryDatabaseInFull((open) => {
  let at: CancellingHouse
  beforeAll(async () => {
    at = await aCancellingHouse(await open())
  })
  afterAll(() => at.store.close())

  const aGuest = async () => {
    const guest = await at.guestOf([aRoom(), aRoom(), aRoom()])
    const { reservationCode } = await guest.reservation()
    return { ...guest, session: { reservationCode } }
  }

  test('what a quote was asked for is told to the guest it was made for', async () => {
    const { session, quoted } = await aGuest()
    const { quoteId } = await quoted(2, 3)
    expect(await askedIn(at.store.db, session, ['cancel'], quoteId)).toEqual({
      kind: 'cancel',
      input: { roomNumbers: [2, 3] },
    })
  })

  test('of another guest’s quote nothing is told, nor of one of another kind', async () => {
    const [one, other] = [await aGuest(), await aGuest()]
    const { quoteId } = await one.quoted(2)
    expect(await askedIn(at.store.db, other.session, ['cancel'], quoteId)).toBeUndefined()
    expect(await askedIn(at.store.db, one.session, ['change-dates'], quoteId)).toBeUndefined()
  })
})
