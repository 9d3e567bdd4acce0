import { createHash } from 'node:crypto'
import type { BrandId } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation } from '../schema/reservation.ts'

/** A user of the embedded pool. The attributes go into the ID token unchanged. */
export type PoolUser = {
  readonly username: string
  /** Never changes, and is never reused. */
  readonly sub: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * The pool's user for a reservation code. Every reservation has one; the embedded pool stores no users of its
 * own.
 */
export async function guestUser(database: Database, username: string): Promise<PoolUser | undefined> {
  const [row] = await database
    .select({ code: reservation.code, brand: reservation.brand })
    .from(reservation)
    .where(eq(reservation.code, username.toUpperCase()))
  if (!row) return undefined
  return {
    username: row.code,
    sub: subjectOf(row.code),
    attributes: { 'custom:reservation': row.code, 'custom:brand': row.brand },
  }
}

export async function brandOf(database: Database, reservationCode: string): Promise<BrandId | undefined> {
  const [row] = await database
    .select({ brand: reservation.brand })
    .from(reservation)
    .where(eq(reservation.code, reservationCode))
  return row?.brand
}

/** A UUID (version 8, RFC 9562) derived from the code. */
function subjectOf(code: string): string {
  const digest = createHash('sha256').update(`veranda guest ${code}`).digest('hex')
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `a${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}
