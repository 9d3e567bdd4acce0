import type { BrandId } from '@veranda/domain'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import {
  type Brands,
  type Clock,
  type Database,
  issueSignInLink,
  type KnownGuest,
  secretWaits,
} from '@veranda/booking-service'
import { guest, reservation, room } from '@veranda/booking-service/tables'
import { sampleGroupOf } from './sample-group.ts'
import { type Theme, themeOf, themes } from './sample-themes.ts'

/** A sample guest, and what signing in as them shows. */
export type SampleSignIn = {
  readonly brand: BrandId
  readonly origin: string
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly oneTimeLink: string
  readonly shows: string
  readonly theme: Theme
}

/**
 * Lists the sample guests, each with a one-time link. Development only: a link is authority. A link stays the same
 * until it is used or expires, because a new one takes the place of the older.
 */
export function sampleSignIns({
  database,
  clock: { now },
  brands,
  originOf,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly brands: Brands
  readonly originOf: (brand: BrandId) => string
}): () => Promise<readonly SampleSignIn[]> {
  const links = new Map<string, string>()
  const stories = new Map(sampleGroupOf(brands.all).stories.map((story) => [story.code, story]))

  const linkOf = async (guest: KnownGuest): Promise<string> => {
    const known = links.get(guest.reservationCode)
    const scope = { reservationCode: guest.reservationCode, purpose: 'link' } as const
    if (known && (await secretWaits(database, scope, known.split('/').at(-1) ?? '', now()))) return known
    const link = await issueSignInLink({ database, now, originOf }, guest)
    links.set(guest.reservationCode, link)
    return link
  }

  return async () => {
    const rows = await mainGuestsOfSamples(database)
    return Promise.all(
      rows.map(async (row) => {
        const story = stories.get(row.reservationCode)
        return {
          ...row,
          shows: story?.shows ?? '',
          theme: story ? themeOf(story) : themes[0],
          origin: originOf(row.brand),
          oneTimeLink: await linkOf(row),
        }
      }),
    )
  }
}

const mainGuestsOfSamples = (database: Database) =>
  database
    .select({
      brand: reservation.brand,
      reservationCode: reservation.code,
      firstName: guest.firstName,
      lastName: guest.lastName,
    })
    .from(reservation)
    .innerJoin(room, and(eq(room.reservationId, reservation.id), eq(room.roomNumber, 1)))
    .innerJoin(guest, and(eq(guest.roomId, room.id), eq(guest.isMainGuest, true)))
    .where(isNotNull(reservation.sample))
    .orderBy(asc(reservation.id))
