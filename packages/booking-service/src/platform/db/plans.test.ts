import {
  getReservation,
  getStaffReservation,
  listCatalogueEntries,
  listCatalogueProposals,
  listGuests,
  listStaffAudit,
  listReceipts,
  listSpecialRequests,
  listStaffReservations,
  sendSpecialRequest,
  validateReservation,
} from '@veranda/contract'
import { inDepth } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '../../app.ts'
import { aChangingGuest, valueOf } from '../../changes/testing/a-changing-guest.ts'
import {
  aTestProperty,
  book,
  codeOf,
  type PropertyGuest,
  openNights,
} from '../../changes/testing/a-test-property.ts'
import { unwritten } from '../../letters/testing/unwritten.ts'
import { deliverDue } from '../outbox/deliver-due.ts'
import { aService, clientOf } from '../../testing/a-service.ts'
import { applyPaymentEvents, keepPaymentEvents } from '../../payments/payment-events.ts'
import { putStrangersAway } from '../../payments/recognise-events.ts'
import { anEditor } from '../../staff-catalogues/testing/an-editor.ts'
import { preparedOn } from '../../testing/on-every-database.ts'
import { waitingLetters } from '../metrics/serve-metrics.ts'
import { claimDue } from '../outbox/outbox.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

/** How many sequential scans a table had. */
type Scans = { readonly name: string; readonly scans: number }

/** With sequential scans disabled, the plan is the same for fewer rows. */
const many = inDepth({ landing: 10_000, full: 100_000 })

const stay = { arrival: '2027-05-01', departure: '2027-05-04' } as const

const server = inject('postgresUrl')
describe.skipIf(server === undefined)('on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof preparedOn>>
  let store: Store
  let guest: PropertyGuest

  beforeAll(async () => {
    database = await preparedOn(server ?? '')
    const first = await openStore({ url: database.url })
    const hotel = await aTestProperty(first.db)
    await openNights(first.db, hotel, { from: stay.arrival, nights: 10, rooms: 2 })
    guest = await book(first.db, hotel, {
      code: codeOf(1),
      stay,
      rooms: [{ category: 0, pricePerNight: 30_000 }],
    })
    // PostgreSQL reads a small table whole even if it has an index. With sequential scans disabled, only
    // tables without an index show.
    await first.db.execute(sql.raw(`alter database ${database.name} set enable_seqscan = off`))
    await first.close()
    store = await openStore({ url: database.url })
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  /** The tables with sequential scans during the work. */
  async function readWhole(work: () => Promise<unknown>): Promise<readonly string[]> {
    const scans = async () => {
      // Connections report their counts with a delay, unless told to flush them.
      await Promise.all(
        Array.from({ length: 10 }, () => store.db.execute(sql`select pg_stat_force_next_flush()`)),
      )
      const { rows } = (await store.db.execute<Scans>(
        sql`select relname as name, seq_scan::int as scans from pg_stat_user_tables where schemaname = 'public' order by 1`,
      )) as { readonly rows: readonly Scans[] }
      return rows
    }
    const before = await scans()
    await work()
    const after = await scans()
    return after.filter((row, index) => row.scans > (before[index]?.scans ?? 0)).map(({ name }) => name)
  }

  test('a reservation and its guests are read by indexes alone', async () => {
    const client = clientOf(createApp(aService(store)), guest)
    const code = guest.reservationCode
    expect(
      await readWhole(async () => {
        valueOf(await client.call(getReservation, { params: { codeReservation: code } }))
        valueOf(await client.call(listGuests, { params: { bookingCode: code } }))
      }),
    ).toEqual([])
  })

  test('what guests do most is done by indexes alone: they sign in, read, ask for a price, and write', async () => {
    const service = aService(store)
    const client = clientOf(createApp(service), guest)
    const { ask, reservation: read } = aChangingGuest(client, guest)
    const { reservationCode } = guest
    const { bookingId, rooms, version } = await read()
    const [room] = rooms
    const owner = room?.guests.find(({ isMainGuest }) => isMainGuest)
    const names = { firstName: owner?.firstName ?? '', lastName: owner?.lastName ?? '' }
    const hottest: Readonly<Record<string, () => Promise<unknown>>> = {
      'names and number': () =>
        client.call(validateReservation, { body: { reservationCode, ...names } }).then(valueOf),
      'the price of other dates': () =>
        ask('change-dates', { stay: { ...stay, departure: '2027-05-05' } }).then(valueOf),
      receipts: () =>
        client.call(listReceipts, { params: { codeReservation: reservationCode } }).then(valueOf),
      'special requests': () =>
        client.call(listSpecialRequests, { params: { bookingId: String(bookingId) } }).then(valueOf),
      'a special request': () =>
        client
          .call(sendSpecialRequest, {
            params: { roomId: String(room?.roomId) },
            body: { comment: 'A cot for the baby, please' },
            guard: { key: crypto.randomUUID(), version },
          })
          .then(valueOf),
      'letters that are due': () =>
        deliverDue({
          database: store.db,
          now: service.clock.now,
          mailer: async () => undefined,
          writers: unwritten,
          onFailure: () => undefined,
        }),
    }
    for (const [what, work] of Object.entries(hottest))
      expect([what, await readWhole(work)]).toEqual([what, []])
  })

  test('payment events are matched by indexes alone, with many foreign events waiting before ours', async () => {
    const { db } = store
    await db.execute(sql`
      insert into payment_event (id, kind, payment_id, payment_reference, detail, received_at)
      select 'till ' || n, 'captured', gen_random_uuid(), 'till ' || n, '{}', '2027-03-01T14:00:00Z'
      from generate_series(1, ${sql.raw(String(many))}) n`)
    await db.execute(sql`
      insert into payment (reservation_id, amount, currency, state, provider, provider_reference, expires_at, created_at, updated_at)
      select id, 30000, 'USD', 'capturing', 'adyen', 'ours', now(), now(), now() from reservation`)
    const service = aService(store)
    await keepPaymentEvents(service, [{ id: 'ours', kind: 'captured', paymentReference: 'ours' }])
    expect(await readWhole(() => applyPaymentEvents(service))).toEqual([])
    expect(await readWhole(() => putStrangersAway(db, service.clock.now()))).toEqual([])
    const { rows } = (await db.execute(sql`
      select (select state from payment) as state, count(*)::int as waiting from payment_event
      where applied_at is null`)) as { readonly rows: readonly unknown[] }
    expect(rows).toEqual([{ state: 'captured', waiting: 0 }])
  })

  test('the first page of a large catalog is read by indexes alone', async () => {
    await store.db.execute(sql`
      insert into system (code, name) select 's' || n, 'System ' || n from generate_series(1, ${sql.raw(String(many))}) n`)
    const { client } = anEditor(store)
    const query = { sort: 'code', order: 'descending' } as const
    expect(
      await readWhole(async () => {
        const { total } = valueOf(
          await client.call(listCatalogueEntries, { params: { catalogue: 'systems' }, query: {} }),
        )
        expect(total).toBe(many)
        valueOf(await client.call(listCatalogueEntries, { params: { catalogue: 'systems' }, query }))
        valueOf(await client.call(listCatalogueProposals))
      }),
    ).toEqual([])
  })

  test('the first page of all reservations is read by indexes alone, however it is searched', async () => {
    await grow(store, many)
    const { client } = anEditor(store)
    const code = guest.reservationCode
    const searches = [code.slice(0, 4), 'lovel', 'lovel of guest 7', 'guest7@', stay.arrival]
    const queries = [
      {},
      { state: 'cancelled' as const },
      { state: 'under-review' as const },
      { arrivalFrom: '2027-05-02' as const, arrivalTo: '2027-05-09' as const },
      ...searches.map((search) => ({ search })),
    ]
    for (const query of queries)
      expect(
        await readWhole(async () =>
          valueOf(await client.call(listStaffReservations, { query: { ...query } })),
        ),
        JSON.stringify(query),
      ).toEqual([])
    expect(
      await readWhole(async () =>
        valueOf(await client.call(getStaffReservation, { params: { codeReservation: code } })),
      ),
    ).toEqual([])
  }, 240_000)

  test('the first page of the actions of staff is read by indexes alone, however they are searched', async () => {
    await store.db.execute(sql`
      insert into audit (at, actor_kind, actor, action, outcome, detail, previous_hash, hash)
      select timestamptz '2027-01-01Z' + n * interval '1 minute', 'staff', 'member ' || n % 40, 'catalogue-entry-changed', 'done',
        jsonb_build_object('catalogue', 'systems', 'key', 's' || n), 'before ' || n, 'before ' || n + 1
      from generate_series(1, ${sql.raw(String(many))}) n`)
    await store.db.execute(sql`analyze audit`)
    const { client } = anEditor(store)
    const queries = [
      {},
      { act: 'catalogue-entry-changed' as const },
      { person: '1' },
      { subject: 's777' },
      { subject: guest.reservationCode },
      { since: '2027-01-03T00:00:00Z', before: '2027-01-04T00:00:00Z' },
    ]
    for (const query of queries) {
      const whole = await readWhole(async () => valueOf(await client.call(listStaffAudit, { query })))
      // The members of staff are few, and all of them are there to be chosen from.
      expect(
        whole.filter((name) => name !== 'staff_user'),
        JSON.stringify(query),
      ).toEqual([])
    }
  })

  test('the letters that wait are found among many that left', async () => {
    const { db } = store
    const now = new Date('2027-03-01T15:00:00Z')
    await db.execute(sql`
      insert into outbox (id, kind, locale, payload, message_id, available_at, created_at, done_at)
      select 'letter ' || n, 'cancelled', 'en', '{}', 'letter ' || n, '2027-02-01Z', '2027-02-01Z',
        case when n > 3 then timestamptz '2027-02-01Z' end
      from generate_series(1, ${sql.raw(String(many))}) n`)
    await db.execute(sql`analyze outbox`)
    const looked = async () => {
      const { rows } = (await db.execute<{ looked: number }>(sql`
        select idx_tup_fetch::int as looked from pg_stat_user_tables where relname = 'outbox'`)) as {
        readonly rows: readonly { readonly looked: number }[]
      }
      return rows[0]?.looked ?? 0
    }
    const before = await looked()
    expect(
      await readWhole(async () => {
        expect(await waitingLetters(store, now)).toMatchObject({ count: 3 })
        expect(await claimDue(db, now, 10)).toHaveLength(3)
      }),
    ).toEqual([])
    expect((await looked()) - before).toBeLessThan(30)
  })

  test('the test would name a table with a sequential scan', async () => {
    expect(
      await readWhole(() => store.db.execute(sql`select 1 from guest where last_name = 'Nobody'`)),
    ).toEqual(['guest'])
  })
})

/** So many copies of the reservation that is there, each with a room and a guest, arriving over a year. */
async function grow({ db }: Store, copies: number): Promise<void> {
  await db.execute(sql`
    insert into reservation select copy.* from (select * from reservation order by id limit 1) r, generate_series(1, ${sql.raw(String(copies))}) g,
      jsonb_populate_record(null::reservation, to_jsonb(r) || jsonb_build_object('id', 10000000 + g, 'code', 'GROWN-' || g,
        'arrival', r.arrival + g % 365, 'departure', r.departure + g % 365)) copy`)
  await db.execute(sql`
    insert into room select copy.* from (select * from room order by id limit 1) r, generate_series(1, ${sql.raw(String(copies))}) g,
      jsonb_populate_record(null::room, to_jsonb(r) || jsonb_build_object('id', 10000000 + g, 'reservation_id', 10000000 + g)) copy`)
  await db.execute(sql`
    insert into guest select copy.* from (select * from guest order by id limit 1) r, generate_series(1, ${sql.raw(String(copies))}) g,
      jsonb_populate_record(null::guest, to_jsonb(r) || jsonb_build_object('id', 10000000 + g, 'room_id', 10000000 + g,
        'last_name', 'Lovel of guest ' || g, 'email', 'guest' || g || '@example.com')) copy`)
  await db.execute(sql`analyze`)
}
