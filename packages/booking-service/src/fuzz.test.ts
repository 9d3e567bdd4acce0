import { Ajv2020 } from 'ajv/dist/2020.js'
import { recordFigure, runs } from '@veranda/test-depth'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { Store } from './db/store.ts'
import { openApiDocument } from './http/openapi.ts'
import { addBookings, elena } from './http/testing/a-booking.ts'
import { aService, aToken } from './http/testing/a-service.ts'
import { onEveryDatabaseInFull } from './testing/on-every-database.ts'

type Schema = {
  readonly type?: string | undefined
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}
type Operation = {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json'?: { readonly schema: object } } }>
  >
}

const { paths } = openApiDocument() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    name: operation.operationId,
  })),
)

const requests = runs('FUZZ_REQUESTS', { landing: 1_000, full: 50_000 })
const requestsPerCall = Math.ceil(requests / operations.length)

const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '\u0000',
    "' or 1=1--",
    '../../x',
    '9'.repeat(5_000),
    '\ud800',
    'constructor',
    '__proto__',
    -1,
    1e308,
  ),
)

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type ?? 'anything') {
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 })
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 8),
      })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, fitting(one)])),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    case 'string':
      return schema.pattern && schema.minLength === undefined
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.oneof(
            fc.constantFrom(elena.reservationCode, 'ZPCU', 'Elena'),
            fc.string({ minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? 40 }),
          )
    default:
      return fc.jsonValue()
  }
}

const maybeJunk = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: junk })

// Through bytes, because an address cannot hold half a character.
const text = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString()

onEveryDatabaseInFull((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  describe('whatever is sent, the service answers as documented and never fails', () => {
    const ajv = new Ajv2020({ strict: false })
    let sent = 0

    test.each(operations)('$name', async ({ path, method, operation }) => {
      const replies = Object.fromEntries(
        Object.entries(operation.responses).flatMap(([status, { content }]) => {
          const schema = content?.['application/json']?.schema
          return schema ? [[status, ajv.compile(schema)]] : []
        }),
      )
      const seen = new Set<number>()
      let asked = 0
      const body = operation.requestBody?.content['application/json'].schema
      const request = fc.record({
        parameters: fc.record(
          Object.fromEntries(operation.parameters.map((one) => [one.name, maybeJunk(fitting(one.schema))])),
        ),
        body: body ? maybeJunk(fitting(body)) : fc.constant(undefined),
        isCut: fc.boolean().chain((cut) => (cut ? fc.boolean() : fc.constant(false))),
        isOurs: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      })
      await fc.assert(
        fc.asyncProperty(request, async (made) => {
          const query = new URLSearchParams()
          let address = path
          for (const { name, in: place } of operation.parameters) {
            const value = text(made.parameters[name])
            if (place === 'path')
              address = address.replace(`{${name}}`, () => encodeURIComponent(value) || '-')
            if (place === 'query') query.set(name, value)
          }
          const json = made.body === undefined ? undefined : JSON.stringify(made.body)
          const host = path.startsWith('/api/staff/') ? 'admin' : 'palace'
          const response = await app.request(`http://${host}.localhost${address}?${query}`, {
            method: method.toUpperCase(),
            headers: {
              // From many networks, or the limits would answer alone.
              'x-forwarded-for': `198.51.${seen.size}.${asked++ % 250}`,
              authorization: `Bearer ${aToken(elena.reservationCode, 'palace')}`,
              'content-type': 'application/json',
              ...(made.isOurs ? { 'x-requested-with': 'veranda' } : {}),
            },
            ...(json === undefined ? {} : { body: made.isCut ? json.slice(0, -1) : json }),
          })
          seen.add(response.status)
          expect(response.status).toBeLessThan(500)
          expect(Object.keys(operation.responses)).toContain(String(response.status))
          const reply = replies[String(response.status)]
          if (reply) expect(reply(await response.json()) || reply.errors).toBe(true)
        }),
        { numRuns: requestsPerCall },
      )
      expect(asked).toBeGreaterThanOrEqual(requestsPerCall)
      sent += asked
    })

    test('as many requests were sent as asked for', () => {
      expect(sent).toBeGreaterThanOrEqual(requests)
      recordFigure(`Fuzz of every call, ${store.kind}: requests`, sent)
    })
  })
})
