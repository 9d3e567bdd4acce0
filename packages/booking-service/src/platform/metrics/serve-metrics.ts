import { createServer, type Server } from 'node:http'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { auditCheck } from '../../schema/audit.ts'
import { outbox } from '../../schema/outbox.ts'
import type { Store } from '../db/store.ts'
import type { Clock } from '../service.ts'
import { SettingsError } from '../settings-error.ts'
import { counted } from '../telemetry/meters.ts'

export type MetricsAddress = { readonly port: number; readonly host: string }

export type MetricsParts = { readonly store: Store; readonly clock: Clock }

/**
 * Serves `/metrics` on a port of its own, in the text format of Prometheus. Guests reach the service's port and not this
 * one: by default it listens on the machine itself only.
 */
export function serveMetrics({ port, host }: MetricsAddress, parts: MetricsParts): Promise<Server> {
  const registry = Registry.merge([counted, readAtScrape(parts)])
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void reply.writeHead(404).end()
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    )
  })
  return new Promise((ready, failed) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      failed(new SettingsError(`Port ${port} of METRICS_PORT cannot be used on ${host}: ${failure.code}.`)),
    )
    server.listen(port, host, () => ready(server))
  })
}

/** What is read when it is asked for: the process, the pool of connections, the letters that wait, the audit. */
function readAtScrape({ store, clock }: MetricsParts): Registry {
  const registry = new Registry()
  // Both figures of letters are collected at once, and share one reading.
  let reading: ReturnType<typeof waitingLetters> | undefined
  const waiting = () => {
    reading ??= waitingLetters(store, clock.now()).finally(() => {
      reading = undefined
    })
    return reading.catch(() => undefined)
  }
  collectDefaultMetrics({ register: registry })
  const { connections } = store
  if (connections)
    registry.registerMetric(
      new Gauge({
        name: 'veranda_database_connections',
        help: 'Connections to the database in use and idle, callers that wait for one, and how many there may be.',
        labelNames: ['state'] as const,
        registers: [],
        collect() {
          for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
        },
      }),
    )
  registry.registerMetric(
    new Gauge({
      name: 'veranda_letters_waiting',
      help: 'Letters of all copies that are to be sent.',
      registers: [],
      async collect() {
        show(this, (await waiting())?.count)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'veranda_letters_oldest_seconds',
      help: 'How long the oldest letter that may leave has been waiting.',
      registers: [],
      async collect() {
        show(this, (await waiting())?.oldestSeconds)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'veranda_audit_broken',
      help: 'Whether an entry of the audit was not what was written when all were last read: 1, or 0.',
      registers: [],
      async collect() {
        const broken = store.db.$count(auditCheck, isNotNull(auditCheck.brokenEntry))
        show(this, await broken.catch(() => undefined))
      },
    }),
  )
  return registry
}

/** While the database is away nothing is said, rather than that nothing waits. */
function show(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

/** How many letters wait, and for how long the oldest has been waiting that may leave. */
export async function waitingLetters({ db }: Store, now: Date) {
  const mayLeave = sql`coalesce(${outbox.leavesAt}, ${outbox.createdAt})`
  const [row] = await db
    .select({ count: sql<string>`count(*)`, since: sql<string | null>`extract(epoch from min(${mayLeave}))` })
    .from(outbox)
    .where(isNull(outbox.doneAt))
  const seconds = row?.since == null ? 0 : now.getTime() / 1000 - Number(row.since)
  return { count: Number(row?.count ?? 0), oldestSeconds: Math.max(0, seconds) }
}
