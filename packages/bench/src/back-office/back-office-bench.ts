import { join } from 'node:path'
import { startProduct } from '../product.ts'
import { type OwnProcess, startProcess, tellingMemory } from '../service/own-process.ts'
import { freePort, startServer } from '../service/postgres.ts'
import { signStaffIn } from '../service/sign-in.ts'
import { median, spread } from '../statistics.ts'
import { ask } from './ask.ts'
import { type AskedList, lists } from './lists.ts'
import { growYear } from './grow-year.ts'
import { measureMemory } from './memory.ts'

const reservations = 100_000
const root = join(import.meta.dirname, '..', '..', '..', '..')

const reportNames = ['payments', 'balances', 'cancellations', 'changes', 'standby', 'answers', 'letters']

/** The reports of a year of days, the most lines there are, and their files. */
function reportsOf(now: Date): readonly AskedList[] {
  const dayOf = (days: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }).format(now.getTime() + days * 24 * 3_600_000)
  const past = `from=${dayOf(-364)}&to=${dayOf(0)}`
  const ahead = `from=${dayOf(0)}&to=${dayOf(364)}`
  const periodOf = (name: string) => (name === 'balances' ? ahead : past)
  return [
    ...reportNames.flatMap((name) =>
      ['month', 'day', 'property'].map((by) => ({
        title: `${name} by ${by}`,
        path: `/reports/${name}?${periodOf(name)}&by=${by}`,
      })),
    ),
    { title: 'payments by day, CSV', path: `/reports/payments/csv?${past}&by=day` },
    ...reportNames.map((name) => ({
      title: `${name} by day, PDF`,
      path: `/reports/${name}/pdf?${periodOf(name)}&by=day`,
    })),
  ].map((asked) => ({ ...asked, limit: 2_000 }))
}

/** How long staff wait for the first page of each list and a year's report, over a year of reservations on PostgreSQL. */
export async function benchBackOffice(runs: number): Promise<void> {
  const server = await startServer()
  let service: OwnProcess | undefined
  try {
    ;(await startProduct(await freePort(), server.url)).stop()
    await growYear(server.url, reservations)
    const port = await freePort()
    service = await startProcess(
      [...tellingMemory, join(root, 'packages/dev-service/dist/main.js')],
      { DATABASE_URL: server.url, PORT: String(port), SAMPLE_DATA: 'yes' },
      `http://127.0.0.1:${port}/readyz`,
    )
    const cookie = await signStaffIn(port)
    process.stdout.write(`\nback office, PostgreSQL, ${reservations} reservations over a year\n`)
    const reports = reportsOf(new Date())
    await measure('first page of a list', lists, { port, cookie, runs })
    await measure('report of a year', reports, { port, cookie, runs })
    const askAll = async () => {
      for (const { path } of [...lists, ...reports]) await answered(port, path, cookie)
    }
    await measureMemory(service, askAll)
  } finally {
    await service?.stop()
    await server.stop()
  }
}

type Measuring = { readonly port: number; readonly cookie: string; readonly runs: number }

async function measure(title: string, asked: readonly AskedList[], { port, cookie, runs }: Measuring) {
  const line = (...cells: readonly string[]) => `${cells.map((cell) => cell.padEnd(26)).join('')}\n`
  process.stdout.write(`\n${line(title, 'ms', 'limit, ms', 'kB')}`)
  for (const { title: name, path, limit } of asked) {
    const times: number[] = []
    let bytes = 0
    for (let run = 0; run <= runs; run++) {
      const began = performance.now()
      bytes = await answered(port, path, cookie)
      // The first of each compiles and reads from the disk what the next have at hand.
      if (run > 0) times.push(performance.now() - began)
    }
    const mark = median(times) > limit ? ' !' : ''
    process.stdout.write(line(name, `${spread(times)}${mark}`, String(limit), (bytes / 1024).toFixed(1)))
  }
}

async function answered(port: number, path: string, cookie: string): Promise<number> {
  const { status, bytes } = await ask(port, `/api/staff${path}`, { cookie })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return bytes
}
