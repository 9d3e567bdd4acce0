import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeDates, quoteDates } from '@veranda/contract'
import { addDays, type DateQuote, type Stay } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openStore } from '../db/open-store.ts'
import type { Store } from '../db/store.ts'
import { databaseOn } from '../testing/on-every-database.ts'
import { aHouse, book, codeOf, type HouseGuest, openNights } from './testing/a-house.ts'
import { forgetBuiltProcess } from './testing/build-process.ts'
import { expectSound } from './testing/soundness.ts'
import { type ServiceProcess, startProcess } from './testing/start-process.ts'

// The whole proof is CONFIRM_KILLS=200, a quarter of them on the embedded database; every run does a part of it.
const kills = Number(process.env['CONFIRM_KILLS'] ?? 40)
const opening = '2027-05-01'
const server = inject('postgresUrl')
afterAll(forgetBuiltProcess)

type Wish = {
  readonly quote: DateQuote
  readonly bookingId: number
  readonly version: number
  readonly key: string
}

async function killedOften(url: string, times: number): Promise<void> {
  const { guest, bookingId } = await aGuestIn(url)
  let minutes = 0
  // Two minutes later nobody believes the dead one to be at work any more.
  const start = () => startProcess(url, new Date(Date.UTC(2027, 2, 1, 15, (minutes += 2))).toISOString())
  const wishFor = async (service: ServiceProcess, number: number): Promise<Wish> => {
    const arrival = addDays(opening, 10 + ((number * 5) % 40))
    const query = { checkIn: arrival, checkOut: addDays(arrival, 3 + (number % 3)) }
    const quote = await service.clientOf(guest).call(quoteDates, { query })
    if (!quote.ok) throw new Error(JSON.stringify(quote.refusal))
    return { quote: quote.value, bookingId, version: number, key: crypto.randomUUID() }
  }
  const confirm = (service: ServiceProcess, { quote, version, key }: Wish, diesAt?: number) =>
    service.clientOf(guest, diesAt === undefined ? {} : { 'x-dies-at': String(diesAt) }).call(changeDates, {
      params: { bookingId: String(bookingId) },
      body: {
        quoteId: quote.quoteId,
        quoteToken: quote.token,
        ...(quote.change.settlement.kind === 'to-pay' ? { timing: 'at-check-in' } : {}),
      },
      guard: { key, version },
    })

  let service = await start()
  // Nobody dies at the first one: it tells how many messages there are to die at.
  const never = 1_000_000
  const first = await wishFor(service, 1)
  expect(await confirm(service, first, never)).toMatchObject({ ok: true })
  const messages = Number(service.answered()?.get('x-messages'))
  expect(messages).toBeGreaterThan(20)
  for (let number = 2; number < 2 + times; number++) {
    const wish = await wishFor(service, number)
    const diesAt = 1 + Math.floor(((number - 2) * messages) / times)
    const heard = await confirm(service, wish, diesAt)
    if (!heard.ok) expect(heard).toMatchObject({ refusal: { kind: 'offline' } })
    // Where there were fewer messages than the first time, it dies after its answer.
    await service.kill()
    service = await start()
    const answer = await confirm(service, wish)
    expect(answer).toMatchObject({ ok: true, value: { version: number + 1, change: wish.quote.change } })
    expect(await confirm(service, wish)).toEqual(answer)
  }
  await service.kill()
  await expectOneEffectEach(url, 1 + times)
}

async function aGuestIn(url: string): Promise<{ guest: HouseGuest; bookingId: number }> {
  return within(url, async ({ db }) => {
    const house = await aHouse(db)
    const priceOf = (night: string) => 20_000 + Number(night.slice(-2)) * 111
    await openNights(db, house, { from: opening, nights: 60, rooms: 1, priceOf })
    const stay: Stay = { arrival: opening, departure: addDays(opening, 3) }
    const room = { category: 0, pricePerNight: 21_000, paid: 30_000 } as const
    const guest = await book(db, house, { code: codeOf(1), stay, rooms: [room, { ...room, category: 1 }] })
    const found = await db.execute(sql`select id from reservation`)
    return { guest, bookingId: Number((found as { rows: { id: number }[] }).rows[0]?.id) }
  })
}

async function within<Value>(url: string, work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openStore({ url })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const expectOneEffectEach = (url: string, changes: number) =>
  within(url, async ({ db }) => {
    await expectSound(db)
    const counted = await db.execute(sql`
      select (select version - 1 from reservation) as versions,
        (select count(*) from history where kind = 'dates-changed')::int as told,
        (select count(*) from audit where action = 'change-dates')::int as audited,
        (select count(*) from quote where used_at is not null)::int as used,
        (select count(*) from idempotency where state = 'done')::int as done,
        (select count(*) from idempotency where state = 'running')::int as running,
        (select sum(held) from inventory)::int as held,
        (select sum(amount) from ledger_entry)::int as ledger`)
    expect((counted as { rows: unknown[] }).rows[0]).toEqual({
      versions: changes,
      told: changes,
      audited: changes,
      used: changes,
      done: changes,
      running: 0,
      held: 0,
      ledger: 0,
    })
  })

describe('a service killed at every step of confirming has done it once when asked again', () => {
  test.skipIf(server === undefined)(
    'on PostgreSQL',
    async () => {
      const database = await databaseOn(server ?? '')
      await killedOften(database.url, Math.ceil(kills * 0.75))
      await database.drop()
    },
    60_000 + kills * 10_000,
  )

  test(
    'on the embedded database',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'veranda-killed-'))
      await killedOften(`pglite:${folder}`, Math.floor(kills * 0.25))
      await rm(folder, { recursive: true, force: true })
    },
    60_000 + kills * 10_000,
  )
})
