import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { serviceSecret } from '../schema/idempotency.ts'
import { canonicalJson } from './canonical-json.ts'
import type { QuoteRow } from './quote-row.ts'

type Signed<Row> = Row extends QuoteRow
  ? Pick<Row, 'id' | 'reservationId' | 'version' | 'kind' | 'input' | 'change' | 'expiresAt'>
  : never

/**
 * Signs a quote for the session that is shown it, with the secret that all processes of the service share. The row is
 * authoritative; the token proves that this session was shown the quote.
 */
export async function signQuote(
  database: Database,
  guest: GuestSession,
  row: Signed<QuoteRow>,
): Promise<string> {
  return createHmac('sha256', await quoteSecret(database))
    .update(payload(guest, row))
    .digest('base64url')
}

/** Compares in constant time. */
export async function isTokenOf(
  database: Database,
  guest: GuestSession,
  row: QuoteRow,
  token: string,
): Promise<boolean> {
  const right = Buffer.from(await signQuote(database, guest, row))
  const given = Buffer.from(token)
  return right.length === given.length && timingSafeEqual(right, given)
}

function payload({ originJti: session }: GuestSession, row: Signed<QuoteRow>): string {
  const { inputs, total, currency } = promised(row)
  return JSON.stringify([
    'quote',
    row.id,
    row.reservationId,
    session,
    row.version,
    createHash('sha256').update(JSON.stringify(inputs)).digest('hex'),
    total,
    currency,
    row.expiresAt.toISOString(),
  ])
}

function promised(row: Signed<QuoteRow>): {
  readonly inputs: unknown
  readonly total: number
  readonly currency: string
} {
  if (row.kind === 'cancel') {
    const { amount, currency } = row.change.penalty
    return { inputs: row.input.roomNumbers, total: amount, currency }
  }
  if (row.kind === 'pay-balance') {
    const { amount, currency } = row.change.payment.amount
    return { inputs: canonicalJson(row.input), total: amount, currency }
  }
  const { amount, currency } = row.change.newTotal
  return { inputs: canonicalJson(row.input), total: amount, currency }
}

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
