import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Client, createClient } from '@veranda/contract'
import { aStaffToken, aToken } from '../../testing/a-service.ts'
import type { PropertyGuest } from './a-test-property.ts'
import { builtProcess, type Guard } from './build-process.ts'

type ProcessOptions = {
  readonly guard?: Guard
  /** The folder of a database server: the server is killed where otherwise this process would end. */
  readonly serverFolder?: string
}

export type ServiceProcess = {
  /** Where it answers: guests at `127.0.0.1`, staff at `localhost`. */
  readonly port: number
  /** The real client over the network; `more` are additional headers. */
  readonly clientOf: (guest: PropertyGuest, more?: Readonly<Record<string, string>>) => Client
  /** Runs the job of automatic charges at a moment; answers how many messages it sent, or nothing if it died first. */
  readonly charge: (at: Date, diesAt?: number) => Promise<number | undefined>
  /** The same of the job that waits for bank transfers. */
  readonly sweepTransfers: (at: Date, diesAt?: number) => Promise<number | undefined>
  /** Moves its clock on by so many seconds, and lets the sweep of payments run. */
  readonly passes: (seconds: number) => Promise<void>
  /** The staff, as the console calls the service. */
  readonly staff: (more?: Readonly<Record<string, string>>) => Client
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
  { guard, serverFolder }: ProcessOptions = {},
): Promise<ServiceProcess> {
  const [script, migrations] = await builtProcess(guard)
  const more = serverFolder === undefined ? [] : [serverFolder]
  const child = spawn(process.execPath, [script, database, migrations, startsAt, ...more], {
    // Compiled by the first, the others start a quarter sooner.
    env: { ...process.env, NODE_COMPILE_CACHE: `${script}.compiled` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { errors: '' }
  child.stderr.on('data', (part: Buffer) => (output.errors += part.toString()))
  const gone = once(child, 'exit')
  const port = await Promise.race([once(child.stdout, 'data').then(String), gone.then(() => undefined)])
  if (port === undefined) throw new Error(output.errors)
  const baseUrl = `http://127.0.0.1:${port.trim()}/api`
  let last: Headers | undefined
  const run = async (job: string, at: Date, diesAt = Number.MAX_SAFE_INTEGER) => {
    const headers = { 'x-job': job, 'x-job-at': at.toISOString(), 'x-dies-at': String(diesAt) }
    const answer = await fetch(baseUrl, { headers }).catch(() => undefined)
    return answer && Number(answer.headers.get('x-messages'))
  }
  const client = (url: string, token: string, more: Readonly<Record<string, string>>) =>
    createClient({
      baseUrl: url,
      bearer: async () => token,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        for (const [name, value] of Object.entries(more)) request.headers.set(name, value)
        const answer = await fetch(request)
        last = answer.headers
        return answer
      },
    })
  return {
    port: Number(port),
    clientOf: ({ reservationCode, brand }, more = {}) =>
      client(baseUrl, aToken(reservationCode, brand), more),
    charge: (at, diesAt) => run('charges', at, diesAt),
    sweepTransfers: (at, diesAt) => run('bank-transfers', at, diesAt),
    passes: async (seconds) => {
      const answer = await fetch(baseUrl, { headers: { 'x-sweeps-after': String(seconds) } })
      await answer.arrayBuffer()
    },
    staff: (more = {}) => client(baseUrl.replace('127.0.0.1', 'localhost'), aStaffToken(['admin']), more),
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
