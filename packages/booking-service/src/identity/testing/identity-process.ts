// A service process of its own, for tests that kill one: `node identity-process.ts <folder> <port>`.
import { serve } from '@hono/node-server'
import { embeddedIdentity } from './embedded-identity.ts'
import { openGuestDatabase } from './guest-database.ts'
import { publicOrigin } from './identity-server.ts'
import { brands } from '../../testing/sample-brands.ts'

const [folder, port] = process.argv.slice(2)
const { database } = await openGuestDatabase(folder)
const unlimited = { admit: async () => undefined, uncount: async () => undefined }
const identity = embeddedIdentity({
  database,
  brands,
  now: () => new Date(),
  originOf: (brand) => `http://${brand}.localhost:4000`,
  namesMatch: async () => true,
  onLinkUsed: async () => undefined,
  publicOrigin,
  throttles: { starts: unlimited, answers: unlimited },
  onFailure: () => undefined,
})
const fetch = async (request: Request): Promise<Response> => {
  const token = request.headers.get('authorization')
  if (token) return Response.json({ session: (await identity.verifySession(token)) ?? null })
  return identity.handle?.(request, { address: '192.0.2.1' }) ?? Response.json({})
}
serve({ fetch, port: Number(port), hostname: '127.0.0.1' }, () => process.stdout.write('ready\n'))
