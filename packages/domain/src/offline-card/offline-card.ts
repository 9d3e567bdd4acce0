import { type Instant, today } from '../dates/index.ts'
import { dialled, helpFor, type HelpTable } from '../help/index.ts'
import type { Guest, Reservation, Room } from '../reservation/index.ts'
import type { GuestOnCard, OfflineCard, PhoneOnCard, RoomOnCard, StayOnCard } from './card.ts'
import { changedOnCard } from './changed-on-card.ts'

/** The card of a reservation as it was read at `readAt`. `before` is the card it takes the place of. */
export function offlineCardOf(
  reservation: Reservation,
  { brandHelp, readAt, before }: { brandHelp: HelpTable; readAt: Instant; before?: OfflineCard | undefined },
): OfflineCard {
  const stay = stayOnCard(reservation)
  const payments = reservation.history.filter(({ kind }) => kind === 'paid')
  const parts = before ? changedOnCard(before, { stay, payments }) : []
  const change = parts.length > 0 ? { at: readAt, parts } : before?.change
  return { stay, payments, phones: phonesOf(reservation, brandHelp), readAt, ...(change ? { change } : {}) }
}

/** A card goes with the day of departure at the property; until then its address and phones are of use. */
export const isOfflineCardOver = ({ stay }: OfflineCard, now: Instant): boolean =>
  today(stay.property.timeZone, now) > stay.stay.departure

/** Whether the card is that of a session. */
export const isCardOf = (
  { stay }: OfflineCard,
  session: { readonly reservationCode: string; readonly brand: string },
): boolean => stay.reservationCode === session.reservationCode && stay.brand === session.brand

function stayOnCard(reservation: Reservation): StayOnCard {
  const { reservationCode, brand, version, status, cancellationCode, stay, policyTimeline } = reservation
  const { code, name, timeZone, checkInAt, checkOutAt, address } = reservation.property
  const { total, paid, balance, balanceDue, dueAtHotel } = reservation.pricing
  return {
    reservationCode,
    brand,
    version,
    status,
    ...(cancellationCode === undefined ? {} : { cancellationCode }),
    stay,
    policyTimeline,
    property: { code, name, timeZone, checkInAt, checkOutAt, address },
    rooms: reservation.rooms.map(roomOnCard),
    pricing: { total, paid, balance, balanceDue, dueAtHotel },
  }
}

const roomOnCard = (room: Room): RoomOnCard => {
  const { roomId, roomNumber, roomConfirmation, isMain, status, occupancy, category, ratePlan } = room
  return {
    roomId,
    roomNumber,
    roomConfirmation,
    isMain,
    status,
    occupancy,
    category: { code: category.code, name: category.name, beds: category.beds },
    ratePlan: { code: ratePlan.code, name: ratePlan.name },
    guests: room.guests.map(guestOnCard),
    services: room.services.map(({ addOnId, name, quantity }) => ({ addOnId, name, quantity })),
  }
}

const guestOnCard = ({ guestId, isMainGuest, category, firstName, lastName, age }: Guest): GuestOnCard => ({
  guestId,
  isMainGuest,
  category,
  firstName,
  lastName,
  ...(age === undefined ? {} : { age }),
})

/** The property's own line, where it has one, and the brand's: at the airport either may be the one that answers. */
function phonesOf(reservation: Reservation, brandHelp: HelpTable): readonly PhoneOnCard[] {
  const [line] = helpFor(brandHelp, reservation).lines
  const [brandLine] = helpFor(brandHelp, { ...reservation, property: {} }).lines
  const brand: PhoneOnCard = { of: 'brand', line: brandLine }
  return dialled(line.phone) === dialled(brandLine.phone) ? [brand] : [{ of: 'property', line }, brand]
}
