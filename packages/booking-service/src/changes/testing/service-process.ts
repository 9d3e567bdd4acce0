// The service in a process of its own, for contests and for tests that kill it. Arguments: `<database>
// <folder of migrations> <time of its clock>`; it prints its port. A token names its guest.
import { serve } from '@hono/node-server'
import { embeddedPayments } from '@veranda/dev-payment-provider'
import { createApp } from '../../app.ts'
import { chargeDueBalances } from '../../automatic-charges/charge-due-balances.ts'
import { openStore } from '../../platform/db/open-store.ts'
import { hostTable } from '../../platform/hosts.ts'
import { aClock, aService, anIdentity } from '../../testing/a-service.ts'
import { endLeases } from '../../platform/idempotency/lease.ts'
import { startPayments } from '../../start-payments.ts'
import { sweepPayments } from '../../payments/sweep-payments.ts'
import type { WholeService } from '../../features.ts'
import { fuse } from './die-at.ts'

const [url = '', migrationsFolder = '', start] = process.argv.slice(2)
const death = fuse()
const store = await openStore({ url, migrationsFolder })
await endLeases(store)
const clock = aClock(start)
const origin = 'http://127.0.0.1'
const payments = await startPayments({
  setting: { kind: 'embedded', origin: 'http://pay.localhost' },
  database: store.db,
  clock,
  brandOrigins: [origin],
  openPayments: embeddedPayments,
})
const service: WholeService = {
  ...aService(store),
  clock,
  payments,
  identity: anIdentity(clock),
  hosts: hostTable([{ origin, shell: 'palace', brands: ['palace'] }]),
  log: ({ failure }) => failure === undefined || process.stderr.write(`${failure}\n`),
}
const app = createApp(service)

/**
 * Test headers: `x-dies-at` names the database message at which this process ends, and the answer carries the
 * number of messages; `x-sweeps-after` moves the clock by so many seconds and runs a sweep first; `x-charges-at` sets the
 * clock and runs the job of automatic charges, instead of a call.
 */
const fetch = async (request: Request): Promise<Response> => {
  const later = request.headers.get('x-sweeps-after')
  if (later !== null) {
    clock.moveOn(Number(later))
    await sweepPayments(service)
  }
  const at = request.headers.get('x-dies-at')
  const charges = request.headers.get('x-charges-at')
  if (at === null && charges === null) return app.fetch(request)
  if (at !== null) death.light(Number(at))
  const answer = charges === null ? await app.fetch(request) : await charged(charges)
  answer.headers.set('x-messages', String(death.count()))
  return answer
}
async function charged(at: string): Promise<Response> {
  clock.moveOn((Date.parse(at) - clock.now().getTime()) / 1_000)
  await sweepPayments(service)
  await chargeDueBalances(service)
  return new Response(null, { status: 204 })
}
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
