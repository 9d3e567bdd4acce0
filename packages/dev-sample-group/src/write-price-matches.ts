import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@veranda/booking-service'
import { history, priceMatch, reservation } from '@veranda/booking-service/tables'
import type { SampleGroup } from './sample-group.ts'

const daysAfterBooking = 29

/** Gives the samples that tell of a better price the request that waits for the hotel’s answer. */
export async function writeSamplePriceMatches(tx: Database, { stories }: SampleGroup): Promise<void> {
  const codes = stories.filter((story) => story.priceMatch).map(({ code }) => code)
  const reported = await tx
    .select({ reservationId: reservation.id, bookedAt: reservation.createdAt })
    .from(reservation)
    .where(and(inArray(reservation.code, codes), eq(reservation.version, 1)))
  for (const { reservationId, bookedAt } of reported) {
    const requestedAt = new Date(bookedAt.getTime() + daysAfterBooking * 24 * 3_600_000)
    const isThere = (await tx.$count(priceMatch, eq(priceMatch.reservationId, reservationId))) > 0
    if (isThere) continue
    await tx.insert(priceMatch).values({ reservationId, locale: 'en-US', requestedAt })
    await tx
      .insert(history)
      .values({ reservationId, at: requestedAt, kind: 'price-match-requested', by: 'guest' })
  }
}
