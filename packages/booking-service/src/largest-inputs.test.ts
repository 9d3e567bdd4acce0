import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { addDays } from '@veranda/domain'
import { depth, recordFigure } from '@veranda/test-depth'
import { eq, sql } from 'drizzle-orm'
import { request as httpRequest, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrivals } from './changes/testing/whole-world.ts'
import { supportingDocument } from './schema/supporting-document.ts'
import { dataPolicy } from './platform/http/content-policy.ts'
import { listening } from './platform/http/listen.ts'
import { aStaffToken } from './testing/a-service.ts'
import { beforeALanding, largestFiles } from './documents/testing/largest-files.ts'
import { extremeParts, spansIn } from './testing/extreme-parts.ts'
import { guestsOwn, plain, quotesOf } from './testing/field-values.ts'
import { freePort } from './testing/free-port.ts'
import { longestBlock } from './testing/longest-block.ts'
import { leaveToTheFullRun, onEveryDatabaseInFull } from './testing/on-every-database.ts'
import { type RequestParts, requestWith } from './testing/request-of.ts'
import { aWorldOfGuests, type WorldOfGuests } from './testing/world-of-guests.ts'

/** How long one call may block the event loop, in milliseconds. */
const longestAllowed = 200

const calls = Object.values<AnyEndpoint>(endpoints)
/** What the forms of the staff ask for: elsewhere fields of these names are other things. */
const onStaffForms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  passSecondFactor: { code: '123456' },
  confirmOwnApp: { code: '123456' },
  resetPassword: { secret: 'a'.repeat(40) },
  addTeamMember: { userName: 'sample.clerk' },
}
const nights = 490
const staff = aStaffToken(['agent', 'admin'])
const files = Object.entries(largestFiles).filter(([what]) => depth === 'full' || beforeALanding.has(what))

onEveryDatabaseInFull((open) => {
  let world: WorldOfGuests
  let server: Server
  let port: number
  beforeAll(async () => {
    world = await aWorldOfGuests(await open())
    await sellLongSpans(world)
    port = await freePort()
    server = await listening({ fetch: world.app.fetch, port, policy: dataPolicy(false) })
  })
  afterAll(async () => {
    await new Promise((closed) => server.close(closed))
    await world.store.close()
  })

  /** Usual values of fields: the guest's own ids, so that the call has work to do. */
  const knownTo =
    ({ name }: AnyEndpoint) =>
    (field: string): unknown => {
      // Among the changes, new dates are the one whose work grows with the span.
      if (field === 'purpose') return 'change-dates'
      // They pay with a stored card, beside which a new one's token would be malformed.
      if (field === 'token' && /^start(Balance)?Payment$/.test(name)) return undefined
      const typed = onStaffForms[name]?.[field]
      if (typed !== undefined) return typed
      const key = quotesOf[name]?.[field] ?? guestsOwn[field]
      if (key !== undefined) return world.anna[key]
      return Object.hasOwn(plain, field) ? plain[field] : days[field]
    }

  let sent = 0
  async function send(endpoint: AnyEndpoint, parts: RequestParts): Promise<Answer> {
    sent += 1
    const asker = endpoint.access === 'staff' ? { ...world.anna, token: staff } : world.anna
    return sendOver(port, requestWith(endpoint, parts, asker), `198.51.${sent >> 8}.${sent & 255}`)
  }

  /**
   * The longest blocking of one call; a slow call is repeated twice, because the first run includes
   * compilation.
   */
  async function blockOf(
    call: () => Promise<unknown>,
    before: () => Promise<unknown> = async () => undefined,
  ): Promise<number> {
    let least = Number.POSITIVE_INFINITY
    for (let time = 0; time < 3 && least > longestAllowed; time += 1) {
      await before()
      least = Math.min(least, await longestBlock(call))
    }
    return least
  }

  describe('no call blocks the event loop', () => {
    let longest = 0
    if (depth !== 'full') leaveToTheFullRun('test of the event loop with values beyond their limits')
    test.each(calls)('$name', async (endpoint) => {
      const tooLong: string[] = []
      for (const { what, parts } of extremeParts(endpoint, knownTo(endpoint))) {
        const tier = await blockOf(() => send(endpoint, parts))
        longest = Math.max(longest, tier)
        if (tier > longestAllowed) tooLong.push(`${what}: ${Math.round(tier)} ms`)
      }
      expect(tooLong).toEqual([])
    })

    test.each(files)('a file of %s', async (_, file) => {
      const endpoint = endpoints.sendDocument
      const parts = { params: { bookingId: world.anna.bookingId }, query: {}, body: undefined, file: file() }
      const forget = () =>
        world.store.db
          .delete(supportingDocument)
          .where(eq(supportingDocument.reservationId, world.anna.bookingId))
          .execute()
      const tier = await blockOf(() => send(endpoint, parts), forget)
      longest = Math.max(longest, tier)
      expect(tier).toBeLessThan(longestAllowed)
    })

    test('the longest block of all', () => {
      expect(sent).toBeGreaterThan(calls.length)
      recordFigure(
        `Longest the service computed in one stretch for one call, ${world.store.kind}: ms`,
        Math.round(longest),
      )
    })
  })

  test('the calls do work on these inputs, or the test would prove nothing', async () => {
    const unread: string[] = []
    for (const endpoint of calls) {
      const [usual] = extremeParts(endpoint, knownTo(endpoint))
      const { refusal } = usual ? await send(endpoint, usual.parts) : {}
      if (refusal === 'malformed-request') unread.push(endpoint.name)
    }
    expect(unread).toEqual([])
  })

  // A list that is read by pages costs the same over any span.
  const withSpans = calls
    .filter(({ name }) => name !== 'listStaffReservations')
    .flatMap((endpoint) =>
      spansIn(endpoint).map(([from, to]) => ({ name: endpoint.name, endpoint, from, to })),
    )
  test('calls with a span of dates are found', () => {
    expect(withSpans.length).toBeGreaterThanOrEqual(6)
  })
  test.each(withSpans)(
    '$name refuses more than 430 days from $from to $to',
    async ({ endpoint, from, to }) => {
      const known = knownTo(endpoint)
      const first = arrivals[0]
      for (const [begin, end] of [
        [first, addDays(first, 431)],
        ['0001-01-01', '9999-12-31'],
      ] as const) {
        const given = (field: string) => (field === from ? begin : field === to ? end : known(field))
        const [usual] = extremeParts(endpoint, given)
        expect(usual && (await send(endpoint, usual.parts))).toMatchObject({
          status: 400,
          refusal: 'span-too-long',
        })
      }
    },
  )
})

/** Fields with a date, and their usual values. */
const days: Readonly<Record<string, string>> = Object.fromEntries([
  ...['from', 'checkIn', 'date_start', 'arrival_date', 'date'].map((field) => [field, arrivals[0]]),
  ...['to', 'checkOut', 'date_end'].map((field) => [field, addDays(arrivals[0], 3)]),
])

/** Puts rooms on sale for the longest span that can be requested, and a margin around it. */
async function sellLongSpans({ store: { db } }: WorldOfGuests): Promise<void> {
  const [first] = arrivals
  const more = sql`generate_series(${addDays(first, 20)}::date, ${addDays(first, nights)}::date, interval '1 day') as d`
  await db.execute(sql`insert into inventory (property_id, room_type_id, night, total)
    select property_id, room_type_id, d::date, 60 from inventory, ${more} where night = ${first} on conflict do nothing`)
  await db.execute(sql`insert into nightly_price
    (property_id, room_type_id, rate_plan_id, night, price, extra_adult, extra_teen, extra_kid, currency)
    select property_id, room_type_id, rate_plan_id, d::date, price + extract(doy from d)::int, extra_adult,
      extra_teen, extra_kid, currency
    from nightly_price, ${more} where night = ${first} on conflict do nothing`)
}

type Answer = { readonly status: number; readonly refusal?: string }

/** Sends a request over the network, to its own host and from an address of its own. */
async function sendOver(port: number, made: Request, address: string): Promise<Answer> {
  const { host, pathname, search } = new URL(made.url)
  const body = Buffer.from(await made.arrayBuffer())
  const headers = {
    ...Object.fromEntries(made.headers),
    host,
    'x-forwarded-for': address,
    'content-length': body.length,
  }
  return new Promise((answered, failed) => {
    const { method } = made
    httpRequest({ port, agent: false, method, path: `${pathname}${search}`, headers }, (response) => {
      const { statusCode: status = 0 } = response
      const isProblem = response.headers['content-type']?.startsWith('application/problem')
      text(response).then(
        (answerText) => answered({ ...(isProblem ? (JSON.parse(answerText) as object) : {}), status }),
        failed,
      )
    })
      .on('error', failed)
      .end(body)
  })
}
