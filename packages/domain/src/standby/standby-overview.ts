import type { RoomOffer } from '../changes/upgrade/index.ts'
import type { Instant, PlainDate } from '../dates/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import type { StandbyPlace } from './standby-place.ts'

/** How a room's request stands. */
export type RoomStandbyState =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'waiting'
      /** The most a night may cost more. */
      readonly ceiling: Money
      /** With the names of the categories, which may no longer be offered. */
      readonly places: readonly (StandbyPlace & { readonly name: string })[]
      readonly askedAt: Instant
    }
  /** The room is of this category now, for so much more than before. */
  | { readonly kind: 'awarded'; readonly name: string; readonly added: Money; readonly at: Instant }
  | { readonly kind: 'declined'; readonly at: Instant }

export type RoomStandby = {
  readonly roomId: number
  readonly roomNumber: number
  /** The higher categories with what each comes to today: of these, those that can become free can be requested. */
  readonly offers: readonly RoomOffer[]
  readonly state: RoomStandbyState
}

/** Everything a guest knows of their requests. */
export type StandbyOverview = {
  readonly currency: CurrencyCode
  /** The first day on which rooms are given; the day of arrival is the last to be declined. */
  readonly opensOn: PlainDate
  readonly rooms: readonly RoomStandby[]
}
