import type { Instant } from '../dates/index.ts'
import { allocate, minus, type Money, notBelowZero, smaller, sum } from '../money/index.ts'
import type { DailyRate, PricingDetails, Room } from '../reservation/index.ts'
import type { PriceMatchState } from './price-match-state.ts'

/** Within how many hours the hotel answers a request. */
export const priceMatchAnswerHours = 24

/** A guest’s request to match a better price, and its outcome. */
export type PriceMatch = {
  readonly priceMatchId: string
  readonly state: PriceMatchState
  readonly requestedAt: Instant
  /** By when the hotel answers. */
  readonly answerBy: Instant
  /** When it was answered or withdrawn. */
  readonly endedAt?: Instant
  /**
   * For a match: by how much the rooms' price falls, and the part that is refunded. The rest lowers the
   * balance.
   */
  readonly saving?: Money
  readonly refund?: Money
  /** In the hotel’s own words. */
  readonly note?: string
}

/** By when the hotel answers a request. */
export const priceMatchAnswerBy = (requestedAt: Instant): Instant =>
  new Date(Date.parse(requestedAt) + priceMatchAnswerHours * 60 * 60_000).toISOString()

/** The part of a saving that is refunded: a balance, online or at the hotel, is lowered first. */
export const refundOfSaving = (
  { total, paid }: Pick<PricingDetails, 'total' | 'paid'>,
  saving: Money,
): Money => notBelowZero(minus(saving, notBelowZero(minus(total, paid))))

/** Rooms at a matched price: the saving is spread over the nights, and the parts sum to it. */
export function matchedRates(
  rooms: readonly Pick<Room, 'roomNumber' | 'dailyRates'>[],
  saving: Money,
): readonly { readonly roomNumber: number; readonly dailyRates: readonly DailyRate[] }[] {
  const nights = rooms.flatMap(({ roomNumber, dailyRates }) =>
    dailyRates.map((rate) => ({ roomNumber, ...rate })),
  )
  const prices = nights.map(({ price }) => price)
  const given = smaller(saving, sum(prices, saving.currency))
  const parts = allocate(
    given,
    prices.map(({ amount }) => amount),
  )
  const lowered = nights.map(({ price, ...night }, index) => ({
    ...night,
    price: minus(price, parts[index] ?? price),
  }))
  return rooms.map(({ roomNumber }) => ({
    roomNumber,
    dailyRates: lowered
      .filter((night) => night.roomNumber === roomNumber)
      .map(({ date, price }) => ({ date, price })),
  }))
}
