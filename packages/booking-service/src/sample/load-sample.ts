import { addDays, type PlainDate, today } from '@veranda/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { seedReasons } from '../cancelling/seed-reasons.ts'
import { insertRows } from '../db/insert-rows.ts'
import { promotion } from '../db/schema/catalogue.ts'
import { terms } from '../db/schema/payment-terms.ts'
import { property, sampleDay } from '../db/schema/property.ts'
import { reservation } from '../db/schema/reservation.ts'
import type { Store } from '../db/store.ts'
import { addRoomsFor } from '../inventory/put-on-sale.ts'
import { nightsOf, writeReservations } from '../reservations/write-reservations.ts'
import { cancelSamples } from './cancel-samples.ts'
import { writeDayLimits } from './day-limits.ts'
import { forgetUntouchedSamples } from './forget-samples.ts'
import { samplePromotions } from './group-data.ts'
import { openNights } from './open-nights.ts'
import { sampleProperties } from './properties.ts'
import { stories } from './stories.ts'
import { tellStory } from './tell-story.ts'
import { sampleTerms } from './terms.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writeSampleOffers } from './write-offers.ts'
import { writeSamplePayments } from './write-payments.ts'
import { writeSamplePriceMatches } from './write-price-matches.ts'
import { writeSampleRequests } from './write-requests.ts'

/**
 * The day the samples are told from, on the clock where most of the group's hotels stand: "arrives tomorrow" would be
 * wrong there for five hours of every evening if the day were counted in UTC.
 */
export const sampleDayAt = (now: Date): PlainDate => today('America/Cancun', now.toISOString())

/**
 * Fills an empty database with the sample group, as of `today`. On a later day the samples nobody has changed are
 * told anew, so that each still shows what it is there for. False when nothing was to do: the database holds
 * somebody's own data, or the samples are of today.
 */
export async function loadSample(store: Store, { today }: { readonly today: PlainDate }): Promise<boolean> {
  return store.db.transaction(async (tx) => {
    // Two services starting on one database must not both fill it.
    await tx.execute(sql`lock table sample_day in exclusive mode`)
    const [told] = await tx.select().from(sampleDay)
    if (told?.day === today) return false
    if (told) await forgetUntouchedSamples(tx)
    else if (await holdsData(tx)) return false
    else await writeCatalogue(tx)
    await writeSampleOffers(tx)
    await openNights(tx, addDays(today, -120), addDays(today, 400))
    await writeDayLimits(tx, today)
    await writePromotions(tx, today)
    await seedReasons(tx)
    await writeSamples(tx, today)
    await writeSamplePayments(tx)
    await writeSampleRequests(tx)
    await writeSamplePriceMatches(tx)
    await cancelSamples(tx)
    await tx.delete(terms)
    await tx.insert(terms).values([...sampleTerms])
    await tx.delete(sampleDay)
    await insertRows(tx, sampleDay, [{ day: today }])
    return true
  })
}

const holdsData = async (tx: Database): Promise<boolean> =>
  (await tx.select({ id: property.id }).from(property).limit(1)).length > 0

async function writePromotions(tx: Database, today: PlainDate): Promise<void> {
  const told = samplePromotions(today)
  await tx.delete(promotion).where(
    inArray(
      promotion.code,
      told.map(({ code }) => code),
    ),
  )
  await insertRows(tx, promotion, told)
}

async function writeSamples(tx: Database, today: PlainDate): Promise<void> {
  const known = new Set(
    (await tx.select({ code: reservation.code }).from(reservation)).map(({ code }) => code),
  )
  const told = stories
    .filter(({ code }) => !known.has(code))
    .map((story) => tellStory({ story, place: placeOf(story.property), today }))
  // An import or a guest may have taken the last rooms of the new days.
  await addRoomsFor(tx, nightsOf(told.flatMap(({ rooms }) => rooms)))
  await writeReservations(tx, told)
}

const placeOf = (code: string) => {
  const place = sampleProperties.find(({ row }) => row.code === code)
  if (!place) throw new Error(`No sample property ${code}`)
  return place
}
