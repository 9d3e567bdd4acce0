import { addDays, daysBetween, isPlainDate, type PlainDate, today } from '@veranda/domain'
import { addRoomsFor, type Database, nightsOf, type Store, writeReservations } from '@veranda/booking-service'
import { property } from '@veranda/booking-service/tables'
import { type ImportedBooking, type Placement, toBooking } from './booking.ts'
import { type Catalogue, openCatalogue, propertyOf } from './catalogue.ts'
import { newReservation, type PlacedBooking } from './new-reservation.ts'
import { firstArrivalIn, ImportError, rowsOf } from './read-file.ts'
import { freeCode, knownReservations } from './reservation-codes.ts'
import { isRejected, type RejectedLine } from './row.ts'

export type ImportOptions = {
  readonly path: string
  readonly propertyCode: string
  /** Move every stay by whole years, or so that the file's first arrival falls on a day. */
  readonly shift: { readonly years: number } | { readonly arriveFrom: PlainDate }
  readonly now: () => Date
  readonly onProgress?: (rows: number) => void
}

export type ImportReport = {
  readonly rows: number
  readonly added: number
  readonly alreadyThere: number
  readonly rejected: readonly RejectedLine[]
}

const batchSize = 500

/** Loads a file of real reservations. Rows it cannot take are handed back; rows it took before are left as they are. */
export async function importBookings(store: Store, input: ImportOptions): Promise<ImportReport> {
  const { db } = store
  const place = await propertyOf(db, input.propertyCode)
  if (!place) throw new ImportError(await noSuchProperty(db, input.propertyCode))
  const placement: Placement = {
    propertyCode: place.code,
    currency: place.currency,
    shift: await shiftOf(input),
    today: today(place.timeZone, input.now().toISOString()),
  }
  const catalogue = await openCatalogue(db, place)
  const known = await knownReservations(db)
  const seen = new Map<string, number>()
  const rejected: RejectedLine[] = []
  const report = { rows: 0, added: 0, alreadyThere: 0 }
  let batch: PlacedBooking[] = []

  const flush = async () => {
    // One transaction a batch: after a crash there are whole batches and nothing else.
    const reservations = batch.map((booking) => newReservation(booking, place))
    await db.transaction(async (tx) => {
      await addRoomsFor(tx, nightsOf(reservations.flatMap(({ rooms }) => rooms)))
      await writeReservations(tx, reservations)
    })
    report.added += batch.length
    batch = []
    input.onProgress?.(report.rows)
  }

  for await (const row of rowsOf(input.path)) {
    report.rows++
    if (isRejected(row)) {
      rejected.push(row)
      continue
    }
    const occurrence = (seen.get(row.fingerprint) ?? 0) + 1
    seen.set(row.fingerprint, occurrence)
    const booking = toBooking(row, occurrence, placement)
    if (known.importKeys.has(booking.importKey)) {
      report.alreadyThere++
      continue
    }
    const code = freeCode(place.code, booking.importKey, known.codes)
    known.codes.add(code)
    batch.push(await placed(booking, code, catalogue))
    if (batch.length === batchSize) await flush()
  }
  await flush()
  return { ...report, rejected }
}

async function noSuchProperty(db: Database, code: string): Promise<string> {
  const known = (await db.select({ code: property.code }).from(property)).map((one) => one.code)
  return `There is no property ${code} in this database; there are ${known.toSorted().join(', ')}.`
}

async function placed(booking: ImportedBooking, code: string, catalogue: Catalogue): Promise<PlacedBooking> {
  return {
    ...booking,
    code,
    roomTypeId: await catalogue.roomTypeOf(booking.roomLetter),
    ratePlanId: await catalogue.ratePlanOf(booking.calendar, booking.rateKind),
    marketCode: await catalogue.marketOf(booking.segment, booking.country),
    ...catalogue.countryCodeOf(booking.country),
    policy: catalogue.policyOf(booking.rateKind),
  }
}

async function shiftOf({ shift, path }: ImportOptions): Promise<Placement['shift']> {
  if ('years' in shift) return (date) => inYears(date, shift.years)
  const first = await firstArrivalIn(path)
  const days = first ? daysBetween(first, shift.arriveFrom) : 0
  return (date) => addDays(date, days)
}

// 29 February falls on the 28th where the year has none.
function inYears(date: PlainDate, years: number): PlainDate {
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`
  return isPlainDate(moved) ? moved : (`${moved.slice(0, 8)}28` as PlainDate)
}
