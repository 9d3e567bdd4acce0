import {
  money,
  type PromotionTerms,
  promotionSuits,
  type Reservation,
  shownRatePlanId,
} from '@veranda/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { promotion } from '../schema/catalogue.ts'
import { property } from '../schema/property.ts'
import { ServiceRefusal } from '../platform/refusal.ts'

/**
 * The promotion to price with: the one asked for, or else the reservation's own. A code that is asked for and does
 * not exist, or does not suit the rooms' rates, is refused; one that was lost since is simply not there.
 */
export async function findPromotion(
  tx: Database,
  reservation: Reservation,
  wanted?: string,
): Promise<PromotionTerms | undefined> {
  const code = wanted?.trim().toUpperCase() || reservation.promotion?.code.toUpperCase()
  if (!code) return undefined
  const terms = await termsOf(tx, reservation, code)
  if (wanted && !terms)
    throw new ServiceRefusal('promotion-not-found', 'There is no promotion with this code.')
  const suits =
    terms &&
    promotionSuits(asShown(terms, reservation), {
      bookedOn: reservation.bookedOn,
      marketCode: reservation.market.code,
      ratePlanIds: reservation.rooms
        .filter(({ status }) => status !== 'cancelled')
        .map(({ ratePlan }) => ratePlan.ratePlanId),
    })
  if (wanted && !suits)
    throw new ServiceRefusal('promotion-not-valid', 'This promotion is not valid for the selected rates.')
  if (!suits) return undefined
  return (await isForNewNights(tx, reservation, code)) ? forNewNights(terms) : terms
}

const forNewNights = (terms: PromotionTerms): PromotionTerms => ({
  ...terms,
  promotion: { ...terms.promotion, appliesTo: 'new-nights' },
})

/** A code the stay was booked with lowers every night; of one entered later the property decides. */
async function isForNewNights(
  tx: Database,
  { promotion: own, property: { propertyId } }: Reservation,
  code: string,
): Promise<boolean> {
  if (own?.code.toUpperCase() === code) return own.appliesTo === 'new-nights'
  const [row] = await tx
    .select({ nights: property.promotionNights })
    .from(property)
    .where(eq(property.id, propertyId))
  return row?.nights === 'new-nights'
}

/** A room is known by the plan its market is shown, so the promotion's plans are told by the same ids. */
const asShown = (terms: PromotionTerms, { market }: Reservation): PromotionTerms => ({
  ...terms,
  ratePlanIds: terms.ratePlanIds.map((id) => shownRatePlanId(id, market.countryCode)),
})

async function termsOf(
  tx: Database,
  { brand, currency }: Reservation,
  code: string,
): Promise<PromotionTerms | undefined> {
  const [row] = await tx
    .select()
    .from(promotion)
    .where(and(eq(sql`upper(${promotion.code})`, code), eq(promotion.brand, brand)))
  if (!row) return undefined
  const { kind, percent, amount, currency: amountCurrency, code: _, brand: __, ...terms } = row
  if (kind === 'percent')
    return percent === null ? undefined : { ...terms, promotion: { kind, code: row.code, percent } }
  // An amount in another currency cannot lower these prices.
  return amount === null || amountCurrency !== currency
    ? undefined
    : { ...terms, promotion: { kind, code: row.code, amount: money(amount, currency) } }
}
