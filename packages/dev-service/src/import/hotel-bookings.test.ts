import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDays, type PlainDate } from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { and, count, eq, isNotNull, ne, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  freePort,
  inventory,
  ledgerEntry,
  openStore,
  poolClient,
  type Program,
  ready,
  roomNight,
  run,
  type Store,
} from '@veranda/booking-service/testing'
import { guest, reservation, room } from '@veranda/booking-service/tables'
import { copySampleFolder } from '../testing/sample-folder.ts'

const source = fileURLToPath(new URL('../../data/hotel-bookings.csv', import.meta.url))
const yearsOn = 11
const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'veranda-hotel-bookings-'))
const file = join(folder, 'hotel-bookings.csv')
const reservations = runs('REAL_RESERVATIONS', { landing: 500, full: 10_198 })
const running: Program[] = []

const started = (...input: Parameters<typeof run>): Program => {
  const program = run(...input)
  running.push(program)
  return program
}
const serve = () => started({ DATA_DIR: folder, SAMPLE_DATA: 'yes', PORT: String(port) })
const load = () => started({ DATA_DIR: folder }, 'import', [file, '--shift-years', String(yearsOn)])

async function reading<Value>(read: (db: Store['db']) => Promise<Value>): Promise<Value> {
  const store = await openStore({ url: `pglite:${join(folder, 'database')}` })
  try {
    return await read(store.db)
  } finally {
    await store.close()
  }
}

/** What must be true whenever the folder is opened: rooms taken are nights slept, entries sum to zero. */
async function expectInvariants(db: Store['db']): Promise<void> {
  const [taken] = await db.select({ sold: sum(inventory.sold).mapWith(Number) }).from(inventory)
  const [slept] = await db
    .select({ nights: count() })
    .from(roomNight)
    .innerJoin(room, eq(room.id, roomNight.roomId))
    .where(ne(room.status, 'cancelled'))
  expect(taken?.sold).toBe(slept?.nights)
  const off = await db
    .select({ operation: ledgerEntry.operation })
    .from(ledgerEntry)
    .groupBy(ledgerEntry.reservationId, ledgerEntry.operation)
    .having(sql`sum(${ledgerEntry.amount}) <> 0`)
  expect(off).toEqual([])
}

const importedCount = async (db: Store['db']): Promise<number> =>
  db.$count(reservation, isNotNull(reservation.importKey))

/** Every imported stay, with its price. */
function staysIn(db: Store['db']) {
  const prices = db.$with('prices').as(
    db
      .select({ roomId: roomNight.roomId, price: sum(roomNight.price).mapWith(Number).as('price') })
      .from(roomNight)
      .groupBy(roomNight.roomId),
  )
  return db
    .with(prices)
    .select({
      arrival: reservation.arrival,
      departure: reservation.departure,
      adults: room.adults,
      kids: room.kids,
      infants: room.infants,
      price: prices.price,
      status: room.status,
    })
    .from(reservation)
    .innerJoin(room, eq(room.reservationId, reservation.id))
    .innerJoin(prices, eq(prices.roomId, room.id))
    .where(isNotNull(reservation.importKey))
}

/** Ten imported guests, as by lot. */
const tenGuestsIn = (db: Store['db']) =>
  db
    .select({
      brand: reservation.brand,
      reservationCode: reservation.code,
      firstName: guest.firstName,
      lastName: guest.lastName,
      arrival: reservation.arrival,
    })
    .from(reservation)
    .innerJoin(room, eq(room.reservationId, reservation.id))
    .innerJoin(guest, and(eq(guest.roomId, room.id), eq(guest.isMainGuest, true)))
    .where(isNotNull(reservation.importKey))
    .orderBy(sql`md5(${reservation.code})`)
    .limit(10)

/** All that the tests look at, read at once: to open the folder costs as much as a start of the service. */
async function whatIsStored(db: Store['db']) {
  await expectInvariants(db)
  return { count: await importedCount(db), stays: await staysIn(db), guests: await tenGuestsIn(db) }
}

// The file read a second time, without the importer: a stay, who sleeps there, its price and whether it goes on.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const [heading = '', ...all] = readFileSync(source, 'utf8').trim().split('\n')
// Spread over the whole file, its seasons and its odd rows.
const lines = all.filter((_, index) => (index * reservations) % all.length < reservations)
const columns = heading.trim().split(',')
const records = lines.map((line) => {
  const values = line.trim().split(',')
  return (name: string) => values[columns.indexOf(name)] ?? ''
})
type FileRecord = (typeof records)[number]
const nightsOf = (value: FileRecord) =>
  Number(value('stays_in_weekend_nights')) + Number(value('stays_in_week_nights'))
const isTaken = (value: FileRecord) =>
  Number(value('adults')) > 0 &&
  nightsOf(value) > 0 &&
  Number(value('adr')) >= 0 &&
  Number(value('adr')) <= 10_000
const two = (value: number | string) => String(value).padStart(2, '0')

function expected(value: FileRecord): string {
  const year = Number(value('arrival_date_year')) + yearsOn
  const dayOfMonth = `${two(months.indexOf(value('arrival_date_month')) + 1)}-${two(value('arrival_date_day_of_month'))}`
  const arrival = `${year}-${dayOfMonth === '02-29' && year % 4 !== 0 ? '02-28' : dayOfMonth}` as PlainDate
  const cents = Math.round(Number((Number(value('adr')) * 100).toFixed(4))) * nightsOf(value)
  return [
    arrival,
    addDays(arrival, nightsOf(value)),
    ...['adults', 'children', 'babies'].map((name) => Number(value(name))),
    cents,
    value('is_canceled') === '1' ? 'cancelled' : 'confirmed',
  ].join(' ')
}

beforeAll(async () => {
  writeFileSync(file, [heading, ...lines].join('\n'))
  await copySampleFolder(folder)
})
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

/** What an import said of itself. */
function reportOf({ output }: Program) {
  const wording = /(\d+) rows in [\d.]+ s: (\d+) loaded, (\d+) already there, (\d+) not taken/.exec(output())
  const [rows, added, there, refused] = (wording ?? []).slice(1).map(Number)
  return { rows, added, there, refused }
}

describe(`${reservations} real reservations`, { timeout: 600_000 }, () => {
  const refused = records.filter((one) => !isTaken(one)).length
  const taken = records.length - refused
  let stored: Awaited<ReturnType<typeof whatIsStored>>

  // Batches are of 500 rows: with fewer there is no middle to be killed in. That rows which are there are not loaded again
  // is proved for each kind of row where they are imported.
  test.runIf(reservations > 5_000)(
    'an import killed in the middle leaves whole batches, the next one takes the rest, and one more nothing',
    async () => {
      const killed = load()
      while (!/^3\d{3} rows/m.test(killed.output()) && killed.child.exitCode === null)
        await new Promise((later) => setTimeout(later, 5))
      killed.child.kill('SIGKILL')
      expect([await killed.ended, killed.errors()]).toEqual([null, ''])

      const there = await reading(async (db) => {
        await expectInvariants(db)
        return importedCount(db)
      })
      expect(there).toBeGreaterThanOrEqual(2_500)
      expect(there).toBeLessThan(taken)

      const rest = load()
      expect(await rest.ended).toBe(0)
      expect(reportOf(rest)).toEqual({ rows: records.length, added: taken - there, there, refused })
      recordFigure('Real reservations: there after an import was killed, and not loaded again', there)

      const again = load()
      expect(await again.ended).toBe(0)
      expect(reportOf(again)).toEqual({ rows: records.length, added: 0, there: taken, refused })
      recordFigure('Real reservations: loaded twice, there once', taken)
    },
  )

  test('loaded they are all there, and each row that is none is named', async () => {
    const loading = load()
    expect(await loading.ended).toBe(0)
    expect(loading.output().match(/^line \d+: .+$/gm)).toHaveLength(refused)
    expect(loading.output()).not.toContain('sample group')
    expect(records).toHaveLength(reservations)
    stored = await reading(whatIsStored)
    expect(stored.count).toBe(taken)
  })

  test('every stay of the file is there as recorded, eleven years on', () => {
    const read = stored.stays.map((one) => Object.values(one).join(' '))
    expect(read.toSorted()).toEqual(records.filter(isTaken).map(expected).toSorted())
  })

  test('ten of its guests sign in and read their own stay', async () => {
    await ready(serve(), port)
    const pool = poolClient(port)
    for (const one of stored.guests) {
      const token = await pool.signIn(one)
      const path = `/api/booking/reservation-details/${one.reservationCode}`
      const answer = await ask(port, `resorts.partner.localhost:${port}`, path, {
        authorization: `Bearer ${token}`,
        'x-api-version': '2.0',
      })
      expect(answer).toMatchObject({ status: 200 })
      expect(JSON.parse(answer.body)).toMatchObject({
        trackingNumber: one.reservationCode,
        bookingInformation: { arrivalDate: one.arrival },
      })
    }
  })

  test('while the service uses the folder, an import says so and changes nothing', async () => {
    const refused = load()
    expect(await refused.ended).toBe(1)
    expect(refused.errors()).toMatch(/^The folder \S+ is in use by another process.*\n$/)
  })
})
