// The service in a process of its own, for contests and for tests that kill one:
// `<database> <folder of migrations> <its clock's time>`, and it says its port. A token says who a guest is.
import { serve } from '@hono/node-server'
import { createApp } from '../../app.ts'
import { openStore } from '../../db/open-store.ts'
import { hostTable } from '../../http/hosts.ts'
import { aClock, aService, anIdentity } from '../../http/testing/a-service.ts'
import { endLeases } from '../../idempotency/lease.ts'
import { fuse } from './die-at.ts'

const [url = '', migrationsFolder = '', start] = process.argv.slice(2)
const death = fuse()
const store = await openStore({ url, migrationsFolder })
await endLeases(store)
const clock = aClock(start)
const origin = 'http://127.0.0.1'
const app = createApp({
  ...aService(store),
  clock,
  identity: anIdentity(clock),
  hosts: hostTable([{ origin, shell: 'palace', brands: ['palace'] }]),
  log: ({ failure }) => failure === undefined || process.stderr.write(`${failure}\n`),
})

/** A call may say at which message to the database this process ends; the answer says how many there were. */
const fetch = async (request: Request): Promise<Response> => {
  const at = request.headers.get('x-dies-at')
  if (at === null) return app.fetch(request)
  death.light(Number(at))
  const answer = await app.fetch(request)
  answer.headers.set('x-messages', String(death.count()))
  return answer
}
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
