import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Client, createClient } from '@veranda/contract'
import { aToken } from '../../testing/a-service.ts'
import type { PropertyGuest } from './a-test-property.ts'
import { builtProcess } from './build-process.ts'

export type ServiceProcess = {
  /** The real client over the network; `more` are additional headers. */
  readonly clientOf: (guest: PropertyGuest, more?: Readonly<Record<string, string>>) => Client
  /** Runs the job of automatic charges at a moment; answers how many messages it sent, or nothing if it died first. */
  readonly charge: (at: Date, diesAt?: number) => Promise<number | undefined>
  /** The headers of the last answer. */
  readonly answered: () => Headers | undefined
  readonly errors: () => string
  readonly gone: Promise<unknown>
  /** `kill -9`. */
  readonly kill: () => Promise<void>
}

/** Starts the service on a database, and waits until it listens. */
export async function startProcess(
  database: string,
  startsAt = '2027-03-01T15:00:00Z',
): Promise<ServiceProcess> {
  const [script, migrations] = await builtProcess()
  const child = spawn(process.execPath, [script, database, migrations, startsAt], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { errors: '' }
  child.stderr.on('data', (part: Buffer) => (output.errors += part.toString()))
  const gone = once(child, 'exit')
  const port = await Promise.race([once(child.stdout, 'data').then(String), gone.then(() => undefined)])
  if (port === undefined) throw new Error(output.errors)
  const baseUrl = `http://127.0.0.1:${port.trim()}/api`
  let last: Headers | undefined
  return {
    clientOf: ({ reservationCode, brand }, more = {}) =>
      createClient({
        baseUrl,
        bearer: async () => aToken(reservationCode, brand),
        fetch: async (input, init) => {
          const request = new Request(input, init)
          for (const [name, value] of Object.entries(more)) request.headers.set(name, value)
          const answer = await fetch(request)
          last = answer.headers
          return answer
        },
      }),
    charge: async (at, diesAt = Number.MAX_SAFE_INTEGER) => {
      const headers = { 'x-charges-at': at.toISOString(), 'x-dies-at': String(diesAt) }
      const answer = await fetch(baseUrl, { headers }).catch(() => undefined)
      return answer && Number(answer.headers.get('x-messages'))
    },
    answered: () => last,
    errors: () => output.errors,
    gone,
    kill: () => killed(child, gone),
  }
}

async function killed(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await gone
}
