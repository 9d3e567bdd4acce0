import {
  activeRooms,
  addDays,
  type ChangeWish,
  type Instant,
  instantOf,
  isGivenBack,
  isIncluded,
  isInTime,
  isOpenFor,
  lastDayFor,
  money,
  type PlainDate,
  quantityLeft,
  type Reservation,
  type ServiceChange,
  type ServiceWish,
  type Stay,
  type Taking,
  type TakenService,
  today,
  type TransferChange,
  type WantedRoom,
  zero,
} from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { serviceOffer } from '../schema/service-offer.ts'
import { notPossible } from '../reservations/not-possible.ts'
import { servicesMoved, transferMoved } from './services-moved.ts'
import { takenServices } from './taken-services.ts'
import { toServiceOffer } from './to-service-offer.ts'
import type { Refusing } from '../platform/refusal.ts'

export type ServicesWish = {
  readonly wish: Pick<ChangeWish, 'stay' | 'services' | 'addOns' | 'transfer'>
  /** The rooms after the change. */
  readonly rooms: readonly Pick<WantedRoom, 'roomNumber'>[]
  readonly stay: Stay
  readonly now: Date
}

/** The extras a change takes and gives back, and the moments at which one can no longer be had or given back. */
export type ServicesChanged = {
  readonly services: readonly ServiceChange[]
  readonly transfer?: TransferChange
  readonly ends: readonly Instant[]
}

/** The extras a wish takes and gives back, priced; or why one cannot be had, or can no longer be given back. */
export async function servicesChanged(
  tx: Database & Refusing<'change-not-possible'>,
  reservation: Reservation,
  asked: ServicesWish,
): Promise<ServicesChanged> {
  const { wish, stay, now } = asked
  const { services: wishes } = wish
  if (wishes.length === 0 && !wish.stay) return { services: [], ends: [] }
  const taken = await takenServices(tx, reservation)
  const moving = { wish, stay, taken, now }
  const moved = wish.stay ? await servicesMoved(tx, reservation, moving) : { services: [], ends: [] }
  const { transfer, ends: transferEnds } = transferMoved(reservation, moving)
  const facts: Facts = {
    ...asked,
    tx,
    wishes,
    reservation,
    moved: moved.services,
    offers: await offersFor(tx, reservation, wishes),
    taken,
    today: today(reservation.property.timeZone, now.toISOString()),
  }
  const done = wishes.map((one, index) =>
    one.kind === 'add' ? added(one, facts) : removed(one.serviceId, wishes.slice(0, index), facts),
  )
  return {
    services: [...moved.services, ...done.map(({ service }) => service)],
    ...(transfer ? { transfer } : {}),
    ends: [
      ...moved.ends,
      ...transferEnds,
      ...done.map(({ last }) => instantOf(addDays(last, 1), '00:00', reservation.property.timeZone)),
    ],
  }
}

type Facts = ServicesWish & {
  readonly tx: Refusing<'change-not-possible'>
  readonly wishes: readonly ServiceWish[]
  /** What goes with the stay: its places are taken first. */
  readonly moved: readonly ServiceChange[]
  readonly reservation: Reservation
  readonly offers: readonly (typeof serviceOffer.$inferSelect)[]
  readonly taken: readonly TakenService[]
  readonly today: PlainDate
}

/** One extra of a change, and the last day on which it may be changed. */
type Done = { readonly service: ServiceChange; readonly last: PlainDate }

function added(taking: Taking, all: Facts): Done {
  const { tx, offers, reservation, rooms, stay, wishes, taken, today: now } = all
  const { offerId, roomNumber, quantity, day } = taking
  const row = offers.find(({ id }) => id === offerId)
  const offer = row && toServiceOffer(row, reservation.currency, 'en')
  if (!offer || isIncluded(offer) || quantity < 1)
    throw notPossible(tx, { kind: 'service-not-found', serviceId: offerId })
  if (!rooms.some((one) => one.roomNumber === roomNumber))
    throw notPossible(tx, { kind: 'room-not-found', roomNumber })
  if (!isOpenFor(offer, day, stay, now))
    throw notPossible(tx, { kind: 'service-not-on-that-day', serviceId: offerId })
  const facts = { rooms: roomsMoved(all), taken, wish: { services: wishes } }
  if (quantity > quantityLeft(offer, taking, facts)) {
    const { maxQuantity } = offer
    throw notPossible(tx, { kind: 'too-many-of-service', serviceId: offerId, maxQuantity })
  }
  const { currency } = reservation
  const service: ServiceChange = {
    kind: 'added',
    roomNumber,
    id: offerId,
    offerId,
    name: offer.name,
    category: offer.category,
    quantity,
    ...(day === undefined ? {} : { day }),
    unitPrice: offer.unitPrice,
    before: zero(currency),
    after: money(offer.unitPrice.amount * quantity, currency),
    wasPaid: false,
  }
  return { service, last: lastDayFor(day ?? stay.arrival, offer.noticeDays) }
}

/** The rooms with their add-ons on the days they will have. */
const roomsMoved = ({ reservation, moved }: Facts) =>
  activeRooms(reservation.rooms).map((room) => ({
    ...room,
    services: room.services.flatMap((service) => {
      const move = moved.find(({ id }) => id === service.serviceId)
      if (!move?.day) return [service]
      return move.kind === 'removed' ? [] : [{ ...service, date: move.day }]
    }),
  }))

function removed(
  serviceId: number,
  before: readonly ServiceWish[],
  { tx, reservation, taken, today: now }: Facts,
): Done {
  const { currency } = reservation
  const own = activeRooms(reservation.rooms).flatMap(({ roomNumber, services }) =>
    services.map((service) => ({ roomNumber, service })),
  )
  const found = own.find(({ service }) => service.serviceId === serviceId)
  // Of one extra there is one to give back.
  if (!found || isGivenBack({ services: before }, serviceId))
    throw notPossible(tx, { kind: 'service-not-found', serviceId })
  const { until, offerId } = taken.find((one) => one.serviceId === serviceId) ?? {}
  if (until === undefined || offerId === undefined || !isInTime(until, 0, now))
    throw notPossible(tx, { kind: 'service-not-removable', serviceId })
  const { name, category, quantity, date, unitPrice, total, isPaid } = found.service
  const service: ServiceChange = {
    kind: 'removed',
    roomNumber: found.roomNumber,
    id: serviceId,
    offerId,
    name,
    category,
    quantity,
    ...(date === undefined ? {} : { day: date }),
    unitPrice,
    before: total,
    after: zero(currency),
    wasPaid: isPaid,
  }
  return { service, last: until }
}

async function offersFor(tx: Database, { property }: Reservation, wishes: readonly ServiceWish[]) {
  const ids = wishes.flatMap((one) => (one.kind === 'add' ? [one.offerId] : []))
  if (ids.length === 0) return []
  return tx
    .select()
    .from(serviceOffer)
    .where(and(eq(serviceOffer.propertyId, property.propertyId), inArray(serviceOffer.id, ids)))
}
