import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SampleSignIn } from '@veranda/dev-sample-group'
import {
  ask,
  freePort,
  poolClient,
  type Program,
  rawRequest,
  ready,
  run,
} from '@veranda/booking-service/testing'
import { copySampleFolder } from './testing/sample-folder.ts'

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }
type ReceivedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
}

const [port, metricsPort, collectorPort] = [await freePort(), await freePort(), await freePort()]
const folder = mkdtempSync(join(tmpdir(), 'veranda-watched-'))
const received: string[] = []
let collector: Server
let program: Program
let guest: SampleSignIn
let host: string
let token: string
let metrics: string
let shownId: string
let email: string

const sent = '{outcome="sent"}'
const metricsOf = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

/** The log, without the table of sample guests that development prints. */
const logOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n')

/** The value of a metric with exactly these labels. */
const valueOf = (name: string, labels = ''): number | undefined => {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name}${labels} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

async function receive(request: IncomingMessage): Promise<void> {
  const body = await text(request)
  if (request.url === '/v1/traces') received.push(body)
}

const spans = (): readonly ReceivedSpan[] =>
  received.flatMap((body) =>
    (
      JSON.parse(body) as {
        readonly resourceSpans: readonly {
          readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
        }[]
      }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const attribute = ({ attributes }: ReceivedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value['stringValue']

beforeAll(async () => {
  collector = createServer((request, reply) => {
    void receive(request).finally(() =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    )
  }).listen(collectorPort)
  await copySampleFolder(join(folder, 'data'))
  program = run({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SAMPLE_DATA: 'yes',
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  })
  await ready(program, port)
  const samples = (await (
    await fetch(`http://localhost:${port}/samples.json`)
  ).json()) as readonly SampleSignIn[]
  const palace = samples.find(({ origin }) => origin.includes('//palace.'))
  if (!palace) throw new Error('No sample guest of palace')
  guest = palace
  host = new URL(guest.origin).host
  token = await poolClient(port).signIn(guest)
  const stay = `/api/booking/reservation-details/${guest.reservationCode}`
  const answered = await ask(port, host, stay, { authorization: `Bearer ${token}` })
  ;[email = ''] = /[\w.+-]+@[\w.-]+/.exec(answered.body) ?? []
  const asked = await rawRequest(port, host, '/api/booking/reservation/sign-in-link', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'veranda',
      origin: guest.origin,
    },
    body: JSON.stringify({ reservationCode: guest.reservationCode, email, locale: 'en' }),
  })
  if (asked.status !== 202) throw new Error(asked.body)
  const refused = await ask(port, host, stay)
  shownId = (JSON.parse(refused.body) as { readonly instance: string }).instance.split('/').at(-1) ?? ''
  await ask(port, host, `/nowhere/${guest.reservationCode}?name=${guest.lastName}`)
  // The letter leaves in its own time.
  do {
    await wait(100)
    metrics = await metricsOf()
  } while (valueOf('veranda_letters_total', sent) === undefined)
  program.child.kill('SIGTERM')
  await program.ended
})
afterAll(async () => {
  program.child.kill('SIGKILL')
  collector.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('what is measured', () => {
  test('requests by declared path and status, with their durations', () => {
    const route = '/booking/reservation-details/:codeReservation'
    for (const status of [200, 401])
      expect(
        valueOf('veranda_request_seconds_count', `{method="GET",route="${route}",status="${status}"}`),
      ).toBe(1)
    expect(valueOf('veranda_refusals_total', `{route="${route}",refusal="not-signed-in"}`)).toBe(1)
  })

  test('sign-ins, letters, jobs, and the process itself', () => {
    expect(valueOf('veranda_sign_ins_total', '{by="names",outcome="match"}')).toBe(1)
    expect(valueOf('veranda_letters_total', sent)).toBe(1)
    expect(valueOf('veranda_job_last_done_timestamp_seconds', '{name="payments"}')).toBeGreaterThan(1e9)
    expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeTypeOf('number')
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  })
})

describe('what is traced', () => {
  test('a request is found by the id its guest was shown, and is named by its declared path', () => {
    const found = spans().find((span) => attribute(span, 'veranda.request_id') === shownId)
    expect(found?.name).toBe('GET /booking/reservation-details/:codeReservation')
  })

  test('its statements stand below it, with the places of their values and without them', () => {
    const requests = spans().filter(({ name }) => name.startsWith('GET /booking/reservation-details'))
    const ids = new Set(requests.map(({ spanId }) => spanId))
    const statements = spans().filter(({ parentSpanId = '' }) => ids.has(parentSpanId))
    expect(statements.map(({ name }) => name)).toContain('database select')
    expect(statements.map((span) => attribute(span, 'db.query.text')).join('\n')).toContain('$1')
  })

  test('a letter is a span of its own', () => {
    expect(spans().map(({ name }) => name)).toContain('send letter')
  })
})

test('no name, number, address or token of a guest is measured, traced or logged', () => {
  const { reservationCode, firstName, lastName } = guest
  expect(email).toContain('@')
  const [, payload = ''] = token.split('.')
  const written = {
    metrics,
    spans: received.join('\n'),
    log: logOf(program.output()),
  }
  for (const [where, what] of Object.entries(written)) {
    expect(what).toContain('/booking/reservation-details/:codeReservation')
    const found = [reservationCode, firstName, lastName, payload, email].filter((one) => what.includes(one))
    expect([where, found]).toEqual([where, []])
  }
})
