import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { PoolThrottles } from '@veranda/identity'
import { embeddedIdentity } from './embedded-identity.ts'
import type { GuestCredentialsNeeds } from '../guest-credentials.ts'
import type { Identity } from '../identity.ts'

export const publicOrigin = 'http://localhost:4000'

const unlimited = { admit: async () => undefined, uncount: async () => undefined }

/** The embedded pool behind a real HTTP server. `restart` gives it a process's fresh memory. */
export async function identityServer(
  needs: GuestCredentialsNeeds,
  throttles: PoolThrottles = { starts: unlimited, answers: unlimited },
) {
  const failures: unknown[] = []
  const open = (): Identity =>
    embeddedIdentity({ ...needs, publicOrigin, throttles, onFailure: (failure) => failures.push(failure) })
  let identity = open()
  const listener = getRequestListener((request) => {
    if (!identity.handle) throw new Error('The embedded pool serves itself')
    return identity.handle(request, { address: '192.0.2.1' })
  })
  const server = createServer((request, reply) => void listener(request, reply))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/identity`,
    failures,
    identity: () => identity,
    restart: () => {
      identity = open()
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
