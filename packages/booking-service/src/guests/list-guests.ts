import type { RoomGuests } from '@veranda/contract'
import { money, nightPriceFor, nightsOf } from '@veranda/domain'
import { and, type AnyColumn, eq, gte, lt, sql } from 'drizzle-orm'
import { nightlyPrice } from '../schema/catalogue.ts'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import type { GuestSession } from '../identity/identity.ts'
import { getReservationText } from '../reservations/get-reservation.ts'
import { reservationFrom } from '../reservations/reservation-from.ts'
import type { Service } from '../platform/service.ts'

/** The guests of each room, and the price of one more adult for the whole stay. */
export async function listGuests(
  service: Service,
  guest: GuestSession,
  code: string,
): Promise<readonly RoomGuests[]> {
  const text = await getReservationText(service, guest, code, 'EN')
  const found = reservationFrom(text, service.clock.now().toISOString())
  const addOn = await extraAdultPrices(service, guest)
  return found.rooms.map((one) => {
    const main = one.guests.find(({ isMainGuest }) => isMainGuest) ?? one.guests[0]
    return {
      roomConfirmation: one.roomConfirmation,
      roomId: one.roomId,
      nights: nightsOf(found.stay),
      maxOccupancy: one.category.maxOccupancy,
      extraGuestPrice: money(addOn.get(one.roomId) ?? 0, found.currency),
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
    .select({
      roomId: room.id,
      adults: room.adults,
      teens: room.teens,
      kids: room.kids,
      infants: room.infants,
      extraAdult: sumOf(nightlyPrice.extraAdult),
      extraTeen: sumOf(nightlyPrice.extraTeen),
      extraKid: sumOf(nightlyPrice.extraKid),
    })
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
  return new Map(
    rows.map(({ roomId, extraAdult, extraTeen, extraKid, ...occupancy }) => {
      const rate = {
        price: 0,
        extraAdult: Number(extraAdult),
        extraTeen: Number(extraTeen),
        extraKid: Number(extraKid),
      }
      const joined = { ...occupancy, adults: occupancy.adults + 1 }
      return [roomId, nightPriceFor(rate, joined) - nightPriceFor(rate, occupancy)]
    }),
  )
}

const sumOf = (amount: AnyColumn) => sql<string>`sum(${amount})`
