import { randomBytes } from 'node:crypto'
import type { BrandKey } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInLink } from '../db/schema/identity.ts'

export type Purpose = 'link' | 'handoff'

/** What a one-time secret opens: one reservation, on one brand's site, in one way. */
export type SecretScope = {
  readonly reservationCode: string
  readonly brand: BrandKey
  readonly purpose: Purpose
}

/** How long an unused secret lives, in minutes. */
export const minutesOf: Record<Purpose, number> = { link: 60, handoff: 2 }

// Hexadecimal, because mail programs cut links at trailing punctuation that base64url has.
export const newLinkSecret = (): string => randomBytes(20).toString('hex')

/** Keeps a secret's hash. A new link takes the place of the older ones; handoffs stand beside each other. */
export async function keepSecret(
  database: Database,
  scope: SecretScope,
  secret: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + minutesOf[scope.purpose] * 60_000)
  const row = { ...scope, secretHash: hashOf(secret), createdAt: now, expiresAt, usedAt: null }
  // One row a reservation holds its link: writing the newer one is revoking the older.
  const newest = {
    target: signInLink.reservationCode,
    targetWhere: sql`${signInLink.purpose} = 'link'`,
    set: row,
  }
  const insert = database.insert(signInLink).values(row)
  await (scope.purpose === 'link' ? insert.onConflictDoUpdate(newest) : insert)
}

/** Uses a secret up. Compare and set: of any number of tries at once, one gets true. */
export async function consumeSecret(
  database: Database,
  scope: SecretScope,
  secret: string,
  now: Date,
): Promise<boolean> {
  const used = await database
    .update(signInLink)
    .set({ usedAt: now })
    .where(and(ofScope(scope), isWaiting(secret, now)))
    .returning({ hash: signInLink.secretHash })
  return used.length === 1
}

export async function secretWaits(
  database: Database,
  scope: Omit<SecretScope, 'brand'>,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { reservationCode, purpose } = scope
  const found = await database
    .select({ hash: signInLink.secretHash })
    .from(signInLink)
    .where(
      and(
        eq(signInLink.reservationCode, reservationCode),
        eq(signInLink.purpose, purpose),
        isWaiting(secret, now),
      ),
    )
  return found.length === 1
}

const isWaiting = (secret: string, now: Date) =>
  and(eq(signInLink.secretHash, hashOf(secret)), isNull(signInLink.usedAt), gt(signInLink.expiresAt, now))

const ofScope = ({ reservationCode, brand, purpose }: SecretScope) =>
  and(
    eq(signInLink.reservationCode, reservationCode),
    eq(signInLink.brand, brand),
    eq(signInLink.purpose, purpose),
  )
