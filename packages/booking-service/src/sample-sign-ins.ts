import type { BrandKey } from '@veranda/domain'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { reservation } from './db/schema/reservation.ts'
import { guest, room } from './db/schema/room.ts'
import type { SampleSignIn } from './http/start-page.ts'
import { issueSignInLink } from './identity/sign-in-link.ts'
import type { Clock } from './service.ts'

/** The sample guests, each with a fresh one-time link. Development only: a link is authority. */
export async function sampleSignIns(
  database: Database,
  clock: Clock,
  originOf: (brand: BrandKey) => string,
): Promise<readonly SampleSignIn[]> {
  const rows = await database
    .select({
      brand: reservation.brand,
      reservationCode: reservation.code,
      firstName: guest.firstName,
      lastName: guest.lastName,
      shows: reservation.sample,
    })
    .from(reservation)
    .innerJoin(room, and(eq(room.reservationId, reservation.id), eq(room.roomNumber, 1)))
    .innerJoin(guest, and(eq(guest.roomId, room.id), eq(guest.isMainGuest, true)))
    .where(isNotNull(reservation.sample))
    .orderBy(asc(reservation.id))
  return Promise.all(
    rows.map(async ({ shows, ...row }) => ({
      ...row,
      shows: shows ?? '',
      origin: originOf(row.brand),
      oneTimeLink: await issueSignInLink({ database, now: clock.now, originOf }, row),
    })),
  )
}
