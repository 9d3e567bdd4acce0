import type { ClockTime, PlainDate, Stay, TimeZone } from '../dates/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { Cancellable } from './penalty.ts'

/**
 * What the cost of cancelling depends on. A reservation has all of it, but stands on a higher floor and
 * cannot be imported here.
 */
export type CancellationFacts = {
  readonly stay: Stay
  readonly currency: CurrencyCode
  readonly property: { readonly timeZone: TimeZone; readonly checkInAt: ClockTime }
  readonly rooms: readonly CancellableRoom[]
  readonly promotion?: { readonly code: string }
  readonly pricing: { readonly promotionSaving: Money }
  readonly transfer?: CancellableTransfer
}

export type CancellableRoom = Cancellable & {
  readonly roomNumber: number
  readonly status: string
  readonly category: { readonly name: string; readonly roomTypeId: number }
  readonly services: readonly CancellableAddOn[]
  readonly certificates: readonly { readonly description: string; readonly amount: Money }[]
}

/** An add-on of a room; for the whole stay if it has no day of its own. */
export type CancellableAddOn = {
  readonly name: string
  readonly category: string
  readonly unitPrice: Money
  readonly total: Money
  readonly isPaid: boolean
  readonly date?: PlainDate
  /** Until how many days before its day it can be given back. */
  readonly noticeDays?: number
}

export type CancellableTransfer = {
  readonly price: Money
  readonly isPaid: boolean
  readonly noticeDays: number
}

/** Rooms that are still booked; cancelled ones count in no total. */
export const activeRooms = <R extends { readonly status: string }>(rooms: readonly R[]): readonly R[] =>
  rooms.filter(({ status }) => status !== 'cancelled')
