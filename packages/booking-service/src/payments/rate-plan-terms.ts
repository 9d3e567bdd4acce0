import type { RatePlanTerms } from '@veranda/contract'
import { mayPayBeforeArrival, nightsOf, type PlainDate, addDays, shownRatePlanId } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'
import type { Service } from '../platform/service.ts'
import { seasonPolicy } from '../quotes/policies-for.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { ratePlan } from '../schema/catalogue.ts'

/**
 * What the plans of the guest's own property ask for an arrival, by the ids their market is shown: a season's policy takes
 * the place of a flexible plan's.
 */
export async function ratePlanTerms(
  { store, clock }: Service,
  guest: GuestSession,
  { arrival, lang }: { readonly arrival: PlainDate; readonly lang: WordsLanguage },
): Promise<ReadonlyMap<number, RatePlanTerms>> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  const { property, market, currency, stay } = reservation
  const rows = await store.db.select().from(ratePlan).where(eq(ratePlan.propertyId, property.propertyId))
  const season = await seasonPolicy(store.db, reservation, arrival)
  const canBePaid = mayPayBeforeArrival(market, { arrival, departure: addDays(arrival, nightsOf(stay)) })
  return new Map(
    rows.map(({ id, code, name, kind, policy }) => [
      shownRatePlanId(id, market.countryCode),
      {
        code,
        name: inLanguage(name, lang),
        currency,
        policy: (kind === 'flexible' && season) || policy,
        canBePaid,
        takesChildren: !property.adultsOnly,
      },
    ]),
  )
}
