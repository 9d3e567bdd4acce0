import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
} from '../cancellations/testing/a-cancelling-property.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { selectionOfQuote } from './selection-of-quote.ts'

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())

  const aGuest = async () => {
    const guest = await at.guestOf([aRoom(), aRoom(), aRoom()])
    const { reservationCode } = await guest.reservation()
    return { ...guest, session: { reservationCode } }
  }

  test('a guest can read the request behind their own quote', async () => {
    const { session, quoted } = await aGuest()
    const { quoteId } = await quoted(2, 3)
    expect(await selectionOfQuote(at.store.db, session, ['cancel'], quoteId)).toEqual({
      kind: 'cancel',
      input: { roomNumbers: [2, 3], reinstateMinutes: 30 },
    })
  })

  test('nothing is returned for another guest’s quote, or for one of another kind', async () => {
    const [one, other] = [await aGuest(), await aGuest()]
    const { quoteId } = await one.quoted(2)
    expect(await selectionOfQuote(at.store.db, other.session, ['cancel'], quoteId)).toBeUndefined()
    expect(await selectionOfQuote(at.store.db, one.session, ['change-dates'], quoteId)).toBeUndefined()
  })
})
