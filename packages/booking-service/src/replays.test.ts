import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { recordFigure, runs } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectInvariants } from './changes/testing/invariants.ts'
import { type ServiceProcess, startProcess } from './changes/testing/start-process.ts'
import { openStore } from './platform/db/open-store.ts'
import type { Store } from './platform/db/store.ts'
import { aWorldOfWrites, type GuardedName } from './testing/guarded-writes.ts'
import { preparedOn, onEveryDatabase } from './testing/on-every-database.ts'
import { sendsOnce } from './testing/sends-once.ts'

const calls = Object.values<AnyEndpoint>(endpoints)
const guarded = calls.filter(({ guard }) => guard !== undefined).map(({ name }) => name as GuardedName)

/** What is repeated is stored in one way for all calls, which a driver reads: a change, a file, and an answer to the staff. */
const byDriver: readonly GuardedName[] = ['changeStay', 'sendDocument', 'decideCancellation']

/** Calls that are no plain reading and need no key, by what a repetition does. */
const withoutKey = {
  'reads: what is asked for does not fit into an address': [
    'getCancellationTerms',
    'getEmailChange',
    'getPaymentConditions',
    'getPromotion',
    'getPropertyTerms',
    'listAddOnOffers',
    'listAmenities',
    'listCategoryDetails',
    'listPromotedRates',
    'listRates',
    'listRoomsById',
    'previewCatalogueImport',
  ],
  'prices: the newest quote replaces the one before it': ['quoteBalance', 'quoteCancellation', 'quoteChange'],
  'counts as one more attempt to get in, which is limited': [
    'validateReservation',
    'requestSignInLink',
    'signInStaff',
    'passSecondFactor',
    'startSecondFactor',
    'startPasskeySignIn',
    'passPasskey',
    'requestPasswordReset',
  ],
  'uses up a link or a challenge, which is good once': [
    'confirmEmail',
    'resetPassword',
    'setOwnPassword',
    'confirmOwnApp',
    'addPasskey',
  ],
  'begins anew what was begun and not finished': ['startOwnApp', 'startPasskey', 'openView'],
  'says how it shall be, and finds that it is': [
    'endSession',
    'endStaffSession',
    'endOwnSession',
    'assignInboxItem',
    'closeInboxItem',
    'changeOwnPassword',
    'changeTeamMember',
    'removeOwnFactor',
  ],
}

onEveryDatabase((open, inFull) => {
  let world: Awaited<ReturnType<typeof aWorldOfWrites>>
  beforeAll(async () => {
    world = await aWorldOfWrites(await open())
  })
  afterAll(() => world.store.close())

  /** What the log says beside the declared path of the call. */
  const logged = () => JSON.stringify(world.logged.map((line) => ({ ...line, route: undefined })))

  const repeats = (names: readonly GuardedName[]) =>
    test.each(names)(
      'an idempotent call, %s: repeats its answer byte for byte, and says so',
      async (name) => {
        const guest = await world.aGuest()
        const sending = await world.writes[name](guest)
        const { version } = await guest.reservation()
        const sender = { ...guest.who, version }
        const key = crypto.randomUUID()
        world.logged.length = 0
        const first = await world.send(name, sender, sending, key)
        expect(first).toMatchObject({ status: 200, replayed: null })
        expect(textsOf(sending.body).filter((text) => logged().includes(text))).toEqual([])
        expect(await world.send(name, sender, sending, key)).toEqual({ ...first, replayed: 'true' })
        const other = await world.send(name, sender, { ...sending, ...sending.other }, key)
        expect(other).toMatchObject({ status: 422, refusal: 'idempotency-key-reused', replayed: null })
        expect(await world.send(name, sender, sending, key)).toEqual({ ...first, replayed: 'true' })
      },
    )
  repeats(byDriver)
  inFull(() => repeats(guarded.filter((name) => !byDriver.includes(name))))

  test.each([
    [
      'a guest',
      'cancelRooms',
      { quoteId: 'none', quoteToken: 'none', acceptedPolicy: true, reason: { firstAnswer: 'changed-plans' } },
      'quote-not-found',
    ],
    ['a guest who sends a file', 'sendDocument', Buffer.from('no file of any kind'), 'document-wrong-type'],
    ['the hotel’s staff', 'decideCancellation', { decision: 'grant' }, 'no-request'],
  ] as const)('%s: repeats its refusal byte for byte, and says so', async (_, name, body, refusal) => {
    const { who, read, paramsOf } = await world.aGuest()
    const sender = { ...who, version: read.version }
    const sending = { params: { ...paramsOf, requestId: crypto.randomUUID() }, body }
    const key = crypto.randomUUID()
    const first = await world.send(name, sender, sending, key)
    expect(first).toMatchObject({ refusal, replayed: null })
    expect(await world.send(name, sender, sending, key)).toEqual({ ...first, replayed: 'true' })
  })
})

/** The texts a call sends, but the shortest, which words of ours may hold by chance: none of them belongs into a log. */
function textsOf(sent: unknown): readonly string[] {
  if (typeof sent === 'string') return sent.length > 2 ? [sent] : []
  return typeof sent === 'object' && sent !== null && !Buffer.isBuffer(sent)
    ? Object.values(sent).flatMap(textsOf)
    : []
}

test('every call of the contract reads, or is done once under a key, or says here why it needs none', () => {
  expect(guarded.length).toBeGreaterThan(14)
  const others = calls.filter(({ method, guard }) => method !== 'GET' && guard === undefined)
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.values(withoutKey).flat().toSorted())
  recordFigure('Calls done once under a key: repeated to the letter', guarded.length)
})

const atOnce = runs('SAME_KEY_REQUESTS', { landing: 0, full: 50 })
const server = inject('postgresUrl')

describe.skipIf(atOnce === 0 || server === undefined).each([
  { copiesAre: 'two copies', clocks: ['15:00:00', '15:00:00'] },
  { copiesAre: 'two copies a minute apart', clocks: ['15:00:00', '15:01:00'] },
])(
  `${atOnce} requests under one key at once, on PostgreSQL, over HTTP, at $copiesAre`,
  ({ copiesAre, clocks }) => {
    let database: Awaited<ReturnType<typeof preparedOn>>
    let store: Store
    let world: Awaited<ReturnType<typeof aWorldOfWrites>>
    let copies: readonly ServiceProcess[]
    let proven = 0

    beforeAll(async () => {
      database = await preparedOn(server ?? '')
      store = await openStore({ url: database.url })
      world = await aWorldOfWrites(store)
      copies = await Promise.all(clocks.map((time) => startProcess(database.url, `2027-03-01T${time}Z`)))
    })
    afterAll(async () => {
      await Promise.all(copies.map(({ kill }) => kill()))
      await store.close()
      await database.drop()
    })

    const sendTo = (index: number) =>
      sendsOnce((host, path, init) => {
        const { port } = copies[index % copies.length] ?? { port: 0 }
        const headers = new Headers(init.headers)
        // From as many networks: what is limited by the network is not what is proven here.
        headers.set('x-forwarded-for', `10.0.${index}.1`)
        const address = host === 'admin' ? 'localhost' : '127.0.0.1'
        return fetch(`http://${address}:${port}${path}`, { ...init, headers })
      })

    /** Sends a call as the pages do: told that the same is still under way, they ask again after the time they are told. */
    async function answered(index: number, ...given: Parameters<ReturnType<typeof sendsOnce>>) {
      for (let tries = 1; ; tries++) {
        const answer = await sendTo(index)(...given)
        if ((answer.refusal !== 'still-running' && answer.status !== 503) || tries === 30) return answer
        await wait(1_000)
      }
    }

    /** What so many requests of a new guest under one key are answered, and how many rows they left in which table. */
    async function sent(name: GuardedName, times: number) {
      const guest = await world.aGuest()
      const sending = await world.writes[name](guest)
      const { version } = await guest.reservation()
      const sender = { ...guest.who, version }
      const key = crypto.randomUUID()
      const before = await rowsByTable(store)
      const answers = await Promise.all(
        Array.from({ length: times }, (_, index) => answered(index, name, sender, sending, key)),
      )
      const after = await rowsByTable(store)
      const left = [...after].flatMap(([table, rows]) => {
        const more = rows - (before.get(table) ?? 0)
        return more === 0 ? [] : [`${table} ${more}`]
      })
      return { answers, left, versions: (await guest.reservation()).version - version }
    }

    test.each(guarded)('%s: one effect, and every answer the same', async (name) => {
      const alone = await sent(name, 1)
      const { answers, ...effect } = await sent(name, atOnce)
      expect(effect).toEqual({ left: alone.left, versions: alone.versions })
      const different = [...new Set(answers.map(({ status, text }) => `${status} ${text}`))]
      expect(different).toEqual([expect.stringMatching(/^200 /)])
      expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1)
      await expectInvariants(store.db)
      proven += 1
    })

    test('no call was left out', () => {
      expect(proven).toBe(guarded.length)
      recordFigure(
        `Same key × ${atOnce} at once, ${copiesAre}: writing calls with one effect and equal answers`,
        `${proven} of ${guarded.length}`,
      )
    })
  },
)

/** How many rows each table has, but for those that a process or a limit fills at its first use. */
async function rowsByTable({ db }: Store): Promise<ReadonlyMap<string, number>> {
  const tables = await db.execute(sql`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('receipt_key', 'throttle')`)
  const counts = (tables as { readonly rows: readonly { readonly name: string }[] }).rows.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`,
  )
  const found = await db.execute(sql.raw(`${counts.join(' union all ')} order by 1`))
  const rows = (found as { readonly rows: readonly { readonly name: string; readonly rows: number }[] }).rows
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}
