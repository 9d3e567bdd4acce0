// The service in a process of its own, for contests and for tests that kill it. Arguments: `<database>
// <folder of migrations> <time of its clock> [<folder of the database server>]`; it prints its port. A token names its guest.
import { serve } from '@hono/node-server'
import { embeddedPayments } from '@veranda/dev-payment-provider'
import { createApp } from '../../app.ts'
import { chargeDueBalances } from '../../automatic-charges/charge-due-balances.ts'
import { sweepBankTransfers } from '../../bank-transfers/sweep-bank-transfers.ts'
import { openStore } from '../../platform/db/open-store.ts'
import { hostTable, staffLine } from '../../platform/hosts.ts'
import { aClock, aService, anIdentity } from '../../testing/a-service.ts'
import { endLeases } from '../../platform/idempotency/lease.ts'
import { startPayments } from '../../start-payments.ts'
import { sweepPayments } from '../../payments/sweep-payments.ts'
import type { WholeService } from '../../features.ts'
import { killServer } from '../../testing/kill-server.ts'
import { die, fuse } from './die-at.ts'

const [url = '', migrationsFolder = '', start, serverFolder] = process.argv.slice(2)
const death = fuse(serverFolder === undefined ? die : () => killServer(serverFolder))
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
  hosts: hostTable([{ origin, shell: 'palace', brands: ['palace'] }, staffLine('http://localhost')]),
  log: ({ failure }) => failure === undefined || process.stderr.write(`${failure}\n`),
}
const app = createApp(service)

/**
 * Test headers: `x-dies-at` names the database message at which this process, or its database server, ends, and the answer
 * carries the number of messages; `x-sweeps-after` moves the clock by so many seconds and runs a sweep first; `x-job` names a job that
 * is run instead of a call, at the moment of `x-job-at`. Staff call at `localhost`.
 */
const fetch = async (request: Request): Promise<Response> => {
  const later = request.headers.get('x-sweeps-after')
  if (later !== null) {
    clock.moveOn(Number(later))
    await sweepPayments(service)
  }
  const at = request.headers.get('x-dies-at')
  const job = request.headers.get('x-job')
  if (at === null && job === null) return app.fetch(request)
  if (at !== null) death.light(Number(at))
  const answer =
    job === null ? await app.fetch(request) : await ran(job, request.headers.get('x-job-at') ?? '')
  answer.headers.set('x-messages', String(death.count()))
  // Where only the database dies this process goes on: a request that sent fewer messages leaves nothing to the next.
  death.putOut()
  return answer
}
async function ran(job: string, at: string): Promise<Response> {
  clock.moveOn((Date.parse(at) - clock.now().getTime()) / 1_000)
  if (job === 'bank-transfers') await sweepBankTransfers(service)
  else {
    await sweepPayments(service)
    await chargeDueBalances(service)
  }
  return new Response(null, { status: 204 })
}
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
