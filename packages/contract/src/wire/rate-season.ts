import type { CurrencyCode, PenaltyCharge, PlainDate } from '@veranda/domain'
import { boolean, number, picklist } from 'valibot'
import { encode } from './encode.ts'
import { wireCharge } from './penalty.ts'
import { plainDate } from './scalars.ts'
import { as, currencyAs, flat, ifAny, made, parts, shape } from './shape.ts'

/** What a rate plan asks for an arrival. */
export type RateSeason = {
  readonly currency: CurrencyCode
  /** What cancelling costs first; nothing where it never does. */
  readonly charge: PenaltyCharge
  readonly season: {
    /** The season's first and last night; missing where the arrival lies in none. */
    readonly from?: PlainDate
    readonly until?: PlainDate
    /** Days before arrival from which cancelling costs that. */
    readonly leadDays: number
  }
  /** Whether a balance may be paid before arrival. */
  readonly canBePaid: boolean
  /** Whether it is sold to families: not at a property for adults only. */
  readonly takesChildren: boolean
}

export const wireRateSeason = /* @__PURE__ */ shape<RateSeason>()({
  currencyCode: currencyAs('currency'),
  charge: flat(wireCharge),
  /** What `value` counts. */
  value_type: made(picklist(['night', 'percent', 'amount', 'stay']), ({ charge }: RateSeason) =>
    unitOf(charge),
  ),
  nights: made(number(), ({ charge }: RateSeason) => (charge.kind === 'nights' ? charge.count : 0)),
  periodSeason: as(
    'season',
    parts({
      startDate: as('from', ifAny(plainDate)),
      endDate: as('until', ifAny(plainDate)),
      days: as('leadDays', number()),
    }),
  ),
  enablePayment: as('canBePaid', boolean()),
  isFamily: as('takesChildren', boolean()),
})
/** A season of rates as the service sends it. */
export const encodeRateSeason = (season: RateSeason) => encode(wireRateSeason, season)

function unitOf(charge: PenaltyCharge) {
  switch (charge.kind) {
    case 'nights':
      return 'night'
    case 'percent':
      return 'percent'
    case 'nothing':
    case 'flat':
      return 'amount'
    case 'whole-stay':
      return 'stay'
  }
}
