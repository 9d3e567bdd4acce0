import { addDays, type PlainDate, type ServedBrand, today } from '@veranda/domain'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  addRoomsFor,
  type Database,
  forget,
  forgetReceipts,
  insertRows,
  nightsOf,
  type ReceiptSigner,
  releaseAllOf,
  seedReasons,
  type Store,
  writeReservations,
} from '@veranda/booking-service'
import { promotion, property, reservation, sampleDay, terms } from '@veranda/booking-service/tables'
import { cancelSamples } from './cancel-samples.ts'
import { checkedOnce } from './checked-once.ts'
import { writeDayLimits } from './day-limits.ts'
import { samplePromotions } from './group-data.ts'
import { openNights } from './open-nights.ts'
import { writeSocieties } from './societies.ts'
import { placeIn, type SampleGroup, sampleGroupOf } from './sample-group.ts'
import { tellStory } from './tell-story.ts'
import { sampleTerms } from './terms.ts'
import { writeSampleBankArrivals } from './write-bank-arrivals.ts'
import { writeSampleBankTransfers } from './write-bank-transfers.ts'
import { writeSampleSystems, writeStaffCatalogues } from './staff-catalogues.ts'
import { writeSampleAutomaticCharges } from './write-automatic-charges.ts'
import { writeCatalogue, writeGroupData } from './write-catalogue.ts'
import { writeBouncedLetters } from './write-bounced-letters.ts'
import { writeReturnedRefunds } from './write-returned-refunds.ts'
import { writeSampleOffers } from './write-offers.ts'
import { writePaymentsInDoubt } from './write-payments-in-doubt.ts'
import { writeSamplePayments } from './write-payments.ts'
import { writeSampleStandby } from './write-standby.ts'
import { writeSampleTickets } from './write-tickets.ts'
import { writeSamplePriceMatches } from './write-price-matches.ts'
import { writeSampleRequests } from './write-requests.ts'

/**
 * The day the samples are told from, on the clock where most of the group's hotels stand: "arrives tomorrow" would be
 * wrong there for five hours of every evening if the day were counted in UTC.
 */
export const sampleDayAt = (now: Date): PlainDate => today('America/Cancun', now.toISOString())

type Wanted = {
  readonly today: PlainDate
  readonly brands: readonly ServedBrand[]
  readonly signer: ReceiptSigner
}

/**
 * Fills an empty database with samples of the brands, as of `today`. On a later day, or for a brand that was not there
 * before, the samples nobody has changed are told anew, so that each still shows what it is there for. False when nothing
 * was to do: the database holds data that is no sample, or the samples are of today.
 */
export async function loadSample(store: Store, { today, brands, signer }: Wanted): Promise<boolean> {
  const group = sampleGroupOf(brands)
  return store.db.transaction(async (tx) => {
    // Two services starting on one database must not both fill it.
    await tx.execute(sql`lock table sample_day in exclusive mode`)
    const [outline] = await tx.select().from(sampleDay)
    const there = new Set((await tx.select({ code: property.code }).from(property)).map(({ code }) => code))
    if (!outline && there.size > 0) return false
    const properties = group.properties.filter(({ row }) => !there.has(row.code))
    if (outline?.day === today && properties.length === 0) return false
    if (outline) await forgetUntouchedSamples(tx)
    else await writeGroupData(tx)
    await writeSocieties(tx)
    if (!outline) await writeStaffCatalogues(tx)
    if (properties.length > 0) await writeCatalogue(tx, { properties })
    await writeSampleOffers(tx, group)
    const open = () => openNights(tx, group, { from: addDays(today, -120), to: addDays(today, 400) })
    // Once nights are on sale, guests may be looking at them: they do not wait for this.
    await (outline ? open() : checkedOnce(tx, ['inventory', 'nightly_price'], open))
    await writeDayLimits(tx, group, today)
    await writePromotions(tx, group, today)
    await seedReasons(tx)
    await writeSamples(tx, group, today)
    await writeSampleSystems(tx)
    await writeSamplePayments(tx)
    await writeSampleAutomaticCharges(tx, group)
    await writeSampleRequests(tx)
    await writeSamplePriceMatches(tx, group)
    await writeSampleBankTransfers(tx, group, today)
    await writeSampleBankArrivals(tx, today)
    await cancelSamples(tx, group, signer)
    await writeReturnedRefunds(tx, group, signer)
    await writeBouncedLetters(tx, group, today)
    await writeSampleStandby(tx, group)
    await writePaymentsInDoubt(tx, group)
    await writeSampleTickets(tx, group, today)
    await tx.delete(terms)
    await tx.insert(terms).values([...sampleTerms(group.properties)])
    await tx.delete(sampleDay)
    await insertRows(tx, sampleDay, [{ day: today }])
    return true
  })
}

/** Takes out the samples nobody has changed, and gives their rooms back. */
async function forgetUntouchedSamples(tx: Database): Promise<void> {
  const untouched = tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(isNotNull(reservation.sample), eq(reservation.version, 1)))
  await releaseAllOf(tx, untouched)
  await forget(tx, untouched)
  await forgetReceipts(tx, untouched)
  await tx.delete(reservation).where(inArray(reservation.id, untouched))
}

async function writePromotions(tx: Database, { brands }: SampleGroup, today: PlainDate): Promise<void> {
  const outline = samplePromotions(today).filter(({ brand }) => brands.some(({ id }) => id === brand))
  if (outline.length === 0) return
  await tx.delete(promotion).where(
    inArray(
      promotion.code,
      outline.map(({ code }) => code),
    ),
  )
  await insertRows(tx, promotion, outline)
}

async function writeSamples(tx: Database, group: SampleGroup, today: PlainDate): Promise<void> {
  const known = new Set(
    (await tx.select({ code: reservation.code }).from(reservation)).map(({ code }) => code),
  )
  const outline = group.stories
    .filter(({ code }) => !known.has(code))
    .map((story) => tellStory({ story, place: placeIn(group, story.property), today }))
  // An import or a guest may have taken the last rooms of the new days.
  await addRoomsFor(tx, nightsOf(outline.flatMap(({ rooms }) => rooms)))
  await writeReservations(tx, outline)
}
