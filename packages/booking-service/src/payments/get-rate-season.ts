import type { getRateSeason as getRateSeasonCall, RateSeason } from '@veranda/contract'
import { mayPayBeforeArrival, shownRatePlanId, type Stay } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { seasonOf } from '../quotes/policies-for.ts'
import { requireSpan } from '../rates/require-span.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { ratePlan } from '../schema/catalogue.ts'

export type RateAsked = { readonly rateId: number; readonly propertyCode: string } & Partial<Stay>

/**
 * What a plan of the guest's own property asks for an arrival, by the id their market is shown: a season's policy takes
 * the place of a flexible plan's.
 */
export async function getRateSeason(
  { store, clock, refuse }: Service & RefusingFor<typeof getRateSeasonCall>,
  guest: GuestSession,
  { rateId, propertyCode, ...dates }: RateAsked,
): Promise<RateSeason> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  const { property, market, currency } = reservation
  const stay: Stay = { ...reservation.stay, ...dates }
  if (stay.departure <= stay.arrival)
    throw new ServiceRefusal('malformed-request', 'Give two dates, the earlier one first.')
  requireSpan({ refuse }, { from: stay.arrival, to: stay.departure })
  if (propertyCode !== property.code) throw new ServiceRefusal('not-found', 'There is no such property.')
  const plans = await store.db.select().from(ratePlan).where(eq(ratePlan.propertyId, property.propertyId))
  const plan = plans.find(({ id }) => shownRatePlanId(id, market.countryCode) === rateId)
  if (!plan) throw refuse('rate-not-found', 'Rate not found.')
  const season = await seasonOf(store.db, reservation, stay.arrival)
  const policy = (plan.kind === 'flexible' && season?.policy) || plan.policy
  const costing = policy.tiers.find(({ charge }) => charge.kind !== 'nothing')
  return {
    currency,
    charge: costing?.charge ?? { kind: 'nothing' },
    season: {
      ...(season ? { from: season.firstNight, until: season.lastNight } : {}),
      leadDays: costing?.daysBefore ?? 0,
    },
    canBePaid: mayPayBeforeArrival(market, stay),
    takesChildren: !property.adultsOnly,
  }
}
