import type { LangCode } from '@veranda/contract'
import {
  activeRooms,
  type CurrencyCode,
  money,
  placesOf,
  type Reservation,
  type Room,
  type RoomCategory,
  type RoomStandbyState,
  type StandbyOverview,
  standbyOpens,
} from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { wordsLanguageOf } from '../platform/language.ts'
import type { Service } from '../platform/service.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { requireBooking } from '../reservations/require-reservation.ts'
import { offersFor } from '../rooms/list-room-offers.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import { type WaitingStandbyRequest, listWaitingRequests } from './list-waiting-requests.ts'
import { standbyTimeOf } from './lock-if-still-waiting.ts'
import { propertySetting } from '../catalogue/property-setting.ts'

/** For each room the categories it could get, its standby request, and the request's place in the queue. */
export async function listStandby(
  service: Service,
  guest: GuestSession,
  bookingId: number,
  lang: LangCode,
): Promise<StandbyOverview> {
  const { store, clock } = service
  const now = clock.now()
  const reservation = await requireBooking(service, guest, bookingId, wordsLanguageOf(lang))
  const { stay, property, currency } = reservation
  const days = await propertySetting(store.db, reservation, 'standbyDays')
  const where = { propertyId: property.propertyId, from: stay.arrival, to: stay.departure }
  const waiting = await listWaitingRequests(store.db, where)
  const ended = await endedRequests(store.db, bookingId)
  const categories = await listRoomCategories(service, guest, bookingId, lang)
  const isOpen = isUpgradable(reservation) && standbyTimeOf(reservation, days, now) !== 'is-over'
  const rooms = []
  for (const room of activeRooms(reservation.rooms)) {
    const { roomId, roomNumber } = room
    const all = isOpen ? await offersFor(service, guest, { reservation, room, lang, now }) : []
    const own = waiting.find(
      (request) => request.reservationCode === guest.reservationCode && request.roomNumber === roomNumber,
    )
    const state = own
      ? waitingState(own, waiting, categories, currency)
      : endedState(room, ended, reservation)
    rooms.push({ roomId, roomNumber, offers: all, state })
  }
  return { currency, opensOn: standbyOpens(stay, days), rooms }
}

const isUpgradable = ({ actions }: Reservation): boolean =>
  actions.some(({ name, allowed }) => name === 'upgrade-room' && allowed)

const waitingState = (
  request: WaitingStandbyRequest,
  waiting: readonly WaitingStandbyRequest[],
  categories: readonly RoomCategory[],
  currency: CurrencyCode,
): RoomStandbyState => ({
  kind: 'waiting',
  ceiling: money(request.ceiling, currency),
  places: placesOf(request, waiting).map((place) => ({
    ...place,
    name: categories.find(({ roomTypeId }) => roomTypeId === place.roomTypeId)?.name ?? '',
  })),
  askedAt: request.askedAt,
})

type EndedRow = typeof standbyRequest.$inferSelect

const endedRequests = (database: Database, bookingId: number): Promise<readonly EndedRow[]> =>
  database
    .select()
    .from(standbyRequest)
    .where(eq(standbyRequest.reservationId, bookingId))
    .orderBy(desc(standbyRequest.id))

function endedState(
  { roomNumber, category }: Room,
  ended: readonly EndedRow[],
  { currency }: Reservation,
): RoomStandbyState {
  const last = ended.find((row) => row.roomNumber === roomNumber)
  const at = last?.endedAt?.toISOString() ?? ''
  // A fulfilled request is shown as long as the room still has that category.
  if (last?.state === 'awarded' && last.awardedRoomTypeId === category.roomTypeId)
    return { kind: 'awarded', name: category.name, added: money(last.added ?? 0, currency), at }
  return last?.state === 'declined' ? { kind: 'declined', at } : { kind: 'nothing' }
}
