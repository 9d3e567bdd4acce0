import { type AnyEndpoint, createClient, endpoints, type Failure, failureOf } from '@veranda/contract'
import { recordFigure } from '@veranda/test-depth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idempotency } from './schema/idempotency.ts'
import type { Store } from './platform/db/store.ts'
import { aStaffToken, aToken } from './testing/a-service.ts'
import { aWorldOfWrites, type GuardedName } from './testing/guarded-writes.ts'
import { openEmbedded } from './testing/on-every-database.ts'
import { refusalRecipes } from './testing/refusal-recipes.ts'
import type { Sending } from './testing/sends-once.ts'
import { isForAnybody, isOnStaffHost } from './testing/is-on-staff-host.ts'

const calls = Object.values<AnyEndpoint>(endpoints)
const declared = calls.flatMap(({ name, refusals = {} }) =>
  Object.keys(refusals).map((word) => ({ name, word })),
)

describe('each call’s declared refusals', () => {
  let store: Store
  let recipes: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>>
  beforeAll(async () => {
    store = await openEmbedded()
    recipes = await refusalRecipes(store)
  })
  afterAll(() => store.close())

  test.each(declared)('$name refuses with $word, and the client reads it', async ({ name, word }) => {
    expect(await recipes[name]?.[word]?.()).toMatchObject({
      ok: false,
      refusal: { kind: 'refused', refusal: word },
    })
  })

  test('have all been seen', () => {
    expect(declared.length).toBeGreaterThan(100)
    recordFigure('Refusals of calls, each seen through the client', declared.length)
  })
})

describe('the refusals that every call of a kind has', () => {
  let world: Awaited<ReturnType<typeof aWorldOfWrites>>
  beforeAll(async () => {
    world = await aWorldOfWrites(await openEmbedded())
  })
  afterAll(() => world.store.close())

  /** The refusal of a call as the client reads it; `undefined` if it succeeds. */
  async function refusalTo(
    endpoint: AnyEndpoint,
    token: string,
    { params, body, guard }: Omit<Sending, 'other'> & { readonly guard?: Guard },
  ): Promise<Failure | undefined> {
    const baseUrl = `http://${isOnStaffHost(endpoint) ? 'admin' : 'palace'}.localhost:4000/api`
    if (endpoint.takesFile) {
      // The client sends files only in a browser; it reads the answer in the same way here.
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, field: string) => params?.[field] ?? '')
      const response = await world.app.request(baseUrl + path, {
        method: 'POST',
        ...(body === undefined ? {} : { body: body as BodyInit }),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'x-requested-with': 'veranda',
          'idempotency-key': guard?.key ?? '',
          'veranda-file-name': 'proof.pdf',
        },
      })
      return response.ok ? undefined : failureOf(endpoint, response)
    }
    const client = createClient({
      baseUrl,
      bearer: async () => token,
      fetch: async (input, init) => world.app.fetch(new Request(input, init)),
    })
    const answer = await client.call(endpoint, { params, body, guard } as never)
    return answer.ok ? undefined : answer.refusal
  }

  const anyParams = ({ path }: AnyEndpoint) => ({
    params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1'])),
  })

  test.each(calls.filter((call) => !isForAnybody(call)))('$name: without a session', async (endpoint) => {
    expect(await refusalTo(endpoint, 'nobody', anyParams(endpoint))).toEqual({ kind: 'not-signed-in' })
  })

  test.each(calls.filter(({ access }) => access === 'staff'))(
    '$name: staff without a role',
    async (endpoint) => {
      expect(await refusalTo(endpoint, aStaffToken([]), anyParams(endpoint))).toEqual({ kind: 'forbidden' })
    },
  )

  test.each(calls.filter(({ guard }) => guard !== undefined))(
    '$name: a stale version, a reused key, two at once',
    async (endpoint) => {
      const guest = await world.aGuest()
      const { other, ...sending } = await world.writes[endpoint.name as GuardedName](guest)
      const { version } = await guest.reservation()
      const guard = { key: crypto.randomUUID(), version }
      const token =
        endpoint.access === 'staff'
          ? aStaffToken(['admin'])
          : aToken(guest.who.reservationCode, guest.who.brand)
      const ask = (over: object = {}) => refusalTo(endpoint, token, { ...sending, guard, ...over })
      if (endpoint.guard === 'once-on-version')
        expect(await ask({ guard: { key: crypto.randomUUID(), version: version + 7 } })).toMatchObject({
          refusal: 'version-changed',
        })
      expect(await ask()).toBeUndefined()
      expect(await ask(other)).toMatchObject({ refusal: 'idempotency-key-reused' })
      await world.store.db
        .update(idempotency)
        .set({ state: 'running', leaseUntil: new Date('2027-12-31T00:00:00Z') })
        .where(eq(idempotency.key, guard.key))
      expect(await ask()).toMatchObject({ refusal: 'still-running' })
    },
  )
})

type Guard = { readonly key: string; readonly version: number }
