import { join } from 'node:path'
import autocannon from 'autocannon'
import { median, shuffled, spread } from '../statistics.ts'
import { fillDatabase } from './fill-database.ts'
import { copiesOf } from './grow.ts'
import { type OwnProcess, startProcess } from './own-process.ts'
import { freePort, startServer } from './postgres.ts'
import { type SignedIn, signGuestsIn } from './sign-in.ts'
import { startService } from './start-service.ts'

const connections = 64
const secondsOfRun = 5
const copies = 100

/** `GET reservation-details` of the built service beside a bare server with the same query, in one run each, in turn. */
export async function benchService(runs: number): Promise<void> {
  const server = await startServer()
  const processes: OwnProcess[] = []
  try {
    const { guests, count } = await fillDatabase(server.url, copies)
    const port = await freePort()
    const service = await startService(port, server.url, profiling())
    processes.push(service)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const idle = service.megabytes()
    const barePort = await freePort()
    const bare = [join(import.meta.dirname, 'bare-server.ts')]
    const bareEnv = { DATABASE_URL: server.url, PORT: String(barePort) }
    processes.push(await startProcess(bare, bareEnv, `http://127.0.0.1:${barePort}/ready`))

    const ports = { ours: port, bare: barePort }
    process.stdout.write(
      `\nreservation-details, ${connections} connections, PostgreSQL, ${count} reservations\n`,
    )
    const measured = [
      { title: `${guests.length} guests reading again and again`, own: guests },
      { title: `${copies * guests.length} guests`, own: copiesOf(guests, copies) },
    ]
    for (const { title, own } of measured) {
      const asked = (await signGuestsIn(port, own)).map(reading)
      const results: Record<keyof typeof ports, autocannon.Result[]> = { ours: [], bare: [] }
      // Neither is fast before its code has been compiled for what it does most; the service has more of it.
      for (let warmUp = 0; warmUp < 4; warmUp++)
        for (const name of ['ours', 'bare'] as const) await load(ports[name], asked)
      for (let run = 0; run < runs; run++)
        for (const name of shuffled(['ours', 'bare'] as const))
          results[name].push(await load(ports[name], asked))
      print(title, results)
    }
    const [start, rest, after] = [service.startedInMs, idle, service.megabytes()].map(Math.round)
    process.stdout.write(`\nservice: started in ${start} ms, ${rest} MB idle, ${after} MB after the load\n`)
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()))
    await server.stop()
  }
}

const reading = ({ guest, token }: SignedIn): autocannon.Request => ({
  path: `/api/booking/reservation-details/${guest.reservationCode}`,
  headers: { authorization: `Bearer ${token}` },
})

const profiling = () =>
  process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : []

async function load(port: number, requests: readonly autocannon.Request[]): Promise<autocannon.Result> {
  let opened = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: secondsOfRun,
    // Each connection in an order of its own, or all would ask for the same at the same time.
    setupClient: (client) => client.setRequests(shuffled(shareOf(requests, opened++))),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors while measuring port ${port}`)
  return result
}

// Many guests are shared out: as many requests for every connection would take the time they are measured in.
const shareOf = (requests: readonly autocannon.Request[], connection: number) =>
  requests.length < 4 * connections
    ? requests
    : requests.filter((_request, index) => index % connections === connection % connections)

function print(title: string, { ours, bare }: Record<'ours' | 'bare', readonly autocannon.Result[]>): void {
  const rows: readonly [label: string, read: (result: autocannon.Result) => number][] = [
    ['requests a second', ({ requests }) => requests.average],
    ['p50, ms', ({ latency }) => latency.p50],
    ['p99, ms', ({ latency }) => latency.p99],
  ]
  const line = (...cells: readonly string[]) => `${cells.map((cell) => cell.padEnd(26)).join('')}\n`
  process.stdout.write(`\n${title}\n${line('', 'bare node:http + pg', 'service', 'ratio')}`)
  for (const [label, read] of rows) {
    const [limit, own] = [bare.map(read), ours.map(read)]
    process.stdout.write(line(label, spread(limit), spread(own), (median(own) / median(limit)).toFixed(2)))
  }
}
