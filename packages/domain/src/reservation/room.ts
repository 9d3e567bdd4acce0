import type { PlainDate } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { CancellationPolicy } from '../policy/index.ts'
import type { Guest } from './guest.ts'
import type { Occupancy } from './occupancy.ts'

export const roomStatuses = ['pending-payment', 'cancelled', 'confirmed', 'under-review'] as const
export type RoomStatus = (typeof roomStatuses)[number]

/** One room of a reservation, as the guest knows it. */
export type Room = {
  readonly roomId: number
  /** Its place in the reservation, from 1. Room 1 is the main (host) room. */
  readonly roomNumber: number
  /** The reservation code, a slash, the room number. */
  readonly roomConfirmation: string
  readonly isMain: boolean
  readonly status: RoomStatus
  readonly category: RoomCategory
  readonly ratePlan: RatePlan
  readonly policy: CancellationPolicy
  readonly occupancy: Occupancy
  readonly childAges: readonly number[]
  readonly guests: readonly Guest[]
  readonly dailyRates: readonly DailyRate[]
  readonly averagePerNight: Money
  /** Nights only; add-ons are separate. */
  readonly total: Money
  readonly paid: Money
  readonly balance: Money
  readonly services: readonly AddOn[]
  readonly certificates: readonly Certificate[]
  readonly specialRequests: readonly string[]
  readonly hasStoredCard: boolean
  /**
   * The higher categories of a standby request, in order of preference, and the highest price increase per
   * night.
   */
  readonly standby?: { readonly categories: readonly string[]; readonly ceiling: Money }
  readonly hasCancellationRequest: boolean
}

/** A room category that a property sells. */
export type RoomCategory = {
  readonly roomTypeId: number
  readonly code: string
  readonly name: string
  /** Grows with the category: an upgrade leads to a higher one. */
  readonly rank: number
  readonly beds: string
  readonly maxOccupancy: number
  readonly squareMeters: number
  readonly view: RoomView
  readonly amenities: readonly string[]
  /** A photograph that replaces the drawn scene. */
  readonly photoUrl?: string
}

export const roomViews = ['ocean', 'lagoon', 'garden', 'city', 'courtyard'] as const
export type RoomView = (typeof roomViews)[number]

export type RatePlan = {
  readonly ratePlanId: number
  readonly code: string
  readonly name: string
  readonly kind: RateKind
}

/** Flexible is refundable; non-refundable is cancelled without a refund. */
export type RateKind = 'flexible' | 'non-refundable'

export type DailyRate = { readonly date: PlainDate; readonly price: Money }

export const addOnCategories = ['free', 'for-room', 'for-guest', 'other'] as const
export type AddOnCategory = (typeof addOnCategories)[number]

/** An add-on of a room. A free one is included in the rate. */
export type AddOn = {
  readonly addOnId: number
  readonly name: string
  readonly category: AddOnCategory
  readonly quantity: number
  readonly date?: PlainDate
  /** Until how many days before its day it can be given back; zero if missing. */
  readonly noticeDays?: number
  readonly unitPrice: Money
  readonly total: Money
  readonly isPaid: boolean
}

export type Certificate = { readonly code: string; readonly description: string; readonly amount: Money }
