import type { RoomOffer } from '../changes/upgrade/index.ts'
import type { Instant, PlainDate } from '../dates/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { StandbyPlace } from './standby-place.ts'

/** The state of a room's standby request. */
export type RoomStandbyState =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'waiting'
      /** The highest price increase per night. */
      readonly ceiling: Money
      /** With the categories' names, since they may no longer be offered. */
      readonly places: readonly (StandbyPlace & { readonly name: string })[]
      readonly askedAt: Instant
    }
  /** The room has this category now; `added` is the price increase. */
  | { readonly kind: 'awarded'; readonly name: string; readonly added: Money; readonly at: Instant }
  | { readonly kind: 'declined'; readonly at: Instant }

export type RoomStandby = {
  readonly roomId: number
  readonly roomNumber: number
  /** The higher categories with today's price; those that can become free can be requested. */
  readonly offers: readonly RoomOffer[]
  readonly state: RoomStandbyState
}

/** A guest's standby requests and what they can request. */
export type StandbyOverview = {
  readonly currency: CurrencyCode
  /** The first day on which rooms are awarded; open requests are declined on the day of arrival. */
  readonly opensOn: PlainDate
  readonly rooms: readonly RoomStandby[]
}
