import {
  activeRooms,
  addDays,
  money,
  type PlainDate,
  type Reservation,
  type ServiceChange,
  type ServiceWish,
  type Stay,
  today,
  type WantedRoom,
  zero,
} from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { room, service } from '../db/schema/room.ts'
import { serviceOffer } from '../db/schema/service-offer.ts'
import { notPossible } from '../quotes/not-possible.ts'

export type ServicesWish = {
  readonly wishes: readonly ServiceWish[]
  /** The rooms after the change. */
  readonly rooms: readonly Pick<WantedRoom, 'roomNumber'>[]
  readonly stay: Stay
  readonly now: Date
}

/** The extras a wish takes and gives back, priced; or why one cannot be had, or can no longer be given back. */
export async function servicesChanged(
  tx: Database,
  reservation: Reservation,
  wish: ServicesWish,
): Promise<readonly ServiceChange[]> {
  if (wish.wishes.length === 0) return []
  const offers = await offersFor(tx, reservation, wish)
  const taken = await takenFrom(tx, reservation)
  return wish.wishes.map((one) =>
    one.kind === 'add' ? added(one, offers, reservation, wish) : removed(one, taken, reservation, wish.now),
  )
}

type Adding = Extract<ServiceWish, { readonly kind: 'add' }>
type Removing = Extract<ServiceWish, { readonly kind: 'remove' }>
type Offer = typeof serviceOffer.$inferSelect
type Taken = { readonly id: number; readonly offerId: number | null; readonly noticeDays: number }

function added(
  { offerId, roomNumber, quantity, day }: Adding,
  offers: readonly Offer[],
  reservation: Reservation,
  { rooms, stay, now }: ServicesWish,
): ServiceChange {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer || quantity < 1 || quantity > offer.maxQuantity)
    throw notPossible({ kind: 'service-not-found', serviceId: offerId })
  if (!rooms.some((one) => one.roomNumber === roomNumber))
    throw notPossible({ kind: 'room-not-found', roomNumber })
  const isDayRight = offer.hasDay ? day !== undefined && isOfStay(day, stay) : day === undefined
  if (!isDayRight || isTooLate(day ?? stay.arrival, offer.noticeDays, reservation, now))
    throw notPossible({ kind: 'service-not-on-that-day', serviceId: offerId })
  const { currency } = reservation
  return {
    kind: 'added',
    roomNumber,
    id: offer.id,
    name: offer.words.en,
    category: offer.category,
    quantity,
    ...(day === undefined ? {} : { day }),
    unitPrice: money(offer.unitPrice, currency),
    before: zero(currency),
    after: money(offer.unitPrice * quantity, currency),
    wasPaid: false,
  }
}

function removed(
  { serviceId }: Removing,
  taken: readonly Taken[],
  reservation: Reservation,
  now: Date,
): ServiceChange {
  const { currency, stay } = reservation
  for (const { roomNumber, services } of activeRooms(reservation.rooms)) {
    const found = services.find((one) => one.serviceId === serviceId)
    if (!found) continue
    const from = taken.find(({ id }) => id === serviceId)
    if (
      !from ||
      from.offerId === null ||
      isTooLate(found.date ?? stay.arrival, from.noticeDays, reservation, now)
    )
      throw notPossible({ kind: 'service-not-removable', serviceId })
    return {
      kind: 'removed',
      roomNumber,
      id: serviceId,
      name: found.name,
      category: found.category,
      quantity: found.quantity,
      ...(found.date === undefined ? {} : { day: found.date }),
      unitPrice: found.unitPrice,
      before: found.total,
      after: zero(currency),
      wasPaid: found.isPaid,
    }
  }
  throw notPossible({ kind: 'service-not-found', serviceId })
}

/** A day of the stay; the last is the day of leaving. */
const isOfStay = (day: PlainDate, { arrival, departure }: Stay): boolean => arrival <= day && day <= departure

/** Whether an extra's notice has run out, by the property's calendar. */
export const isTooLate = (
  day: PlainDate,
  noticeDays: number,
  { property }: Pick<Reservation, 'property'>,
  now: Date,
): boolean => today(property.timeZone, now.toISOString()) > addDays(day, -noticeDays)

async function offersFor(
  tx: Database,
  { property }: Reservation,
  { wishes }: ServicesWish,
): Promise<readonly Offer[]> {
  const ids = wishes.flatMap((one) => (one.kind === 'add' ? [one.offerId] : []))
  if (ids.length === 0) return []
  return tx
    .select()
    .from(serviceOffer)
    .where(and(eq(serviceOffer.propertyId, property.propertyId), inArray(serviceOffer.id, ids)))
}

const takenFrom = (tx: Database, { bookingId }: Reservation): Promise<readonly Taken[]> =>
  tx
    .select({ id: service.id, offerId: service.offerId, noticeDays: service.noticeDays })
    .from(service)
    .innerJoin(room, eq(room.id, service.roomId))
    .where(eq(room.reservationId, bookingId))
