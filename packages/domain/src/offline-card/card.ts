import type { Instant } from '../dates/index.ts'
import type { HelpLine } from '../help/index.ts'
import type { Receipt } from '../receipts/index.ts'
import type {
  AddOn,
  Guest,
  HistoryEntry,
  PricingDetails,
  Property,
  RatePlan,
  Reservation,
  Room,
  RoomCategory,
} from '../reservation/index.ts'

export const cardParts = ['dates', 'rooms', 'guests', 'price', 'payments', 'terms', 'status'] as const
export type CardPart = (typeof cardParts)[number]

/** What a guest has of a stay without a network: what is needed on the way and at the door, and nothing else. */
export type OfflineCard = {
  readonly stay: StayOnCard
  readonly payments: readonly HistoryEntry[]
  /** The first one first. A payment made before there were receipts has none. */
  readonly receipts: readonly ReceiptOnCard[]
  readonly phones: readonly PhoneOnCard[]
  /** When the reservation was last read. */
  readonly readAt: Instant
  /** The last change that a reading brought since the card exists. */
  readonly change?: { readonly at: Instant; readonly parts: readonly CardPart[] }
}

/** A reservation without contact details, dates of birth, requests and anything that only serves a change. */
export type StayOnCard = Pick<
  Reservation,
  'reservationCode' | 'brand' | 'version' | 'status' | 'cancellationCode' | 'stay' | 'policyTimeline'
> & {
  readonly property: Pick<Property, 'code' | 'name' | 'timeZone' | 'checkInAt' | 'checkOutAt' | 'address'>
  readonly rooms: readonly RoomOnCard[]
  readonly pricing: Pick<PricingDetails, 'total' | 'paid' | 'balance' | 'balanceDue' | 'dueAtHotel'>
}

export type RoomOnCard = Pick<
  Room,
  'roomId' | 'roomNumber' | 'roomConfirmation' | 'isMain' | 'status' | 'occupancy'
> & {
  readonly category: Pick<RoomCategory, 'code' | 'name' | 'beds'>
  readonly ratePlan: Pick<RatePlan, 'code' | 'name'>
  readonly guests: readonly GuestOnCard[]
  readonly services: readonly Pick<AddOn, 'addOnId' | 'name' | 'quantity'>[]
}

export type GuestOnCard = Pick<
  Guest,
  'guestId' | 'isMainGuest' | 'category' | 'firstName' | 'lastName' | 'age'
>

/** What a receipt is asked for by at the front desk; its signed form is read with a network. */
export type ReceiptOnCard = Pick<Receipt, 'number' | 'kind' | 'at' | 'amount' | 'card'>

/** A number to call from the road, and whether it is the property's own or the brand's. */
export type PhoneOnCard = { readonly of: 'property' | 'brand'; readonly line: HelpLine }
