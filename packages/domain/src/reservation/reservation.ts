import type { BrandId } from '../brand/index.ts'
import type { ClockTime, Instant, PlainDate, Stay, TimeZone } from '../dates/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { PolicyTier } from '../policy/index.ts'
import type { PropertyRules } from '../property/index.ts'
import type { AllowedAction } from './action-names.ts'
import type { Room } from './room.ts'

export type ReservationStatus = 'pending-payment' | 'cancelled' | 'confirmed' | 'under-review'

/** A guest's whole reservation: everything the portal shows before the guest starts a change. */
export type Reservation = {
  readonly bookingId: number
  readonly reservationCode: string
  /** Grows with every change; its `ETag` guards writes. */
  readonly version: number
  readonly brand: BrandId
  readonly status: ReservationStatus
  readonly cancellationCode?: string
  readonly bookedOn: PlainDate
  readonly stay: Stay
  readonly property: Property
  readonly market: Market
  /** The currency that is charged. */
  readonly currency: CurrencyCode
  /** The currency of the guest's booking, in which approximate amounts are shown beside the price. */
  readonly guestCurrency: CurrencyCode
  /** Guest currency for one unit of the property's currency. */
  readonly exchangeRate: number
  readonly promotion?: Promotion
  readonly transfer?: PrivateTransfer
  readonly rooms: readonly Room[]
  readonly pricing: PricingDetails
  /** The cost and refund of cancelling everything, from booking to arrival. Empty without active rooms. */
  readonly policyTimeline: readonly PolicyTier[]
  readonly actions: readonly AllowedAction[]
  readonly comments: string
  readonly history: readonly HistoryEntry[]
}

export type Property = PropertyRules & {
  readonly propertyId: number
  readonly code: string
  readonly name: string
  readonly timeZone: TimeZone
  readonly checkInAt: ClockTime
  readonly checkOutAt: ClockTime
  readonly adultsOnly: boolean
  readonly address: Address
  readonly photoUrl?: string
}

export type Address = {
  readonly street: string
  readonly city: string
  readonly stateCode: string
  readonly zipCode: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
}

/** The market a reservation was sold in: it chooses payment terms and whether payment before arrival is offered. */
export type Market = {
  readonly code: string
  readonly name: string
  readonly countryCode: string
  /** What it is sold in, where that is not the property's currency, and its profile in the hotel's own system. No page reads them. */
  readonly currency?: CurrencyCode
  readonly pmsProfileId?: string
}

export type Promotion = (
  | { readonly kind: 'percent'; readonly code: string; readonly percent: number }
  | { readonly kind: 'amount'; readonly code: string; readonly amount: Money }
) & {
  /**
   * Entered after booking: it does not lower nights that were booked before. Missing if it lowers every
   * night.
   */
  readonly appliesTo?: 'new-nights'
}

export type PrivateTransfer = {
  readonly price: Money
  readonly isPaid: boolean
  /** Changing the dates with fewer days' notice than this may lose the transfer. */
  readonly noticeDays: number
}

export type PricingDetails = {
  readonly rooms: Money
  readonly services: Money
  readonly transfer: Money
  /** The promotion's saving; already inside `rooms`. */
  readonly promotionSaving: Money
  readonly subtotal: Money
  /** Due at the front desk, never online. */
  readonly dueAtHotel: Money
  readonly total: Money
  readonly paid: Money
  /** Still to pay online. */
  readonly balance: Money
  readonly balanceDue: BalanceDue
}

/** When the balance is due. `before-arrival` has the due date. */
export type BalanceDue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'before-arrival'; readonly by: PlainDate }
  | { readonly kind: 'at-check-in' }

/** When an outstanding amount is due, as agreed when booking. */
export type PaymentTerms = Exclude<BalanceDue, { readonly kind: 'nothing' }>

export type HistoryEntry = {
  readonly at: Instant
  readonly kind: HistoryKind
  readonly by: 'guest' | 'hotel'
  readonly difference?: Money
  /** What was received by a payment. */
  readonly paid?: Money
  /** The card it was paid with. */
  readonly card?: { readonly scheme: string; readonly lastDigits: string }
  /** The number of its receipt. */
  readonly receipt?: string
}

export const historyKinds = [
  'booked',
  'paid',
  'dates-changed',
  'room-changed',
  'guests-changed',
  'services-changed',
  'request-sent',
  'request-answered',
  'cancellation-requested',
  'cancelled',
  'cancellation-undone',
  'cancellation-declined',
  'price-match-requested',
  'price-match-matched',
  'price-match-not-matched',
  'price-match-withdrawn',
  'bank-transfer-announced',
  'bank-transfer-received',
  'bank-transfer-withdrawn',
  'bank-transfer-lapsed',
  'charge-agreed',
  'charge-declined',
  'charge-cancelled',
] as const
export type HistoryKind = (typeof historyKinds)[number]
