import type { Instant, PlainDate, TimeZone } from '../dates/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { PaidCard } from '../payment/index.ts'
import type { InboxKind } from '../staff/index.ts'

/** Stays that begin today and tomorrow at a property, on its own clock. */
export type HotelArrivals = {
  readonly propertyId: number
  readonly hotel: string
  readonly timeZone: TimeZone
  readonly today: PlainDate
  readonly tomorrow: PlainDate
  readonly arrivingToday: number
  readonly arrivingTomorrow: number
}

export type LatestReservation = {
  readonly reservationCode: string
  readonly guestName: string
  readonly hotel: string
  readonly arrival: PlainDate
  readonly at: Instant
}

export type LatestPayment = {
  readonly paymentId: string
  readonly reservationCode: string
  readonly hotel: string
  readonly at: Instant
  readonly amount: Money
  readonly card?: PaidCard
}

/** How much waits of a kind; `isMore` where there is more than was counted. */
export type WaitingCount = {
  readonly kind: InboxKind
  readonly count: number
  readonly isMore: boolean
}

/** What came in and went out on a day of the properties’ own clocks. */
export type DayOfMoney = {
  readonly day: PlainDate
  readonly currency: CurrencyCode
  readonly received: Money
  readonly paidBack: Money
}

export type ReasonCount = { readonly code: string; readonly reason: string; readonly count: number }

/** With the permission to read payments. */
export type DashboardMoney = {
  readonly payments: readonly LatestPayment[]
  /** Oldest first; a day without money is left out. */
  readonly days: readonly DayOfMoney[]
}

/** The first page of the back office. Parts without permission are missing. */
export type Dashboard = {
  readonly at: Instant
  readonly arrivals: readonly HotelArrivals[]
  readonly confirmed?: readonly LatestReservation[]
  readonly waiting?: readonly WaitingCount[]
  /** Of the last thirty days, the most frequent first. */
  readonly cancellations: readonly ReasonCount[]
  readonly money?: DashboardMoney
}
