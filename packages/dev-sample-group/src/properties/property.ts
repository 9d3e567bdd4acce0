import type { AgeRange, BrandId, PaymentFlow, RoomView } from '@veranda/domain'
import type { property } from '@veranda/booking-service/tables'

type PropertyRow = typeof property.$inferInsert

/** `price`: what two adults pay for a night of the middle season, in whole units of the currency. */
type SampleRoomType = readonly [
  code: string,
  name: string,
  view: RoomView,
  beds: string,
  maxOccupancy: number,
  squareMeters: number,
  price: number,
  rooms: number,
]

export type SampleProperty = {
  readonly row: PropertyRow
  readonly seasons: 'caribbean' | 'mediterranean' | 'maldives' | 'city'
  readonly ages: 'group' | 'italy' | 'adults' | readonly AgeRange[]
  /** Flexible and non-refundable. */
  readonly ratePlanIds: readonly [number, number]
  /** The same two sold in dollars to Mexico. */
  readonly dollarPlanIds?: readonly [number, number]
  readonly roomTypes: readonly SampleRoomType[]
}

export const family = (brand: BrandId) => ({
  brand,
  currency: 'USD' as const,
  checkInAt: '15:00' as const,
  checkOutAt: '12:00' as const,
  adultsOnly: false,
  minimumNights: 3,
  maximumNights: 90,
  bookableDays: 400,
  transferPrice: 14_000,
  transferNoticeDays: 2,
  taxPerAdultNight: 0,
  smallestPayment: 10_000,
  // Of those in `societies.ts`: what is paid in dollars is collected in Mexico.
  societyId: 1,
  // As the brand says.
  paymentFlow: null as PaymentFlow | null,
  cancelling: 'any-but-the-main-room-alone' as const,
  sellsAddOns: true,
  emailChange: 'at-once' as const,
})

export const partner = (brand: BrandId, currency: 'EUR' | 'GBP') => ({
  ...family(brand),
  currency,
  societyId: currency === 'EUR' ? 3 : 4,
  checkOutAt: '11:00' as const,
  transferPrice: 9_000,
  cancelling: 'all-rooms-together' as const,
  sellsAddOns: false,
})
