import {
  activeRooms,
  addDays,
  type ChangeSelection,
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
  type AddOnChange,
  type AddOnSelection,
  type Stay,
  type Taking,
  type BookedAddOn,
  today,
  type TransferChange,
  type WantedRoom,
  zero,
} from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { addOnOffer } from '../schema/add-on-offer.ts'
import { notPossible } from '../reservations/not-possible.ts'
import { addOnsMoved, transferMoved } from './add-ons-moved.ts'
import { bookedAddOns } from './booked-add-ons.ts'
import { toAddOnOffer } from './to-add-on-offer.ts'
import type { Refusing } from '../platform/refusal.ts'

export type ServicesSelection = {
  readonly selection: Pick<ChangeSelection, 'stay' | 'services' | 'addOns' | 'transfer'>
  /** The rooms after the change. */
  readonly rooms: readonly Pick<WantedRoom, 'roomNumber'>[]
  readonly stay: Stay
  readonly now: Date
}

/**
 * The add-ons a change takes and gives back, and the last moments at which each can still be taken or given
 * back.
 */
export type AddOnsChanged = {
  readonly services: readonly AddOnChange[]
  readonly transfer?: TransferChange
  readonly ends: readonly Instant[]
}

/** The add-ons a selection takes and gives back, priced; or why one of them cannot be taken or given back. */
export async function addOnsChanged(
  tx: Database & Refusing<'change-not-possible'>,
  reservation: Reservation,
  asked: ServicesSelection,
): Promise<AddOnsChanged> {
  const { selection, stay, now } = asked
  const { services: selections } = selection
  if (selections.length === 0 && !selection.stay) return { services: [], ends: [] }
  const taken = await bookedAddOns(tx, reservation)
  const moving = { selection, stay, taken, now }
  const moved = selection.stay ? await addOnsMoved(tx, reservation, moving) : { services: [], ends: [] }
  const { transfer, ends: transferEnds } = transferMoved(reservation, moving)
  const facts: Facts = {
    ...asked,
    tx,
    selections,
    reservation,
    moved: moved.services,
    offers: await offersFor(tx, reservation, selections),
    taken,
    today: today(reservation.property.timeZone, now.toISOString()),
  }
  const done = selections.map((one, index) =>
    one.kind === 'add' ? added(one, facts) : removed(one.addOnId, selections.slice(0, index), facts),
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

type Facts = ServicesSelection & {
  readonly tx: Refusing<'change-not-possible'>
  readonly selections: readonly AddOnSelection[]
  /** The add-ons that move with the stay: their places in the limits are counted first. */
  readonly moved: readonly AddOnChange[]
  readonly reservation: Reservation
  readonly offers: readonly (typeof addOnOffer.$inferSelect)[]
  readonly taken: readonly BookedAddOn[]
  readonly today: PlainDate
}

/** One add-on of a change, and the last day on which it may be changed. */
type Done = { readonly service: AddOnChange; readonly last: PlainDate }

function added(taking: Taking, all: Facts): Done {
  const { tx, offers, reservation, rooms, stay, selections, taken, today: now } = all
  const { offerId, roomNumber, quantity, day } = taking
  const row = offers.find(({ id }) => id === offerId)
  const offer = row && toAddOnOffer(row, reservation.currency, 'en')
  if (!offer || isIncluded(offer) || quantity < 1)
    throw notPossible(tx, { kind: 'service-not-found', addOnId: offerId })
  if (!rooms.some((one) => one.roomNumber === roomNumber))
    throw notPossible(tx, { kind: 'room-not-found', roomNumber })
  if (!isOpenFor(offer, day, stay, now))
    throw notPossible(tx, { kind: 'service-not-on-that-day', addOnId: offerId })
  const facts = { rooms: roomsMoved(all), taken, selection: { services: selections } }
  if (quantity > quantityLeft(offer, taking, facts)) {
    const { maxQuantity } = offer
    throw notPossible(tx, { kind: 'too-many-of-service', addOnId: offerId, maxQuantity })
  }
  const { currency } = reservation
  const service: AddOnChange = {
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

/** The rooms with their moved add-ons, each on its new day. */
const roomsMoved = ({ reservation, moved }: Facts) =>
  activeRooms(reservation.rooms).map((room) => ({
    ...room,
    services: room.services.flatMap((service) => {
      const move = moved.find(({ id }) => id === service.addOnId)
      if (!move?.day) return [service]
      return move.kind === 'removed' ? [] : [{ ...service, date: move.day }]
    }),
  }))

function removed(
  addOnId: number,
  before: readonly AddOnSelection[],
  { tx, reservation, taken, today: now }: Facts,
): Done {
  const { currency } = reservation
  const own = activeRooms(reservation.rooms).flatMap(({ roomNumber, services }) =>
    services.map((service) => ({ roomNumber, service })),
  )
  const found = own.find(({ service }) => service.addOnId === addOnId)
  // The same add-on cannot be given back twice.
  if (!found || isGivenBack({ services: before }, addOnId))
    throw notPossible(tx, { kind: 'service-not-found', addOnId })
  const { until, offerId } = taken.find((one) => one.addOnId === addOnId) ?? {}
  if (until === undefined || offerId === undefined || !isInTime(until, 0, now))
    throw notPossible(tx, { kind: 'service-not-removable', addOnId })
  const { name, category, quantity, date, unitPrice, total, isPaid } = found.service
  const service: AddOnChange = {
    kind: 'removed',
    roomNumber: found.roomNumber,
    id: addOnId,
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

async function offersFor(tx: Database, { property }: Reservation, selections: readonly AddOnSelection[]) {
  const ids = selections.flatMap((one) => (one.kind === 'add' ? [one.offerId] : []))
  if (ids.length === 0) return []
  return tx
    .select()
    .from(addOnOffer)
    .where(and(eq(addOnOffer.propertyId, property.propertyId), inArray(addOnOffer.id, ids)))
}
