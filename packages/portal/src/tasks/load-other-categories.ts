import { type Failure, langCodeOf, listOtherCategories } from '@veranda/contract'
import { activeRooms, ok, type Reservation, type Result, type RoomOffer } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'

/** The other categories for each active room, by its number, whatever their rank; all of them, or the failure. */
export async function loadOtherCategories(
  { client, store }: Pick<Portal, 'client' | 'store'>,
  { rooms }: Pick<Reservation, 'rooms'>,
): Promise<Result<ReadonlyMap<number, readonly RoomOffer[]>, Failure>> {
  const langCode = langCodeOf(store.get(wordsAtom).locale)
  const offers = new Map<number, readonly RoomOffer[]>()
  const answers = await Promise.all(
    activeRooms(rooms).map(async ({ roomId, roomNumber }) => ({
      roomNumber,
      answer: await client.call(listOtherCategories, {
        params: { roomId: String(roomId) },
        query: { langCode },
      }),
    })),
  )
  for (const { roomNumber, answer } of answers) {
    if (!answer.ok) return answer
    offers.set(roomNumber, answer.value)
  }
  return ok(offers)
}
