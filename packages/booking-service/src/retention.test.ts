import { oldSessions } from '@veranda/dev-identity-pool'
import { oldCards } from '@veranda/dev-payment-provider'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aTestProperty, book, codeOf, openNights } from './changes/testing/a-test-property.ts'
import { endExpiredHolds } from './inventory/hold.ts'
import { openStore } from './platform/db/open-store.ts'
import { staffUser } from './schema/staff.ts'
import { idempotency } from './schema/idempotency.ts'
import type { Store } from './platform/db/store.ts'
import { sweepRows } from './platform/db/sweep-rows.ts'
import { oldKeys } from './platform/idempotency/sweep-keys.ts'
import { sweepIdentity } from './identity/sweep-identity.ts'
import { sweepDocuments } from './documents/sweep-documents.ts'
import { sweepOver, sweeps } from './features.ts'
import { preparedOn, onEveryDatabase } from './testing/on-every-database.ts'

type Retention =
  /** Stored for good, or as long as the row it belongs to. */
  | { readonly stored: string }
  /** Inserts rows that have expired at `now`, and rows that have not and must remain. */
  | { readonly swept: { readonly over: string; readonly running: string } }
  /** Swept, and tested in another file. */
  | { readonly sweptIn: string }

const now = new Date('2027-06-01T12:00:00Z')
const ago = (days: number) => `timestamptz '${new Date(now.getTime() - days * 24 * 3_600_000).toISOString()}'`

const aStaffUser = '900001'
const otherStaffUser = '900002'

const whatTheHotelSells = { stored: 'what the hotel sells: it grows with the hotel, not with who asks' }
const whoCollects = { stored: 'the hotel’s own companies and their banks' }
const aBooking = { stored: 'the booking: as many as are booked, and its guests may ask about it later' }
const whatHappened = {
  stored: 'what was agreed and done with the booking; each row is a change that was made',
}
const money = { stored: 'bookkeeping has to be there for years; each row moved money' }

/** Every table, with why its rows are stored or what deletes them. A new table must be entered here. */
const retention: Readonly<Record<string, Retention>> = {
  amenity: whatTheHotelSells,
  card_type: { stored: 'a row for each kind of card' },
  catalogue_history: { stored: 'what staff changed in a catalogue; each row is a change that was made' },
  catalogue_proposal: { stored: 'what staff proposed and who decided; one of an entry waits at a time' },
  property_change: {
    stored: 'what staff changed in what a property decides; each row is a change that was made',
  },
  merchant: { stored: 'a row for each account with the payment provider' },
  region: { stored: 'a row for each group of countries that staff made' },
  system: { stored: 'a row for each system reservations come from' },
  bank: whoCollects,
  bank_transfer: whatHappened,
  bank_arrival: money,
  society: whoCollects,
  age_range: whatTheHotelSells,
  cancellation_reason: whatTheHotelSells,
  contact_customer_type: whatTheHotelSells,
  country: whatTheHotelSells,
  day_limit: whatTheHotelSells,
  exchange_rate: { stored: 'a row for each currency' },
  inventory: whatTheHotelSells,
  market: whatTheHotelSells,
  nightly_price: whatTheHotelSells,
  promotion: whatTheHotelSells,
  property: whatTheHotelSells,
  rate_plan: whatTheHotelSells,
  rate_season: whatTheHotelSells,
  room_type: whatTheHotelSells,
  service_offer: whatTheHotelSells,
  terms: whatTheHotelSells,
  certificate: aBooking,
  guest: aBooking,
  reservation: aBooking,
  room: aBooking,
  room_night: aBooking,
  service: aBooking,
  audit: whatHappened,
  audit_check: { stored: 'one row: when the audit was verified last' },
  cancellation: whatHappened,
  cancellation_request: whatHappened,
  credit_note: whatHappened,
  history: whatHappened,
  review_question: whatHappened,
  price_match: whatHappened,
  staff_note: { stored: 'part of the booking; each is written by a member of staff' },
  special_request: { stored: 'part of the booking; capped at fifty a day for each' },
  standby_wish: {
    stored: 'part of the booking; one waits for a room at a time, and each is a change of the booking',
  },
  ledger_entry: money,
  automatic_charge: money,
  payment: money,
  refund: money,
  receipt: money,
  receipt_series: money,
  receipt_key: { stored: 'one that signs, and those that did: what they signed is verified with them' },
  provider_charge: { stored: 'the embedded provider’s own bookkeeping' },
  provider_refund: { stored: 'the embedded provider’s own bookkeeping' },
  sample_day: { stored: 'one row' },
  service_secret: { stored: 'a row for each purpose' },
  signing_key: { stored: 'one that signs, and those that did' },
  payment_event: { sweptIn: 'payments: what names no payment of ours is put away and deleted' },
  throttle: { sweptIn: 'sign-in: counters whose window is over' },

  challenge_session: expiring((key, at) => `('${key}', 'u', 'c', '[]', '{}', ${at})`),
  refresh_token: expiring((key, at) => `('${key}', 'u', 'c', 'j', ${ago(9)}, ${at})`),
  revocation: expiring((key, at) => `('${key}', ${at})`),
  session_cut: expiring((key, at) => `('${key}', ${ago(9)}, 'j', ${at})`),
  view_session: expiring((key, at) => `('${key}', '${key}', 'R', 'palace', ${ago(9)}, ${at})`),
  email_change: { swept: { over: emailChange(1, ago(1)), running: emailChange(0, ago(-1)) } },
  sign_in_link: {
    swept: {
      over: link('old', ago(1)),
      running: link('new', ago(-1)),
    },
  },
  staff_user: { stored: 'a row for each member of staff, who answer for what they did' },
  staff_passkey: { stored: 'the account’s own, until it is removed' },
  staff_session: expiring(
    (key, at) =>
      `(${key === 'old' ? 1 : 2}, '${key}', ${aStaffUser}, 'open', ${ago(9)}, ${ago(9)}, ${at}, '', '')`,
  ),
  staff_password_link: {
    swept: {
      over: `insert into staff_password_link values (${aStaffUser}, 'old', ${ago(1)})`,
      running: `insert into staff_password_link values (${otherStaffUser}, 'new', ${ago(-1)})`,
    },
  },
  staff_device: {
    swept: {
      over: `insert into staff_device (secret_hash, user_id, expires_at) values ('old', ${aStaffUser}, ${ago(1)})`,
      running: `insert into staff_device (secret_hash, user_id, expires_at) values ('new', ${otherStaffUser}, ${ago(-1)})`,
    },
  },
  inbox_assignment: {
    swept: {
      over: `insert into inbox_assignment values ('request', 'old', null, 1, ${ago(181)})`,
      running: `insert into inbox_assignment values ('request', 'new', null, 1, ${ago(179)})`,
    },
  },
  outbox: {
    swept: { over: letter('old', ago(40)), running: letter('waiting', 'null') },
  },
  idempotency: {
    swept: {
      over: `insert into idempotency (subject, route, key, fingerprint, state, lease_until, expires_at)
        values ('s', 'r', 'old', 'f', 'done', ${ago(3)}, ${ago(1)})`,
      running: `insert into idempotency (subject, route, key, fingerprint, state, lease_until, expires_at)
        values ('s', 'r', 'new', 'f', 'done', ${ago(3)}, ${ago(-1)})`,
    },
  },
  quote: {
    swept: {
      over: quote('old', ago(31), 'null'),
      running: `${quote('used', ago(31), ago(31))};
        ${quote('recent', ago(29), 'null', 'add-room')};
        ${quote('holding', ago(31), 'null', 'upgrade')};
        insert into room_hold values ('holding', 11, date '2027-08-01', 1, ${ago(-1)});
        ${quote('paid-for', ago(31), 'null', 'add-guests')};
        insert into payment (reservation_id, quote_id, amount, currency, state, provider, expires_at, created_at, updated_at)
          select id, 'paid-for', 1, 'USD', 'voided', 'embedded', ${ago(30)}, ${ago(31)}, ${ago(31)} from reservation limit 1`,
    },
  },
  room_hold: {
    swept: {
      over: `${quote('held-before', ago(1), ago(1))};
        update inventory set held = held + 1 where room_type_id = 11 and night = date '2027-08-02';
        insert into room_hold values ('held-before', 11, date '2027-08-02', 1, ${ago(1)})`,
      running: `${quote('held', ago(-1), 'null', 'change-dates')};
        update inventory set held = held + 1 where room_type_id = 11 and night = date '2027-08-03';
        insert into room_hold values ('held', 11, date '2027-08-03', 1, ${ago(-1)})`,
    },
  },
  proof: {
    swept: {
      over: `${handedIn('a', 'withdrawn', 31)}; ${file('loose', 'null', ago(2))}`,
      running: `${handedIn('b', 'withdrawn', 29)}; ${handedIn('c', 'granted', 90)}; ${file('fresh', 'null', ago(0.5))}`,
    },
  },
  proof_chunk: {
    swept: {
      over: `${file('bytes', 'null', ago(2))}; insert into proof_chunk select id, 0, 'x'::bytea from proof where name = 'bytes'`,
      running: `${file('bytes now', 'null', ago(0))}; insert into proof_chunk select id, 0, 'x'::bytea from proof where name = 'bytes now'`,
    },
  },
  confirmation_letter: {
    swept: {
      over: confirmation('old@example.com', ago(31)),
      running: confirmation('new@example.com', ago(29)),
    },
  },
  help_ticket: {
    swept: { over: ticket('H-OLD222', ago(181)), running: ticket('H-NEW222', ago(179)) },
  },
  provider_card: {
    swept: {
      over: `insert into provider_card values ('old', null, 'visa', '1111', 'pays', ${ago(1)})`,
      running: `insert into provider_card values ('stored', 'g', 'visa', '1111', 'pays', null), ('new', null, 'visa', '1', 'pays', ${ago(-1)})`,
    },
  },
}

function expiring(values: (key: string, at: string) => string): Retention {
  // The test replaces TABLE with the table's name.
  return {
    swept: {
      over: `insert into TABLE values ${values('old', ago(1))}`,
      running: `insert into TABLE values ${values('new', ago(-1))}`,
    },
  }
}
function link(hash: string, until: string): string {
  return `insert into sign_in_link (secret_hash, reservation_code, brand, purpose, created_at, expires_at)
    values ('${hash}', '${hash}', 'palace', 'handoff', ${ago(9)}, ${until})`
}
function confirmation(email: string, at: string): string {
  return `insert into confirmation_letter (reservation_id, email, ordered_at)
    select id, '${email}', ${at} from reservation limit 1`
}
function ticket(number: string, at: string): string {
  return `insert into contact_customer_type values (9, 9, '{"en": ""}') on conflict do nothing;
    insert into help_ticket (number, brand, reservation_code, asked_by, name, email, telephone, country_code, customer_type_id,
      notes, at, contact_from, contact_until, time_zone, locale, has_letter)
    values ('${number}', 'palace', '', '${number}', 'A', '', '1', 'US', 9, '', ${at}, ${at}, ${at}, 'UTC', 'en-US', false)`
}
function emailChange(nth: number, until: string): string {
  return `insert into email_change select id, 'a@example.com', ${ago(2)}, ${until}, 'j' from guest order by id offset ${nth} limit 1`
}
function letter(id: string, doneAt: string): string {
  return `insert into outbox (id, kind, locale, payload, message_id, available_at, created_at, done_at)
    values ('${id}', 'cancelled', 'en-US', '{}', '${id}', ${ago(40)}, ${ago(40)}, ${doneAt})`
}
function quote(id: string, expiresAt: string, usedAt: string, kind = 'cancel'): string {
  return `insert into quote (id, reservation_id, version, kind, input, change, created_at, expires_at, used_at)
    select '${id}', id, 1, '${kind}', '{}', '{}', ${ago(60)}, ${expiresAt}, ${usedAt} from reservation limit 1`
}
function file(name: string, request: string, createdAt: string): string {
  return `insert into proof (reservation_id, name, size, type, created_at, request_id)
    select id, '${name}', 1, 'application/pdf', ${createdAt}, ${request} from reservation limit 1`
}
function handedIn(mark: string, state: string, endedDaysAgo: number): string {
  const id = `00000000-0000-4000-8000-00000000000${mark}`
  return `insert into cancellation_request (id, reservation_id, room_numbers, cancellation, reason, state, asked_at, decided_at)
      select '${id}', id, '[]', '{}', '{}', '${state}', ${ago(99)}, ${ago(endedDaysAgo)} from reservation limit 1;
    ${file(mark, `'${id}'::uuid`, ago(99))}`
}

const swept = Object.entries(retention).flatMap(([table, how]) =>
  'swept' in how ? [{ table, ...how.swept }] : [],
)

async function aBookedProperty(store: Store): Promise<void> {
  const hotel = await aTestProperty(store.db)
  for (const id of [aStaffUser, otherStaffUser])
    await store.db.insert(staffUser).values({
      id: Number(id),
      userName: id,
      displayName: 'A',
      source: 'local',
      roles: [],
      state: 'active',
      createdAt: now,
    })
  await openNights(store.db, hotel, { from: '2027-08-01', nights: 10, rooms: 9 })
  await book(store.db, hotel, {
    code: codeOf(1),
    stay: { arrival: '2027-08-01', departure: '2027-08-04' },
    // Two guests: one has expired rows, the other does not.
    rooms: [
      { category: 0, pricePerNight: 100 },
      { category: 0, pricePerNight: 100 },
    ],
  })
}

/** Runs everything that deletes rows by itself, as a running service does. */
async function sweepAll(store: Store): Promise<void> {
  await endExpiredHolds(store.db, now)
  await sweepIdentity(store.db, now)
  await sweepDocuments(store.db, now)
  const [identity, payments] = [{ sweeps: oldSessions }, { sweeps: [oldCards] }]
  await sweepOver({ store, clock: { now: () => now }, identity, payments })
}

onEveryDatabase((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await aBookedProperty(store)
  })
  afterAll(() => store.close())

  const rowsOf = async (text: string): Promise<readonly Record<string, unknown>[]> =>
    ((await store.db.execute(sql.raw(text))) as { rows: readonly Record<string, unknown>[] }).rows
  const countOf = async (table: string) =>
    Number((await rowsOf(`select count(*) as n from ${table}`))[0]?.['n'])
  const run = async (table: string, statements: string) => {
    for (const one of statements.replaceAll('TABLE', table).split(';')) await rowsOf(one)
  }

  test('every table is listed with why its rows are stored, or what deletes them', async () => {
    const tables = await rowsOf(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(retention).toSorted())
  })

  test.each(swept)(
    'expired rows are deleted from $table, all others remain',
    async ({ table, over, running }) => {
      await run(table, running)
      await sweepAll(store)
      const before = await countOf(table)
      expect(before).toBeGreaterThan(0)
      await run(table, over)
      expect(await countOf(table)).toBeGreaterThan(before)
      await sweepAll(store)
      expect(await countOf(table)).toBe(before)
    },
  )

  test('many expired rows are deleted in small batches, each on its own', async () => {
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      subject: 'many',
      route: 'r',
      key: String(index),
      fingerprint: 'f',
      state: 'done' as const,
      leaseUntil: now,
      expiresAt: new Date(now.getTime() - 1),
    }))
    await store.db.insert(idempotency).values(rows)
    expect(await sweepRows(store.db, oldKeys, now)).toBe(1_203)
    expect(await sweepRows(store.db, oldKeys, now)).toBe(0)
  })
})

const server = inject('postgresUrl')
describe.skipIf(server === undefined)('on PostgreSQL', () => {
  test('expired rows are found by an index, however many rows there are', async () => {
    const database = await preparedOn(server ?? '')
    const store = await openStore({ url: database.url })
    await aBookedProperty(store)
    const plans = await store.db.transaction(async (tx) => {
      // PostgreSQL reads a small table whole even if it has an index. With sequential scans disabled, only
      // tables without an index show.
      await tx.execute(sql`set local enable_seqscan = off`)
      const found: string[] = []
      for (const { table, isOver } of [...sweeps, ...oldSessions, oldCards]) {
        const plan = await tx.execute(sql`explain select ctid from ${table} where ${isOver(now)}`)
        found.push(JSON.stringify((plan as { rows: unknown }).rows))
      }
      return found
    })
    expect(plans.filter((plan) => /Seq Scan on (?!room_hold)/.test(plan))).toEqual([])
    await store.close()
    await database.drop()
  })
})
