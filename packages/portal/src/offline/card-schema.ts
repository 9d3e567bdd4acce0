import {
  cardParts,
  type OfflineCard,
  type ReceiptOnCard,
  type Reservation,
  type RoomOnCard,
} from '@veranda/domain'
import { array, boolean, custom, type GenericSchema, number, object, picklist, string } from 'valibot'
import { clock, date, maybe, money, one, oneOf, payment, phone, tier } from './card-values.ts'

// Named anew: the domain's own list would come into the portal's entry.
const statuses = picklist(['pending-payment', 'cancelled', 'confirmed', 'under-review'])

const room: GenericSchema<RoomOnCard> = object({
  roomId: number(),
  roomNumber: number(),
  roomConfirmation: string(),
  isMain: boolean(),
  status: statuses,
  occupancy: object({ adults: number(), teens: number(), kids: number(), infants: number() }),
  category: object({ code: string(), name: string(), beds: string() }),
  ratePlan: object({ code: string(), name: string() }),
  guests: array(
    object({
      guestId: number(),
      isMainGuest: boolean(),
      category: picklist(['adult', 'teen', 'kid', 'infant']),
      firstName: string(),
      lastName: string(),
      age: maybe(number()),
    }),
  ),
  services: array(object({ addOnId: number(), name: string(), quantity: number() })),
})

const property: GenericSchema<OfflineCard['stay']['property']> = object({
  code: string(),
  name: string(),
  timeZone: string(),
  checkInAt: clock,
  checkOutAt: clock,
  address: object({
    street: string(),
    city: string(),
    stateCode: string(),
    zipCode: string(),
    countryCode: string(),
    latitude: number(),
    longitude: number(),
  }),
})

const balanceDue: GenericSchema<Reservation['pricing']['balanceDue']> = oneOf(
  object({ kind: one('nothing') }),
  object({ kind: one('at-check-in') }),
  object({ kind: one('before-arrival'), by: date }),
)

/** Named anew as well; a kind that is missing does not compile. */
const kindsOfReceipt: Record<ReceiptOnCard['kind'], true> = {
  'change-payment': true,
  'balance-payment': true,
  'bank-transfer-payment': true,
  'payment-not-collected': true,
  refund: true,
  'refund-returned': true,
  'refund-by-hand': true,
  'refund-withdrawn': true,
  cancellation: true,
  'cancellation-undone': true,
  credit: true,
  'credit-withdrawn': true,
}

const receipt: GenericSchema<ReceiptOnCard> = object({
  number: string(),
  kind: custom<ReceiptOnCard['kind']>(
    (kind) => typeof kind === 'string' && Object.hasOwn(kindsOfReceipt, kind),
  ),
  at: string(),
  amount: money,
  card: maybe(object({ scheme: string(), lastDigits: string() })),
})

/** A card as this version of the portal stores it. One of another version's is no card. */
export const offlineCard: GenericSchema<OfflineCard> = object({
  stay: object({
    reservationCode: string(),
    brand: string(),
    version: number(),
    status: statuses,
    cancellationCode: maybe(string()),
    stay: object({ arrival: date, departure: date }),
    policyTimeline: array(tier),
    property,
    rooms: array(room),
    pricing: object({ total: money, paid: money, balance: money, balanceDue, dueAtHotel: money }),
  }),
  payments: array(payment),
  receipts: array(receipt),
  phones: array(phone),
  readAt: string(),
  change: maybe(object({ at: string(), parts: array(picklist(cardParts)) })),
})
