import {
  type AddOnMove,
  activeRooms,
  addDays,
  type ChangeSelection,
  type Instant,
  instantOf,
  isBefore,
  isGivenBack,
  lastDayFor,
  movedAddOns,
  type PlainDate,
  type Reservation,
  transferDeadline,
  type AddOnChange,
  type Stay,
  type BookedAddOn,
  today,
  type TransferChange,
  zero,
} from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { addOnOffer } from '../schema/add-on-offer.ts'

export type MovingStay = {
  readonly selection: Pick<ChangeSelection, 'services' | 'addOns' | 'transfer'>
  readonly stay: Stay
  readonly taken: readonly BookedAddOn[]
  readonly now: Date
}

/**
 * What new dates do to the add-ons that have a day, and the moments at which one of the guest's choices ends.
 */
export type AddOnsMoved = {
  readonly services: readonly AddOnChange[]
  readonly ends: readonly Instant[]
}

/** Moves the rooms' dated add-ons to the new dates; add-ons that fit on no new day are refunded. */
export async function addOnsMoved(
  tx: Database,
  reservation: Reservation,
  { selection, stay, taken, now }: MovingStay,
): Promise<AddOnsMoved> {
  const { currency, property } = reservation
  const ids = taken.flatMap(({ offerId }) => (offerId === undefined ? [] : [offerId]))
  const offers = ids.length === 0 ? [] : await tx.select().from(addOnOffer).where(inArray(addOnOffer.id, ids))
  const moves = movedAddOns({
    before: reservation.stay,
    after: stay,
    today: today(property.timeZone, now.toISOString()),
    rooms: activeRooms(reservation.rooms).map(({ roomNumber, services }) => ({
      roomNumber,
      services: services.filter(({ addOnId }) => !isGivenBack(selection, addOnId)),
    })),
    taken,
    offers: offers.map(({ id, maxQuantity, noticeDays }) => ({ offerId: id, maxQuantity, noticeDays })),
    choices: selection.addOns ?? [],
  })
  const lastDays = moves.flatMap((move) => lastDaysOf(move, taken, offers))
  return {
    services: moves.map((move) => toChange(move, zero(currency))),
    ends: lastDays.map((day) => instantOf(addDays(day, 1), '00:00', property.timeZone)),
  }
}

function toChange(
  { roomNumber, service, offerId, dayBefore, day, place, places, misfit }: AddOnMove,
  nothing: AddOnChange['after'],
): AddOnChange {
  const kinds = { move: 'moved', keep: 'kept', refund: 'removed' } as const
  return {
    kind: kinds[place],
    roomNumber,
    id: service.addOnId,
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

/** The last days on which an add-on can be given a new day, and on which its guest can give it back. */
function lastDaysOf(
  { service, offerId, place, places, day }: AddOnMove,
  taken: readonly BookedAddOn[],
  offers: readonly (typeof addOnOffer.$inferSelect)[],
): readonly PlainDate[] {
  const { until } = taken.find(({ addOnId }) => addOnId === service.addOnId) ?? {}
  const offer = offers.find(({ id }) => id === offerId)
  return [
    ...(until !== undefined && places.includes('refund') ? [until] : []),
    ...(place === 'move' && offer && day !== undefined ? [lastDayFor(day, offer.noticeDays)] : []),
  ]
}

/**
 * Moves the transfer to the new arrival; it can be refunded while the notice before the old arrival has not
 * run out.
 */
export function transferMoved(
  reservation: Reservation,
  { selection, stay, now }: Pick<MovingStay, 'selection' | 'stay' | 'now'>,
): { readonly transfer?: TransferChange; readonly ends: readonly Instant[] } {
  const { transfer, stay: before } = reservation
  if (!transfer || before.arrival === stay.arrival) return { ends: [] }
  const deadline = transferDeadline(reservation, transfer)
  const isReturnable = isBefore(now.toISOString(), deadline)
  const place = isReturnable ? (selection.transfer ?? 'move') : 'move'
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
