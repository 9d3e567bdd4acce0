import { randomBytes } from 'node:crypto'
import { type GuestSession, hashOf } from '@veranda/identity'
import { and, eq, gt } from 'drizzle-orm'
import { wasNotEnded } from '../identity/ended-sessions.ts'
import type { Database } from '../platform/db/database.ts'
import type { HostCookie } from '../platform/http/host-cookie.ts'
import { viewSession } from '../schema/view-session.ts'

/**
 * The cookie with which the page itself is asked for. It does one thing: the service may draw the reservation into the
 * document of a GET. No call takes it for a session.
 */
export const viewCookie: HostCookie = { name: 'veranda-view', sameSite: 'Lax' }

/** The session that a view was opened in, as far as reading its reservation needs it. */
export type Viewer = Pick<GuestSession, 'reservationCode' | 'brand' | 'originJti' | 'signedInAt' | 'endsAt'>

/** Opens the view of a session and gives its secret; the one before is worth nothing any more. */
export async function openView(database: Database, guest: GuestSession): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const { originJti, reservationCode, brand, signedInAt, endsAt: expiresAt } = guest
  const view = { secretHash: hashOf(secret), reservationCode, brand, signedInAt, expiresAt }
  await database
    .insert(viewSession)
    .values({ originJti, ...view })
    .onConflictDoUpdate({ target: viewSession.originJti, set: view })
  return secret
}

/** The session of a view, as long as it runs. */
export async function viewerWith(database: Database, secret: string, now: Date): Promise<Viewer | undefined> {
  const { originJti, reservationCode, brand, signedInAt, expiresAt: endsAt, secretHash } = viewSession
  const [found] = await database
    .select({ originJti, reservationCode, brand, signedInAt, endsAt })
    .from(viewSession)
    .where(
      and(
        eq(secretHash, hashOf(secret)),
        gt(endsAt, now),
        wasNotEnded({ reservationCode, originJti, signedInAt }),
      ),
    )
  return found
}
