import { randomBytes } from 'node:crypto'
import type { BrandKey } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { and, eq, gt, isNull } from 'drizzle-orm'
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

/** Keeps a secret's hash. It stands beside others: were the newest link to end the older, asking would end a guest's. */
export async function keepSecret(
  database: Database,
  scope: SecretScope,
  secret: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + minutesOf[scope.purpose] * 60_000)
  const row = { ...scope, secretHash: hashOf(secret), createdAt: now, expiresAt, usedAt: null }
  await database.insert(signInLink).values(row)
}

/**
 * Uses a secret up. Compare and set: of any number of tries at once, one gets true. A link that was used ends all others
 * of its reservation.
 */
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
  if (used.length === 0) return false
  if (scope.purpose === 'link')
    await database
      .update(signInLink)
      .set({ usedAt: now })
      .where(and(ofScope(scope), isNull(signInLink.usedAt)))
  return true
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
