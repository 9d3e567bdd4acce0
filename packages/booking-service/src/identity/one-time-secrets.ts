import { randomBytes } from 'node:crypto'
import type { BrandId } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { type SecretPurpose, signInLink } from '../schema/identity.ts'
import { guest } from '../schema/room.ts'

/** What a one-time secret gives access to: one reservation, on one brand's site, for one purpose. */
export type SecretScope = {
  readonly reservationCode: string
  readonly brand: BrandId
  readonly purpose: SecretPurpose
}

/** A new secret, with the guest to whose mailbox it is sent, if known. */
export type NewSecret = SecretScope & { readonly guestId?: number }

/** How long an unused secret lives, in minutes. */
export const minutesOf: Record<SecretPurpose, number> = {
  link: 60,
  handoff: 2,
  'email-before': 60,
  'email-now': 60,
}
/** For how many more minutes it is valid after its page was opened. */
export const minutesOnceOpened = 10

const mailed = ['link', 'email-before', 'email-now'] as const satisfies readonly SecretPurpose[]

// Hexadecimal, because mail programs cut links at trailing punctuation, which base64url can end in.
export const newLinkSecret = (): string => randomBytes(20).toString('hex')

/**
 * Stores a secret's hash. Older secrets stay valid: if a new link invalidated them, a stranger could end a
 * guest's link by requesting another.
 */
export async function keepSecret(
  database: Database,
  scope: NewSecret,
  secret: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + minutesOf[scope.purpose] * 60_000)
  const fresh = { createdAt: now, expiresAt, openedAt: null, usedAt: null }
  await database.insert(signInLink).values({ guestId: null, ...scope, ...fresh, secretHash: hashOf(secret) })
}

/**
 * Notes that the page of a mailed secret was opened, which shortens its life. Opening does not use it up,
 * because mail scanners open links before the guest does.
 */
export async function openSecret(database: Database, secret: string, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + minutesOnceOpened * 60_000)
  await database
    .update(signInLink)
    .set({
      openedAt: now,
      expiresAt: sql`least(${signInLink.expiresAt}, ${soon.toISOString()}::timestamptz)`,
    })
    .where(and(inArray(signInLink.purpose, mailed), isNull(signInLink.openedAt), isWaiting(secret, now)))
}

/**
 * Uses a secret up by compare-and-set: of any number of simultaneous attempts one gets true. A used link
 * invalidates all others of its reservation.
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
    .returning({ guestId: signInLink.guestId })
  const [first] = used
  if (!first) return false
  // A guest who uses a link has proven that they read its mailbox.
  if (first.guestId !== null) await proveMailbox(database, first.guestId)
  if (scope.purpose === 'link')
    await database
      .update(signInLink)
      .set({ usedAt: now })
      .where(and(ofScope(scope), isNull(signInLink.usedAt)))
  return true
}

/** Uses up the secret of a letter about a change of address; returns the guest it was sent to, once. */
export async function consumeMailboxSecret(
  database: Database,
  secret: string,
  now: Date,
): Promise<{ readonly guestId: number; readonly mailbox: 'before' | 'now' } | undefined> {
  const [used] = await database
    .update(signInLink)
    .set({ usedAt: now })
    .where(and(ofMailbox, isWaiting(secret, now)))
    .returning({ guestId: signInLink.guestId, purpose: signInLink.purpose })
  if (!used || used.guestId === null) return undefined
  return { guestId: used.guestId, mailbox: used.purpose === 'email-now' ? 'now' : 'before' }
}

/** The guest whose change of address a letter's secret would confirm. The secret is not used up. */
export async function mailboxSecretWaits(
  database: Database,
  secret: string,
  now: Date,
): Promise<{ readonly guestId: number } | undefined> {
  const [found] = await database
    .select({ guestId: signInLink.guestId })
    .from(signInLink)
    .where(and(ofMailbox, isWaiting(secret, now)))
  return found && found.guestId !== null ? { guestId: found.guestId } : undefined
}

const ofMailbox = inArray(signInLink.purpose, ['email-before', 'email-now'])

const proveMailbox = (database: Database, guestId: number) =>
  database.update(guest).set({ emailProven: true }).where(eq(guest.id, guestId))

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
