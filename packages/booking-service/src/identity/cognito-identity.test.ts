import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { embeddedPool } from '@veranda/dev-identity-pool'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { cognitoIdentity } from './cognito-identity.ts'
import { amplifyGuest } from './testing/amplify-guest.ts'
import { addReservation } from './testing/guest-database.ts'
import { identityServer, publicOrigin } from './testing/identity-server.ts'
import { brands } from '../testing/sample-brands.ts'

const code = 'ABCD-123XYZ-01'
const now = () => new Date('2027-03-14T12:00:00Z')
onEveryDatabaseInFull((open) => {
  let database: Database
  let closeDatabase: () => Promise<void>

  beforeAll(async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'test'
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test'
    const store = await open()
    database = store.db
    closeDatabase = store.close
    const guest = { code, brand: 'palace', firstName: 'Ana', lastName: 'López' } as const
    await addReservation(database, { ...guest, email: 'ana@example.com' })
  })
  afterAll(() => closeDatabase())

  /** The administration API of a pool with one user, left unconfirmed by an attempt that stopped halfway. */
  async function administration() {
    const asked: { operation: string; input: Record<string, unknown> }[] = []
    const server = createServer((request, reply) => {
      void json(request).then((input) => {
        const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
        asked.push({ operation, input: input as Record<string, unknown> })
        const isKnown = operation === 'AdminCreateUser' && asked.length > 2
        reply.writeHead(isKnown ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' })
        return reply.end(JSON.stringify(answerOf(operation, isKnown)))
      })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    return { endpoint: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
  }
  const answerOf = (operation: string, isKnown: boolean) => {
    if (isKnown) return { __type: 'UsernameExistsException', message: 'User account already exists' }
    return operation === 'AdminGetUser' ? { Username: code, UserStatus: 'FORCE_CHANGE_PASSWORD' } : {}
  }

  test('a guest is created in a real pool without a letter, and confirmed if an earlier attempt stopped halfway', async () => {
    const pool = await administration()
    const { ensureGuest } = cognitoIdentity({
      database,
      brands,
      now,
      poolId: 'us-east-1_REAL',
      clientId: 'client',
      endpoint: pool.endpoint,
    })
    await ensureGuest({ reservationCode: code, brand: 'palace' })
    await ensureGuest({ reservationCode: code, brand: 'palace' })
    pool.close()
    expect(pool.asked.map(({ operation }) => operation)).toEqual([
      'AdminCreateUser',
      'AdminSetUserPassword',
      'AdminCreateUser',
      'AdminGetUser',
      'AdminSetUserPassword',
    ])
    expect(pool.asked[0]?.input).toMatchObject({ Username: code, MessageAction: 'SUPPRESS' })
  })

  test('a token is checked against the pool’s published keys, its issuer and client', async () => {
    const server = await identityServer({
      database,
      brands,
      now,
      originOf: (brand) => `http://${brand}.localhost:4000`,
      namesMatch: async () => true,
      onLinkUsed: async () => undefined,
    })
    const guest = amplifyGuest(server.endpoint)
    await guest.signIn(code, { kind: 'names', firstName: 'Ana', lastName: 'López', brand: 'palace' })
    const token = String(await guest.idToken())
    const { poolId, guestClientId } = embeddedPool
    const issuer = `${publicOrigin}/identity/${poolId}`
    const keySetUrl = `${server.endpoint}/${poolId}/.well-known/jwks.json`
    const atThePool = (changes: object) =>
      cognitoIdentity({
        database,
        brands,
        now,
        poolId,
        clientId: guestClientId,
        issuer,
        keySetUrl,
        ...changes,
      }).verifySession(token)
    expect(await atThePool({})).toMatchObject({ reservationCode: code, brand: 'palace' })
    expect(await atThePool({ clientId: 'another-client' })).toBeUndefined()
    await server.close()
    await expect(atThePool({})).rejects.toThrow()
  })
})
