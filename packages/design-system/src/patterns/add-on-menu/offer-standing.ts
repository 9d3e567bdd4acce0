import {
  activeRooms,
  daysToTake,
  isGivenBack,
  isOpen,
  type PlainDate,
  quantityLeft,
  type AddOnOffer,
  type Taking,
  takingsOf,
} from '@veranda/domain'
import { valueIn } from '../loaded/index.ts'
import type { RoomAddOnsProps } from './room-add-ons.tsx'

/** How an offer stands for the room that is looked at. */
export type OfferStanding = {
  readonly takings: readonly Taking[]
  /** The other days it can be for. */
  readonly freeDays: readonly PlainDate[]
  readonly canAdd: boolean
  /** The room has it from before, and keeps it. */
  readonly isHad: boolean
  readonly most: (taking: Taking) => number
}

export function offerStanding(
  offer: AddOnOffer,
  { room, menu, reservation, selection }: RoomAddOnsProps,
  today: PlainDate,
): OfferStanding {
  const { roomNumber, services } = room
  const { offerId, name, hasDay } = offer
  const takings = takingsOf(selection, roomNumber, offerId)
  const taken = valueIn(menu)?.taken ?? []
  const facts = { rooms: activeRooms(reservation.rooms), taken, selection }
  const isFree = (day: PlainDate | undefined) => quantityLeft(offer, { roomNumber, day }, facts) > 0
  const freeDays = daysToTake(offer, reservation.stay, today).filter(
    (day) => isFree(day) && !takings.some((one) => one.day === day),
  )
  // What was booked otherwise does not say which offer it was taken from: its name does.
  const isOf = (service: (typeof services)[number]) => {
    const from = taken.find((one) => one.addOnId === service.addOnId)?.offerId
    return from === undefined ? service.name === name : from === offerId
  }
  return {
    takings,
    freeDays,
    canAdd:
      isOpen(offer, reservation.stay, today) &&
      (hasDay ? freeDays.length > 0 : takings.length === 0 && isFree(undefined)),
    isHad: services.some((service) => isOf(service) && !isGivenBack(selection, service.addOnId)),
    most: (taking) => quantityLeft(offer, taking, facts),
  }
}
