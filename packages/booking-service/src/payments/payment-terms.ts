import type { PaymentCondition } from '@veranda/contract'
import type { PlainDate } from '@veranda/domain'
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/db/database.ts'
import { terms } from '../schema/payment-terms.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'

type Needs = { readonly store: { readonly db: Database } }
type TermsRow = typeof terms.$inferSelect

/** The terms a guest accepts before paying: the most specific text for the market and the property. */
export async function getPaymentTerms(
  { store }: Needs,
  asked: { readonly marketCode: string; readonly propertyCode: string; readonly lang: WordsLanguage },
): Promise<{ readonly text: string }> {
  return { text: textOf(await payingTerms(store.db, asked), asked.lang) }
}

const payingTerms = (
  database: Database,
  { marketCode, propertyCode }: { readonly marketCode: string; readonly propertyCode: string },
) =>
  termsOf(
    database,
    'paying',
    and(isOrAny(terms.marketCode, marketCode), isOrAny(terms.propertyCode, propertyCode)),
  )

/** All that a guest accepts: the terms of paying, the property's own, and those of the rate plans, where there are any. */
export async function acceptedTexts(
  database: Database,
  asked: {
    readonly marketCode: string
    readonly propertyCode: string
    readonly ratePlanIds: readonly number[]
    readonly arrival: PlainDate
    readonly lang: WordsLanguage
  },
): Promise<readonly string[]> {
  const ofProperty = isOrAny(terms.propertyCode, asked.propertyCode)
  const [paying] = await payingTerms(database, asked)
  const [hotel] = await termsOf(database, 'property', ofProperty)
  const plans = await listPaymentConditions({ store: { db: database } }, asked)
  const texts = [paying, hotel].flatMap((found) => (found ? [inLanguage(found.words, asked.lang)] : []))
  return [...texts, ...plans.map(({ text }) => text)]
}

/** The property's own terms. */
export async function getPropertyTerms(
  { store }: Needs,
  asked: { readonly propertyCode: string; readonly lang: WordsLanguage },
): Promise<{ readonly text: string }> {
  const found = await termsOf(store.db, 'property', isOrAny(terms.propertyCode, asked.propertyCode))
  return { text: textOf(found, asked.lang) }
}

/**
 * The payment conditions of each rate plan for a stay that arrives on a day; plans without conditions are
 * left out.
 */
export async function listPaymentConditions(
  { store }: Needs,
  asked: {
    readonly ratePlanIds: readonly number[]
    readonly arrival: PlainDate
    readonly lang: WordsLanguage
  },
): Promise<readonly PaymentCondition[]> {
  const found = await termsOf(
    store.db,
    'rate-plan',
    or(inArray(terms.ratePlanId, [...asked.ratePlanIds]), isNull(terms.ratePlanId)),
  )
  const inTime = found.filter(
    ({ arrivalFrom, arrivalUntil }) =>
      (arrivalFrom === null || arrivalFrom <= asked.arrival) &&
      (arrivalUntil === null || arrivalUntil >= asked.arrival),
  )
  return [...new Set(asked.ratePlanIds)].flatMap((ratePlanId) => {
    const best = inTime.find((one) => one.ratePlanId === ratePlanId || one.ratePlanId === null)
    return best ? [{ ratePlanId, text: inLanguage(best.words, asked.lang) }] : []
  })
}

/** Most specific first. */
async function termsOf(
  database: Database,
  kind: TermsRow['kind'],
  which: SQL | undefined,
): Promise<readonly TermsRow[]> {
  const rows = await database
    .select()
    .from(terms)
    .where(and(eq(terms.kind, kind), which))
  return rows.toSorted((a, b) => particularity(b) - particularity(a) || a.id - b.id)
}

// A property's own text takes precedence over a market's.
const particularity = ({
  ratePlanId,
  propertyCode,
  marketCode,
  arrivalFrom,
  arrivalUntil,
}: TermsRow): number =>
  (ratePlanId === null ? 0 : 8) +
  (propertyCode === null ? 0 : 4) +
  (marketCode === null ? 0 : 2) +
  (arrivalFrom === null && arrivalUntil === null ? 0 : 1)

const isOrAny = (column: PgColumn, value: string): SQL | undefined => or(eq(column, value), isNull(column))

function textOf([best]: readonly TermsRow[], lang: WordsLanguage): string {
  if (!best) throw new ServiceRefusal('not-found', 'There are no such terms.')
  return inLanguage(best.words, lang)
}
