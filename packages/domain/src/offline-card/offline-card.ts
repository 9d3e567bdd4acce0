import { type Instant, today } from '../dates/index.ts'
import { dialled, helpFor, type HelpTable } from '../help/index.ts'
import type { Guest, Reservation, Room } from '../reservation/index.ts'
import type { GuestOnCard, OfflineCard, PhoneOnCard, ReceiptOnCard, RoomOnCard, StayOnCard } from './card.ts'
import { changedOnCard } from './changed-on-card.ts'

type Reading = {
  readonly brandHelp: HelpTable
  readonly readAt: Instant
  /** The card it takes the place of. */
  readonly before?: OfflineCard | undefined
  /** Missing where they could not be read: those of the card before stay. */
  readonly receipts?: readonly ReceiptOnCard[] | undefined
}

/** The card of a reservation as it was read at `readAt`. */
export function offlineCardOf(
  reservation: Reservation,
  { brandHelp, readAt, before, receipts = before?.receipts ?? [] }: Reading,
): OfflineCard {
  const stay = stayOnCard(reservation)
  const payments = reservation.history.filter(({ kind }) => kind === 'paid')
  const parts = before ? changedOnCard(before, { stay, payments }) : []
  const change = parts.length > 0 ? { at: readAt, parts } : before?.change
  return {
    stay,
    payments,
    receipts: receipts.map(receiptOnCard),
    phones: phonesOf(reservation, brandHelp),
    readAt,
    ...(change ? { change } : {}),
  }
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

const receiptOnCard = ({ number, kind, at, amount, card }: ReceiptOnCard): ReceiptOnCard => ({
  number,
  kind,
  at,
  amount,
  ...(card ? { card } : {}),
})

/** The property's own line, where it has one, and the brand's: at the airport either may be the one that answers. */
function phonesOf(reservation: Reservation, brandHelp: HelpTable): readonly PhoneOnCard[] {
  const [line] = helpFor(brandHelp, reservation).lines
  const [brandLine] = helpFor(brandHelp, { ...reservation, property: {} }).lines
  const brand: PhoneOnCard = { of: 'brand', line: brandLine }
  return dialled(line.phone) === dialled(brandLine.phone) ? [brand] : [{ of: 'property', line }, brand]
}
