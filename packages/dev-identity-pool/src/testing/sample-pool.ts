import { embeddedPool, type UserPool } from '../user-pool.ts'
import { userPoolHandler } from '../user-pool-handler.ts'
import { guestTriggers } from '@veranda/identity'
import { sampleCredentials } from '@veranda/identity/testing'
import { memoryStore } from './memory-store.ts'

const noon = new Date('2027-03-14T12:00:00Z')

/** A pool with one guest, and a way to call it as its clients do. */
export function samplePool(clock = { now: noon }) {
  const pool: UserPool = {
    poolId: embeddedPool.poolId,
    clients: { [embeddedPool.guestClientId]: ['CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH'] },
    issuer: `https://stay.example.com/identity/${embeddedPool.poolId}`,
    store: memoryStore(),
    triggers: guestTriggers(sampleCredentials()),
    now: () => clock.now,
  }
  const failures: unknown[] = []
  const unlimited = { admit: async () => undefined, uncount: async () => undefined }
  const handle = userPoolHandler(pool, {
    basePath: '/identity',
    throttles: { starts: unlimited, answers: unlimited },
    onFailure: (failure) => failures.push(failure),
  })
  const send = (request: Request) => handle(request, { address: '192.0.2.1' })
  const call = async (operation: string, body: unknown) => {
    const reply = await send(
      new Request('https://stay.example.com/identity', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
  return { pool, clock, failures, send, call }
}
