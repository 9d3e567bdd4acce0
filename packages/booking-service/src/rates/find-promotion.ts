import {
  money,
  type PromotionTerms,
  promotionSuits,
  regionIncludes,
  type Reservation,
  shownRatePlanId,
} from '@veranda/domain'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { propertySetting } from '../catalogue/property-setting.ts'
import type { Database } from '../platform/db/database.ts'
import type { Refusing } from '../platform/refusal.ts'
import { promotion } from '../schema/catalogue.ts'
import { country } from '../schema/property.ts'
import { region } from '../schema/staff-catalogue.ts'

export type PromotionRefusal = 'promotion-not-found' | 'promotion-not-valid'

/**
 * The promotion to price with: the requested one, or else the reservation's own. A requested code that does
 * not exist or does not fit the rooms' rates is refused; the reservation's own, if it no longer fits, is just
 * missing.
 */
export async function findPromotion(
  { refuse }: Refusing<PromotionRefusal>,
  tx: Database,
  reservation: Reservation,
  wanted: string | undefined,
): Promise<PromotionTerms | undefined> {
  const code = wanted?.trim().toUpperCase()
  if (!code) return ownPromotion(tx, reservation)
  const terms = await termsOf(tx, reservation, code)
  if (!terms) throw refuse('promotion-not-found', 'There is no promotion with this code.')
  if (!(await suits(tx, terms, reservation)))
    throw refuse('promotion-not-valid', 'This promotion is not valid for the selected rates.')
  return forItsNights(tx, reservation, terms)
}

/** The reservation's own promotion, if it still fits its rooms. */
export async function ownPromotion(
  tx: Database,
  reservation: Reservation,
): Promise<PromotionTerms | undefined> {
  const code = reservation.promotion?.code.toUpperCase()
  const terms = code && (await termsOf(tx, reservation, code))
  return terms && (await suits(tx, terms, reservation)) ? forItsNights(tx, reservation, terms) : undefined
}

/** By the market and the rates; where it is for a region, by the country the stay was sold in. */
async function suits(tx: Database, terms: PromotionTerms, reservation: Reservation): Promise<boolean> {
  const { market, bookedOn, rooms } = reservation
  const isFor = promotionSuits(asShown(terms, reservation), {
    bookedOn,
    marketCode: market.code,
    ratePlanIds: rooms
      .filter(({ status }) => status !== 'cancelled')
      .map(({ ratePlan }) => ratePlan.ratePlanId),
  })
  if (!isFor) return false
  const [row] = await tx
    .select({ regionCode: promotion.regionCode })
    .from(promotion)
    .where(eq(sql`upper(${promotion.code})`, terms.promotion.code.toUpperCase()))
  return !row?.regionCode || isInRegion(tx, row.regionCode, market.countryCode)
}

/** Whether a country belongs to a region as both are stored now. A country that is not stored carries its code alone. */
async function isInRegion(tx: Database, regionCode: string, countryCode: string): Promise<boolean> {
  const [rule] = await tx.select().from(region).where(eq(region.code, regionCode))
  const [row] = await tx.select().from(country).where(eq(country.code, countryCode))
  return rule !== undefined && regionIncludes(rule, { code: countryCode, tags: row?.tags ?? [] })
}

const forItsNights = async (tx: Database, reservation: Reservation, terms: PromotionTerms) =>
  (await isForNewNights(tx, reservation, terms.promotion.code.toUpperCase())) ? forNewNights(terms) : terms
const forNewNights = (terms: PromotionTerms): PromotionTerms => ({
  ...terms,
  promotion: { ...terms.promotion, appliesTo: 'new-nights' },
})

/** A code the stay was booked with lowers every night; for one entered later the property decides. */
async function isForNewNights(tx: Database, reservation: Reservation, code: string): Promise<boolean> {
  const { promotion: own } = reservation
  if (own?.code.toUpperCase() === code) return own.appliesTo === 'new-nights'
  return (await propertySetting(tx, reservation, 'promotionNights')) === 'new-nights'
}

/** Translates the promotion's plan ids into those the market sees, by which rooms are known. */
const asShown = (terms: PromotionTerms, { market }: Reservation): PromotionTerms => ({
  ...terms,
  ratePlanIds: terms.ratePlanIds.map((id) => shownRatePlanId(id, market.countryCode)),
})

/** A code of the brand or of the property; one that is not active only where the reservation has it already. */
async function termsOf(
  tx: Database,
  { brand, currency, property, promotion: own }: Reservation,
  code: string,
): Promise<PromotionTerms | undefined> {
  const [row] = await tx
    .select()
    .from(promotion)
    .where(
      and(
        eq(sql`upper(${promotion.code})`, code),
        eq(promotion.brand, brand),
        or(isNull(promotion.propertyId), eq(promotion.propertyId, property.propertyId)),
        own?.code.toUpperCase() === code ? undefined : eq(promotion.isActive, true),
      ),
    )
  if (!row) return undefined
  const { kind, percent, amount, currency: amountCurrency } = row
  const { bookFrom, bookUntil, stayFrom, stayUntil, minimumNights, ratePlanIds, marketCodes } = row
  const terms = { bookFrom, bookUntil, stayFrom, stayUntil, minimumNights, ratePlanIds, marketCodes }
  if (kind === 'percent')
    return percent === null ? undefined : { ...terms, promotion: { kind, code: row.code, percent } }
  // An amount in another currency cannot lower these prices.
  return amount === null || amountCurrency !== currency
    ? undefined
    : { ...terms, promotion: { kind, code: row.code, amount: money(amount, currency) } }
}
