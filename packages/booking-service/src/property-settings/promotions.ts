import {
  type CurrencyCode,
  money,
  promotionRowsIn,
  promotionsIn,
  promotionsText,
  type StoredPromotion,
} from '@veranda/domain'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { promotion } from '../schema/catalogue.ts'
import type { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'

type PropertyRow = typeof property.$inferSelect
type PromotionRow = typeof promotion.$inferSelect

/** The property’s own promotions as they are edited, and the codes of those its brand has for every property. */
export async function loadPromotions(
  database: Database,
  { id, brand, currency }: PropertyRow,
): Promise<{ readonly text: string; readonly brandCodes: readonly string[] }> {
  const own = await database
    .select()
    .from(promotion)
    .where(eq(promotion.propertyId, id))
    .orderBy(asc(promotion.code))
  const ofBrand = await database
    .select({ code: promotion.code })
    .from(promotion)
    .where(and(eq(promotion.brand, brand), isNull(promotion.propertyId)))
    .orderBy(asc(promotion.code))
  return {
    text: promotionsText(own.map((row) => stored(row, currency))),
    brandCodes: ofBrand.map(({ code }) => code),
  }
}

const stored = (
  { kind, percent, amount, ...row }: PromotionRow,
  currency: CurrencyCode,
): StoredPromotion => ({
  ...row,
  discount:
    kind === 'percent' ? { kind, percent: percent ?? 0 } : { kind, amount: money(amount ?? 0, currency) },
})

/** Which codes of a text are those of another property, or of a brand. */
export async function takenCodes(
  database: Database,
  { id }: PropertyRow,
  text: string,
): Promise<readonly string[]> {
  const codes = promotionRowsIn(text).map(({ code }) => code)
  if (codes.length === 0) return []
  const taken = await database
    .select({ code: promotion.code })
    .from(promotion)
    .where(and(isCodeIn(codes), or(isNull(promotion.propertyId), ne(promotion.propertyId, id))))
  return taken.map(({ code }) => code)
}

/** Whether a reservation has a code that the second text does not name any more: it would lose it with its next change. */
export async function isRemovedInUse(
  database: Database,
  { id }: PropertyRow,
  [before, after]: readonly [string, string],
): Promise<boolean> {
  const named = new Set(promotionRowsIn(after).map(({ code }) => code))
  const removed = promotionRowsIn(before).flatMap(({ code }) => (named.has(code) ? [] : [code]))
  if (removed.length === 0) return false
  const [used] = await database
    .select({ id: reservation.id })
    .from(reservation)
    .where(
      and(eq(reservation.propertyId, id), inArray(sql`upper(${reservation.promotion} ->> 'code')`, removed)),
    )
    .limit(1)
  return used !== undefined
}

/**
 * Writes promotions that were checked, the only writer of a property’s own; what the form does not show of one stays. Returns
 * whether all of them are the property’s: of two properties that take one code at once, the second does not get it.
 */
export async function writePromotions(
  tx: Database,
  { id: propertyId, brand, currency }: PropertyRow,
  text: string,
): Promise<boolean> {
  const next = promotionsIn(text, currency)
  const codes = next.map(({ code }) => code)
  await tx
    .delete(promotion)
    .where(
      and(eq(promotion.propertyId, propertyId), codes.length > 0 ? sql`not ${isCodeIn(codes)}` : undefined),
    )
  for (const { code, discount, ...terms } of next) {
    const taken = discount.kind === 'amount' ? discount.amount : undefined
    const row = {
      ...terms,
      kind: discount.kind,
      percent: discount.kind === 'percent' ? discount.percent : null,
      amount: taken?.amount ?? null,
      currency: taken?.currency ?? null,
    }
    const written = await tx
      .insert(promotion)
      .values({ ...row, code, brand, propertyId, ratePlanIds: [], marketCodes: [] })
      .onConflictDoUpdate({
        target: promotion.code,
        set: row,
        setWhere: eq(promotion.propertyId, propertyId),
      })
      .returning({ code: promotion.code })
    if (written.length === 0) return false
  }
  return true
}

const isCodeIn = (codes: readonly string[]) => inArray(sql`upper(${promotion.code})`, [...codes])
