import type { RoomGuests } from '@veranda/contract'
import { money, nightsOf } from '@veranda/domain'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { nightlyPrice } from '../db/schema/catalogue.ts'
import { reservation } from '../db/schema/reservation.ts'
import { room } from '../db/schema/room.ts'
import type { GuestSession } from '../identity/identity.ts'
import { getReservation } from '../reservations/get-reservation.ts'
import type { Service } from '../service.ts'

/** Who sleeps in each room, and what one more adult would cost for the whole stay. */
export async function listGuests(
  service: Service,
  guest: GuestSession,
  code: string,
): Promise<readonly RoomGuests[]> {
  const found = await getReservation(service, guest, code, 'EN')
  const extra = await extraAdultPrices(service, guest)
  return found.rooms.map((one) => {
    const main = one.guests.find(({ isMainGuest }) => isMainGuest) ?? one.guests[0]
    return {
      roomConfirmation: one.roomConfirmation,
      roomId: one.roomId,
      nights: nightsOf(found.stay),
      maxOccupancy: one.category.maxOccupancy,
      extraGuestPrice: money(extra.get(one.roomId) ?? 0, found.currency),
      mainGuest: {
        name: [main?.firstName, main?.lastName].filter(Boolean).join(' '),
        ...(main?.email === undefined ? {} : { email: main.email }),
        ...(main?.phone === undefined ? {} : { phone: main.phone }),
      },
      companions: one.guests
        .filter((other) => other !== main)
        .map(({ category, age }) => (age === undefined ? { category } : { category, age })),
    }
  })
}

async function extraAdultPrices(service: Service, guest: GuestSession): Promise<ReadonlyMap<number, number>> {
  const rows = await service.store.db
    .select({ roomId: room.id, price: sql<string>`sum(${nightlyPrice.extraAdult})` })
    .from(reservation)
    .innerJoin(room, eq(room.reservationId, reservation.id))
    .innerJoin(
      nightlyPrice,
      and(
        eq(nightlyPrice.roomTypeId, room.roomTypeId),
        eq(nightlyPrice.ratePlanId, room.ratePlanId),
        gte(nightlyPrice.night, reservation.arrival),
        lt(nightlyPrice.night, reservation.departure),
      ),
    )
    .where(eq(reservation.code, guest.reservationCode))
    .groupBy(room.id)
  return new Map(rows.map(({ roomId, price }) => [roomId, Number(price)]))
}
