import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { serviceSecret } from '../schema/idempotency.ts'

/**
 * The facts a quote's token signs. The row is authoritative; the token proves that this session was shown the
 * quote.
 */
export type TokenFacts = {
  readonly quoteId: string
  readonly reservationId: number
  readonly session: string
  readonly version: number
  readonly inputs: unknown
  readonly total: number
  readonly currency: string
  readonly expiresAt: Date
}

/** Signs with the secret that all processes of the service share. */
export async function signQuote(database: Database, facts: TokenFacts): Promise<string> {
  return createHmac('sha256', await quoteSecret(database))
    .update(payload(facts))
    .digest('base64url')
}

/** Compares in constant time. */
export async function isTokenOf(database: Database, facts: TokenFacts, token: string): Promise<boolean> {
  const right = Buffer.from(await signQuote(database, facts))
  const given = Buffer.from(token)
  return right.length === given.length && timingSafeEqual(right, given)
}

const payload = ({ inputs, expiresAt, ...facts }: TokenFacts): string =>
  JSON.stringify([
    'quote',
    facts.quoteId,
    facts.reservationId,
    facts.session,
    facts.version,
    createHash('sha256').update(JSON.stringify(inputs)).digest('hex'),
    facts.total,
    facts.currency,
    expiresAt.toISOString(),
  ])

async function quoteSecret(database: Database): Promise<string> {
  const known = await storedSecret(database)
  if (known !== undefined) return known
  // If two processes create it at once, the second one drops its secret and uses the first one's.
  await database
    .insert(serviceSecret)
    .values({ name: 'quotes', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const made = await storedSecret(database)
  if (made === undefined) throw new Error('The secret of quotes is not there')
  return made
}

async function storedSecret(database: Database): Promise<string | undefined> {
  const [row] = await database.select().from(serviceSecret).where(eq(serviceSecret.name, 'quotes'))
  return row?.value
}
