import { randomBytes } from 'node:crypto'
import { and, isNotNull, lt } from 'drizzle-orm'
import type { CardMonth } from '@veranda/domain'
import * as v from 'valibot'
import type { CardShown, Database } from './port.ts'
import { providerCard } from './tables.ts'
import { testCardOf } from './test-cards.ts'

const typedCard = v.strictObject({
  number: v.pipe(v.string(), v.transform(digitsOf), v.regex(/^\d{12,19}$/)),
  expiry: v.pipe(v.string(), v.transform(digitsOf), v.regex(/^(0[1-9]|1[0-2])\d{2}$/)),
  securityCode: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
})

type CardProblem = 'number' | 'expiry' | 'securityCode' | 'test-cards-only'
export type Tokenised =
  | { readonly token: string; readonly card: CardShown }
  | { readonly problems: readonly CardProblem[] }

const tokenMinutes = 15

/** Takes a typed card for a token that pays once, soon. The number is looked at and forgotten. */
export async function tokeniseCard(database: Database, typed: unknown, now: Date): Promise<Tokenised> {
  const parsed = v.safeParse(typedCard, typed)
  if (!parsed.success) {
    const keys = new Set(parsed.issues.map((issue) => issue.path?.[0]?.key))
    const problems = (['number', 'expiry', 'securityCode'] as const).filter((key) => keys.has(key))
    return { problems: problems.length > 0 ? problems : ['number'] }
  }
  const { number, expiry } = parsed.output
  if (isOver(expiry, now)) return { problems: ['expiry'] }
  const known = testCardOf(number)
  if (!known) return { problems: [passesCheck(number) ? 'test-cards-only' : 'number'] }
  const token = randomBytes(24).toString('base64url')
  const card = { brand: known.brand, lastDigits: number.slice(-4) }
  await database
    .delete(providerCard)
    .where(and(isNotNull(providerCard.expiresAt), lt(providerCard.expiresAt, now)))
  await database.insert(providerCard).values({
    ...card,
    token,
    conduct: known.conduct,
    goodUntil: monthOf(expiry),
    expiresAt: new Date(now.getTime() + tokenMinutes * 60_000),
  })
  return { token, card }
}

function digitsOf(text: string): string {
  return text.replace(/[\s/-]/g, '')
}

const monthOf = (expiry: string): CardMonth => `20${expiry.slice(2)}-${expiry.slice(0, 2)}` as CardMonth

/** A card is good until the end of its month, somewhere on earth. */
function isOver(expiry: string, now: Date): boolean {
  const months = (2_000 + Number(expiry.slice(2))) * 12 + Number(expiry.slice(0, 2)) - 1
  return months < now.getUTCFullYear() * 12 + now.getUTCMonth()
}

/** The check digit every card number ends in (ISO/IEC 7812-1). */
export function passesCheck(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
