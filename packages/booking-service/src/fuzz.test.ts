import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type AnyEndpoint, endpoints, signInStaff } from '@veranda/contract'
import { recordFigure, runs } from '@veranda/test-depth'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { takingCards } from './cancellations/testing/contenders.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import type { Store } from './platform/db/store.ts'
import { aBackOffice, rightPassword } from './staff/testing/a-back-office.ts'
import { aStaffToken, aToken } from './testing/a-service.ts'
import { queueSignInLink } from './letters/sign-in-link/queue.ts'
import { pdf } from './documents/testing/files.ts'
import type { Schema } from './platform/http/docs-schema.ts'
import { fitting, replacedAt, valueAt } from './testing/fitting.ts'
import { guestsOwn, plain, quotesOf } from './testing/field-values.ts'
import { hostileBody, hostileFor, hostileHeader, hostilePart, jsonOf, partOf } from './testing/hostile.ts'
import { onEveryDatabaseInFull } from './testing/on-every-database.ts'
import { aWorldOfGuests, type Owned, type WorldOfGuests } from './testing/world-of-guests.ts'

type Operation = {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json'?: { readonly schema: object } } }>
  >
}

const { paths } = openApiDocument() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.values<AnyEndpoint>(endpoints).map((endpoint) => {
  const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
  const operation = paths[path]?.[endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`${endpoint.name} is not in the document`)
  return { endpoint, path, operation, name: endpoint.name }
})

const requests = runs('FUZZ_REQUESTS', { landing: 1_000, full: 5_000 })
const requestsPerCall = Math.ceil(requests / operations.length)
// Longer than any request takes on any machine; a request that takes longer counts as hanging.
const longestMs = 60_000

/** How much of a request is wrong: nothing, one field, or everything. */
const wrongs = fc.oneof(
  { weight: 7, arbitrary: fc.constant('nowhere' as const) },
  { weight: 4, arbitrary: fc.constant('in-one-place' as const) },
  { weight: 1, arbitrary: fc.constant('altogether' as const) },
)

type Made = {
  readonly parts: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly isCut: boolean
  readonly isOurs: boolean
}

/** Requests of a call generated from its schemas, valid and invalid. */
function requestsOf({ endpoint, operation }: (typeof operations)[number], own: Owned): fc.Arbitrary<Made> {
  const known = (name: string): unknown => {
    const key = quotesOf[endpoint.name]?.[name] ?? guestsOwn[name]
    return key === undefined ? plain[name] : own[key]
  }
  const inAddress = operation.parameters.filter(({ in: place }) => place !== 'header')
  const inHead = operation.parameters.filter(({ in: place }) => place === 'header')
  const schema = operation.requestBody?.content['application/json'].schema
  const right = fc.record({
    parts: fc.record(
      Object.fromEntries(inAddress.map(({ name, schema: one }) => [name, fitting(one, known, name)])),
    ),
    headers: fc.constant<Readonly<Record<string, string>>>({}),
    body: schema ? fitting(schema, known) : fc.constant(undefined),
    isCut: fc.constant(false),
    isOurs: fc.constant(true),
  })
  return fc.tuple(right, wrongs).chain(([made, wrong]): fc.Arbitrary<Made> => {
    if (wrong === 'nowhere') return fc.constant(made)
    if (wrong === 'altogether')
      return fc.record({
        ...constants(made),
        body: schema ? hostileBody : fc.constant(undefined),
        isCut: fc.boolean(),
        isOurs: fc.boolean(),
      })
    const places = [
      ...(schema ? [oneOfTheBody(made)] : []),
      ...inAddress.map(({ name }) =>
        hostilePart.map((part) => ({ ...made, parts: { ...made.parts, [name]: part } })),
      ),
      ...[...inHead.map(({ name }) => name), 'accept-language'].map((name) =>
        hostileHeader.map((text) => ({ ...made, headers: { [name]: text } })),
      ),
    ]
    // Bodies have many fields, whose values go on to the database, so they come up more often.
    return schema ? fc.oneof({ weight: 6, arbitrary: oneOfTheBody(made) }, ...places) : fc.oneof(...places)
  })
}

const oneOfTheBody = (made: Made): fc.Arbitrary<Made> =>
  fc.nat(50).chain((place) =>
    hostileFor(valueAt(made.body, place)).map((by) => ({
      ...made,
      body: replacedAt(made.body, place, by),
    })),
  )

const constants = ({ parts, headers }: Made) => ({ parts: fc.constant(parts), headers: fc.constant(headers) })

/** Refusals given before the call's own code runs. */
const atTheDoor = new Set(
  `not-signed-in foreign-origin staff-only not-json request-too-large method-not-allowed
  idempotency-key-needed version-needed`.split(/\s+/),
)
const nothingHere = 'There is nothing at this address.'

type Problem = {
  readonly refusal: string
  readonly detail: string
  readonly attached?: unknown
  readonly errors?: readonly unknown[]
}

/** The cookie of a member of staff who is signed in. */
async function aStaffCookie(store: Store, userName: string): Promise<string> {
  const office = aBackOffice(store)
  await office.anAccount(userName)
  const browser = office.aBrowser()
  const body = { userName, password: rightPassword, source: 'local' } as const
  await browser.client.call(signInStaff, { body })
  return browser.cookie()
}

/** Nothing, one dot and two of them lead to the address of another call. */
const segmentOf = (value: unknown): string => partOf(value).replace(/^\.{0,2}$/, '-')

const isOfOwnAccount = ({ permission }: AnyEndpoint): boolean => permission === 'account:edit'

/** Whether an answer came from the call's own code, or from the checks before it. */
const isOfTheCall = (status: number, { refusal, detail, attached, errors }: Problem): boolean =>
  status < 400 ||
  !(
    atTheDoor.has(refusal) ||
    detail === nothingHere ||
    errors !== undefined ||
    (refusal === 'version-changed' && attached === undefined)
  )

onEveryDatabaseInFull((open) => {
  let world: WorldOfGuests
  let app: ReturnType<typeof createApp>
  let cookie = ''
  beforeAll(async () => {
    world = await aWorldOfGuests(await open())
    const { store } = world
    const { service } = takingCards(store)
    const staffConsole = { database: store.db, now: service.clock.now, onOrder: () => undefined }
    app = createApp({
      ...service,
      mail: { queueSignInLink: (selection) => queueSignInLink(staffConsole, selection) },
    })
  })
  afterAll(() => world.store.close())

  const send = async (
    { endpoint, path, operation }: (typeof operations)[number],
    made: Made,
    nth: number,
  ) => {
    const { anna } = world
    const query: string[] = []
    let address = path
    for (const { name, in: place } of operation.parameters) {
      if (place === 'path') address = address.replace(`{${name}}`, () => segmentOf(made.parts[name]))
      if (place === 'query' && made.parts[name] !== undefined)
        query.push(`${name}=${partOf(made.parts[name])}`)
    }
    const json = made.body === undefined ? undefined : jsonOf(made.body)
    const body = endpoint.takesFile ? Uint8Array.from(pdf()) : made.isCut ? json?.slice(0, -1) : json
    const token =
      endpoint.access === 'staff' ? aStaffToken(['admin']) : aToken(anna.reservationCode, 'palace')
    const version = endpoint.guard === 'once-on-version' ? await world.versionOf(anna) : 0
    const host = address.startsWith('/api/staff/') ? 'admin' : 'palace'
    return app.request(`http://${host}.localhost${address}?${query.join('&')}`, {
      method: endpoint.method,
      headers: {
        // From many networks; otherwise the rate limits would answer every request.
        'x-forwarded-for': `198.51.${nth % 250}.${Math.floor(nth / 250) % 250}`,
        authorization: `Bearer ${token}`,
        // A token of the user pool has no account here.
        ...(isOfOwnAccount(endpoint) ? { cookie, origin: 'http://admin.localhost:4000' } : {}),
        'content-type': endpoint.takesFile ? 'application/octet-stream' : 'application/json',
        ...(endpoint.takesFile ? { 'veranda-file-name': 'proof.pdf' } : {}),
        ...(endpoint.guard ? { 'idempotency-key': randomUUID() } : {}),
        ...(endpoint.guard === 'once-on-version' ? { 'if-match': `"r${version}"` } : {}),
        ...(made.isOurs ? { 'x-requested-with': 'veranda' } : {}),
        ...made.headers,
      },
      ...(body === undefined || endpoint.method === 'GET' ? {} : { body }),
    })
  }

  describe('whatever is sent, the service answers as documented, in time, and never with a 5xx', () => {
    const ajv = new Ajv2020({ strict: false })
    const counts = { sent: 0, ofTheCall: 0, done: 0 }

    test.each(operations)('$name', async (call) => {
      const { endpoint, operation } = call
      // Each with an account of its own: a request made up for a call before may have ended the session of another one.
      if (isOfOwnAccount(endpoint)) cookie = await aStaffCookie(world.store, `fuzzed.${endpoint.name}`)
      const replies = Object.fromEntries(
        Object.entries(operation.responses).flatMap(([status, { content }]) => {
          const schema = content?.['application/json']?.schema
          return schema ? [[status, ajv.compile(schema)]] : []
        }),
      )
      let asked = 0
      let ofTheCall = 0
      const heard = new Map<string, number>()
      const began = counts.sent
      const ask = async (made: Made) => {
        const nth = began + asked++
        const limit = new AbortController()
        const response = await Promise.race([
          send(call, made, nth),
          wait(longestMs, undefined, { signal: limit.signal }),
        ])
        limit.abort()
        if (!response) throw new Error(`No answer within ${longestMs / 1000} seconds`)
        const { status } = response
        expect(status).toBeLessThan(500)
        expect(Object.keys(operation.responses)).toContain(String(status))
        const isJson = /json/.test(response.headers.get('content-type') ?? '')
        const problem: unknown = isJson ? await response.json() : undefined
        const reply = replies[String(status)]
        if (reply) expect(reply(problem) || reply.errors).toBe(true)
        if (isOfTheCall(status, (problem ?? {}) as Problem)) ofTheCall++
        if (status < 300) counts.done++
        const word = status < 400 ? String(status) : (problem as Problem).refusal
        heard.set(word, (heard.get(word) ?? 0) + 1)
      }
      const requestsOfCall = requestsOf(call, world.anna)
      await fc.assert(fc.asyncProperty(requestsOfCall, ask), { numRuns: requestsPerCall })
      expect(asked).toBeGreaterThanOrEqual(requestsPerCall)
      // A test whose requests nearly all fail before the call's own code proves nothing. All of a few can be wrong by
      // chance, so further ones are sent then.
      const isEnough = () => ofTheCall >= asked / 10
      for (const made of isEnough() ? [] : fc.sample(requestsOfCall, 60)) {
        await ask(made)
        if (isEnough()) break
      }
      expect(isEnough() ? undefined : [endpoint.name, Object.fromEntries(heard)]).toBeUndefined()
      counts.sent += asked
      counts.ofTheCall += ofTheCall
    })

    test('as many requests were sent as planned, and most reached their call', () => {
      expect(counts.sent).toBeGreaterThanOrEqual(requests)
      expect(counts.ofTheCall).toBeGreaterThan(counts.sent / 2)
      const { kind } = world.store
      recordFigure(`Fuzz of every call, ${kind}: requests`, counts.sent)
      recordFigure(`Fuzz of every call, ${kind}: came through to the call`, counts.ofTheCall)
      recordFigure(`Fuzz of every call, ${kind}: done`, counts.done)
    })
  })
})
