import {
  type AddOnMove,
  activeRooms,
  addDays,
  type ChangeWish,
  type Instant,
  instantOf,
  isBefore,
  isGivenBack,
  lastDayFor,
  movedAddOns,
  type PlainDate,
  type Reservation,
  rideDeadline,
  type ServiceChange,
  type Stay,
  type TakenService,
  today,
  type TransferChange,
  zero,
} from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { serviceOffer } from '../schema/service-offer.ts'

export type MovingStay = {
  readonly wish: Pick<ChangeWish, 'services' | 'addOns' | 'transfer'>
  readonly stay: Stay
  readonly taken: readonly TakenService[]
  readonly now: Date
}

/** What other dates do to the dated add-ons, and the moments at which one of the choices ends. */
export type ServicesMoved = {
  readonly services: readonly ServiceChange[]
  readonly ends: readonly Instant[]
}

/** Takes the rooms' dated add-ons along to other dates; those that fit nowhere are refunded. */
export async function servicesMoved(
  tx: Database,
  reservation: Reservation,
  { wish, stay, taken, now }: MovingStay,
): Promise<ServicesMoved> {
  const { currency, property } = reservation
  const ids = taken.flatMap(({ offerId }) => (offerId === undefined ? [] : [offerId]))
  const offers =
    ids.length === 0 ? [] : await tx.select().from(serviceOffer).where(inArray(serviceOffer.id, ids))
  const moves = movedAddOns({
    before: reservation.stay,
    after: stay,
    today: today(property.timeZone, now.toISOString()),
    rooms: activeRooms(reservation.rooms).map(({ roomNumber, services }) => ({
      roomNumber,
      services: services.filter(({ serviceId }) => !isGivenBack(wish, serviceId)),
    })),
    taken,
    offers: offers.map(({ id, maxQuantity, noticeDays }) => ({ offerId: id, maxQuantity, noticeDays })),
    choices: wish.addOns ?? [],
  })
  const lastDays = moves.flatMap((move) => lastDaysOf(move, taken, offers))
  return {
    services: moves.map((move) => toChange(move, zero(currency))),
    ends: lastDays.map((day) => instantOf(addDays(day, 1), '00:00', property.timeZone)),
  }
}

function toChange(
  { roomNumber, service, offerId, dayBefore, day, place, places, misfit }: AddOnMove,
  nothing: ServiceChange['after'],
): ServiceChange {
  const kinds = { move: 'moved', keep: 'kept', refund: 'removed' } as const
  return {
    kind: kinds[place],
    roomNumber,
    id: service.serviceId,
    ...(offerId === undefined ? {} : { offerId }),
    name: service.name,
    category: service.category,
    quantity: service.quantity,
    day: day ?? dayBefore,
    dayBefore,
    places,
    ...(misfit === undefined ? {} : { misfit }),
    unitPrice: service.unitPrice,
    before: service.total,
    after: place === 'refund' ? nothing : service.total,
    wasPaid: service.isPaid,
  }
}

/** The last days on which an add-on may be given its new day, and be given back for the asking. */
function lastDaysOf(
  { service, offerId, place, places, day }: AddOnMove,
  taken: readonly TakenService[],
  offers: readonly (typeof serviceOffer.$inferSelect)[],
): readonly PlainDate[] {
  const { until } = taken.find(({ serviceId }) => serviceId === service.serviceId) ?? {}
  const offer = offers.find(({ id }) => id === offerId)
  return [
    ...(until !== undefined && places.includes('refund') ? [until] : []),
    ...(place === 'move' && offer && day !== undefined ? [lastDayFor(day, offer.noticeDays)] : []),
  ]
}

/** The transfer goes to the new arrival, or is refunded while its notice before the old one is not over. */
export function transferMoved(
  reservation: Reservation,
  { wish, stay, now }: Pick<MovingStay, 'wish' | 'stay' | 'now'>,
): { readonly transfer?: TransferChange; readonly ends: readonly Instant[] } {
  const { transportation: transfer, stay: before } = reservation
  if (!transfer || before.arrival === stay.arrival) return { ends: [] }
  const deadline = rideDeadline(reservation, transfer)
  const isReturnable = isBefore(now.toISOString(), deadline)
  const place = isReturnable ? (wish.transfer ?? 'move') : 'move'
  return {
    transfer: {
      place,
      places: isReturnable ? ['move', 'refund'] : ['move'],
      dayBefore: before.arrival,
      day: stay.arrival,
      before: transfer.price,
      after: place === 'refund' ? zero(transfer.price.currency) : transfer.price,
      wasPaid: transfer.isPaid,
    },
    ends: isReturnable ? [deadline] : [],
  }
}
