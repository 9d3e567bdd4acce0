import {
  activeRooms,
  type ChangeSelection,
  headcount,
  nightsOf,
  noSelection,
  type Reservation,
} from '@veranda/domain'
import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const upgradeDraft = object({
  reservationCode: optional(string()),
  roomIds: optional(array(number())),
  arrival: optional(string()),
  departure: optional(string()),
  market: optional(string()),
  propertyCode: optional(string()),
  propertyName: optional(string()),
  beds: optional(string()),
  guests: optional(number()),
  nights: optional(number()),
  rooms: optional(
    array(object({ roomId: number(), ratePlanId: optional(number()), roomTypeId: optional(number()) })),
  ),
  guestCurrency: optional(string()),
  propertyCurrency: optional(string()),
  showsPropertyCurrency: optional(boolean()),
  bookingId: optional(number()),
})

/** The reservation as it goes into a room upgrade; incomplete until the guest has chosen. */
export type UpgradeDraft = InferOutput<typeof upgradeDraft>

export const upgradeDraftAtom = storedAtom('upgrade-draft', upgradeDraft)

/** The reservation with its rooms as selected. */
export function upgradeDraftOf(
  reservation: Reservation,
  selection: ChangeSelection = noSelection,
): UpgradeDraft {
  const rooms = activeRooms(reservation.rooms)
  const selectionFor = (roomNumber: number) => selection.rooms.find((room) => room.roomNumber === roomNumber)
  return {
    reservationCode: reservation.reservationCode,
    roomIds: rooms.map(({ roomId }) => roomId),
    arrival: reservation.stay.arrival,
    departure: reservation.stay.departure,
    market: reservation.market.code,
    propertyCode: reservation.property.code,
    propertyName: reservation.property.name,
    beds: rooms.map(({ category }) => category.beds).join(', '),
    guests: rooms.reduce((sum, { occupancy }) => sum + headcount(occupancy), 0),
    nights: nightsOf(reservation.stay),
    rooms: rooms.map(({ roomId, roomNumber, ratePlan, category }) => ({
      roomId,
      ratePlanId: ratePlan.ratePlanId,
      roomTypeId: selectionFor(roomNumber)?.roomTypeId ?? category.roomTypeId,
    })),
    guestCurrency: reservation.guestCurrency,
    propertyCurrency: reservation.currency,
    showsPropertyCurrency: reservation.guestCurrency !== reservation.currency,
    bookingId: reservation.bookingId,
  }
}
