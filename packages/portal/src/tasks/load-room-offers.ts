import { type Failure, langCodeOf, listSuperiorCategories } from '@veranda/contract'
import { activeRooms, type Locale, ok, type Reservation, type Result, type RoomOffer } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** The offers for each active room, by its number; all of them, or the failure. */
export async function loadRoomOffers(
  { client }: Pick<Portal, 'client'>,
  { rooms }: Pick<Reservation, 'rooms'>,
  locale: Locale,
): Promise<Result<ReadonlyMap<number, readonly RoomOffer[]>, Failure>> {
  const langCode = langCodeOf(locale)
  const answers = await Promise.all(
    activeRooms(rooms).map(async ({ roomId, roomNumber }) => ({
      roomNumber,
      answer: await client.call(listSuperiorCategories, {
        params: { roomId: String(roomId) },
        query: { langCode },
      }),
    })),
  )
  const offers = new Map<number, readonly RoomOffer[]>()
  for (const { roomNumber, answer } of answers) {
    if (!answer.ok) return answer
    offers.set(roomNumber, answer.value)
  }
  return ok(offers)
}
