import type { BookingVersion } from '@veranda/contract'
import {
  askedSince,
  fromMajor,
  type Locale,
  type Reservation,
  type Room,
  type RoomCategory,
  roomOffers,
  ceilingRestriction,
  type StandbyAsk,
  type StandbyRefusal,
  standbyRefusal,
  superiorCategories,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import { type Refusing, type RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { loadSalesRules } from '../quotes/sales-rules.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { raiseVersion } from '../reservations/record.ts'
import { requireAction } from '../reservations/require-action.ts'
import { rateCalendarForOffers } from '../rooms/rate-calendar-for-offers.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import { standbyTimeOf } from './lock-if-still-waiting.ts'
import { lockWaitingRequest } from './lock-waiting-request.ts'
import { propertySetting } from '../catalogue/property-setting.ts'

export type StandbyAsked = OnVersion & {
  readonly roomNumber: number
  /** In order of preference. */
  readonly roomTypeIds: readonly number[]
  /** Per night, in major units of the property's currency. */
  readonly ceiling: number
  /** The language of the letters to the guest. */
  readonly locale: Locale
}

/** Stores a guest's standby request for a room, replacing an earlier one. */
export const askForStandby = (
  service: Service & RefusingIn<'askForStandby'>,
  guest: GuestSession,
  request: StandbyAsked,
  claim: Claim,
): Promise<Once<BookingVersion>> =>
  doOnVersion(service, guest, request, claim, async (tx, reservation, now) => {
    const { roomNumber, roomTypeIds, locale } = request
    const ask = { roomTypeIds, ceiling: fromMajor(request.ceiling, reservation.currency).amount }
    const room = await requireAskable(tx, reservation, roomNumber, now)
    await requirePossible(tx, reservation, room, ask, now)
    await keep(tx, { reservation, room, ask, locale, now })
    await raiseVersion(tx, reservation)
    await appendAudit(tx, {
      at: now,
      actor: asGuest(guest),
      action: 'standby-asked',
      reservationId: reservation.bookingId,
      detail: { room: roomNumber, categories: roomTypeIds, ceiling: ask.ceiling },
    })
  })

async function requireAskable(
  tx: Database & Refusing<'action-not-allowed' | 'room-cancelled' | 'standby-over'>,
  reservation: Reservation,
  roomNumber: number,
  now: Date,
): Promise<Room> {
  const room = reservation.rooms.find((one) => one.roomNumber === roomNumber)
  if (!room) throw new ServiceRefusal('not-found', 'There is no such room.')
  requireAction(tx, reservation, 'upgrade-room')
  if (room.status === 'cancelled') throw tx.refuse('room-cancelled', 'This room is canceled.')
  const days = await propertySetting(tx, reservation, 'standbyDays')
  if (standbyTimeOf(reservation, days, now) === 'is-over')
    throw tx.refuse('standby-over', 'Upgrades are no longer awarded on the day of arrival.')
  return room
}

async function requirePossible(
  tx: Database & Refusing<'standby-not-possible'>,
  reservation: Reservation,
  room: Room,
  ask: StandbyAsk,
  now: Date,
): Promise<void> {
  const { categories } = await loadSalesRules(tx, reservation)
  const kind =
    standbyRefusal(ask, room, categories) ??
    (await ceilingRefusal(tx, { reservation, room, ask, categories, now }))
  if (kind)
    throw tx.refuse('standby-not-possible', 'This waitlist request is not possible.', {
      attached: { kind },
    })
}

type Asked = {
  readonly reservation: Reservation
  readonly room: Room
  readonly ask: StandbyAsk
  readonly now: Date
}

/** Refuses a ceiling above today's price difference: at that price the guest can upgrade now. */
async function ceilingRefusal(
  tx: Database,
  { reservation, room, ask, categories: sold, now }: Asked & { readonly categories: readonly RoomCategory[] },
): Promise<StandbyRefusal | undefined> {
  const { stay } = reservation
  const categories = superiorCategories(room, sold)
  const { occupancy, roomNumber: planOf } = room
  const calendar = await rateCalendarForOffers(tx, reservation, { categories, occupancy, planOf, now })
  const offers = roomOffers(room, categories, { calendar, stay })
  return ceilingRestriction(ask, room, { offers, stay })?.kind
}

type Retained = Asked & { readonly locale: Locale }

async function keep(
  tx: Database,
  { reservation: { bookingId }, room, ask, locale, now }: Retained,
): Promise<void> {
  const { roomNumber, category } = room
  const row = await lockWaitingRequest(tx, bookingId, roomNumber)
  // A request made when the room was of another category is over: this one is new.
  const before =
    row?.fromRoomTypeId === category.roomTypeId ? { ...row, askedAt: row.askedAt.toISOString() } : undefined
  const stored = {
    ...ask,
    askedAt: new Date(askedSince(before, ask, now.toISOString())),
    fromRoomTypeId: category.roomTypeId,
    locale,
  }
  if (row) await tx.update(standbyRequest).set(stored).where(eq(standbyRequest.id, row.id))
  else await tx.insert(standbyRequest).values({ ...stored, reservationId: bookingId, roomNumber })
}
