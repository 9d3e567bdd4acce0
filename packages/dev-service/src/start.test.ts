import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { embeddedPool } from '@veranda/dev-identity-pool'
import type { SampleSignIn } from '@veranda/dev-sample-group'
import { StoreError } from '@veranda/booking-service'
import { property } from '@veranda/booking-service/tables'
import {
  ask,
  freePort,
  openStore,
  pdf,
  poolClient,
  type Program,
  ready,
  run,
} from '@veranda/booking-service/testing'
import { copySampleFolder } from './testing/sample-folder.ts'

const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'veranda-start-'))
const sample = join(folder, 'sample')
const programs: Program[] = []
let product: Program | undefined

const start = (env: Readonly<Record<string, string>>): Program => {
  const program = run({ PORT: String(port), ...env })
  programs.push(program)
  return program
}

/** The sample product, started where it is not running. */
async function running(): Promise<Program> {
  if (!product || product.child.exitCode !== null || product.child.signalCode !== null) {
    product = start({ SAMPLE_DATA: 'yes', DATA_DIR: sample })
    await ready(product, port)
  }
  return product
}

const samplesOf = async (): Promise<readonly SampleSignIn[]> =>
  (await (await fetch(`http://localhost:${port}/samples.json`)).json()) as readonly SampleSignIn[]

beforeAll(() => copySampleFolder(sample))
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL')
  await Promise.all(programs.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

/** What a start that fails says: exactly one line, and the exit code is 1. */
async function refusalOf(env: Readonly<Record<string, string>>): Promise<string> {
  const program = start(env)
  expect(await program.ended).toBe(1)
  const [sentence = '', ...more] = program.errors().trimEnd().split('\n')
  expect(more).toEqual([])
  expect(program.output()).toBe('')
  return sentence
}

describe('what prevents the start is told in one sentence', () => {
  test('a port that is taken', async () => {
    const other = createServer()
    const taken = await new Promise<number>((listening) =>
      other.listen(0, () => listening((other.address() as AddressInfo).port)),
    )
    const DATA_DIR = join(folder, 'taken')
    await copySampleFolder(DATA_DIR)
    expect(await refusalOf({ PORT: String(taken), DATA_DIR })).toBe(
      `Port ${taken} is taken by another program: set PORT to a free one.`,
    )
    other.close()
  })

  test('a folder another process uses', async () => {
    await running()
    expect(await refusalOf({ PORT: String(await freePort()), DATA_DIR: sample })).toMatch(
      /^The folder \S+ is in use by another process/,
    )
  })

  test('a folder that is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await refusalOf({ DATA_DIR: file })).toMatch(/is a file; the database needs a folder\.$/)
  })

  // Every other sentence about a setting is proved where settings are read.
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [
      { DATABASE_URL: 'postgres://guest:SECRET@127.0.0.1:1/veranda' },
      'The PostgreSQL server of DATABASE_URL cannot be reached.',
    ],
  ])('%j', async (env, sentence) => {
    expect(await refusalOf(env)).toBe(sentence)
  })
})

describe('a folder that cannot hold a database is refused in a sentence, as a start tells it', () => {
  const refused = async (path: string, sentence: RegExp) => {
    const opening = openStore({ url: `pglite:${path}` })
    await expect(opening).rejects.toThrow(StoreError)
    await expect(opening).rejects.toThrow(sentence)
  }

  test('a folder that nobody can make', () => refused('/proc/x', /^The (folder|database in) \S+ cannot be/))

  const small = join(folder, 'small')
  const canMount = mounted(small)
  afterAll(() => canMount && void execFileSync('umount', [small]))
  if (!canMount) console.error('\n!!! NOT TESTED: a full disk, because none could be mounted !!!\n')
  test.skipIf(!canMount)('a full disk', () => refused(small, /^The disk is full/))
})

function mounted(path: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('mkdir', ['-p', path])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('where another was killed while it made the database, the next one begins anew', async () => {
  const data = join(folder, 'killed')
  mkdirSync(data)
  for (const name of ['PG_VERSION', 'UNFINISHED']) writeFileSync(join(data, name), '17')
  const startFrom = join(inject('builtDir'), 'empty-database.tgz')
  const store = await openStore({ url: `pglite:${data}`, startFrom })
  expect(await store.db.$count(property)).toBe(0)
  await store.close()
  expect(existsSync(join(data, 'UNFINISHED'))).toBe(false)
})

describe('a running service', () => {
  test('killed in the middle of sign-ins, starts again at once and has lost nobody it let in', async () => {
    const first = await running()
    const samples = await samplesOf()
    const pool = poolClient(port)
    const letIn: { readonly token: string; readonly origin: string }[] = []
    const burst = samples.slice(0, 20).map(async (guest) => {
      const token = await pool.signIn(guest)
      letIn.push({ token, origin: guest.origin })
      if (letIn.length === 6) first.child.kill('SIGKILL')
    })
    await Promise.allSettled(burst)
    await first.ended
    expect(letIn.length).toBeGreaterThanOrEqual(6)
    expect(letIn.length).toBeLessThan(20)

    await running()
    for (const { token, origin } of letIn) expect(await pool.profile(origin, token)).toBe(200)
  })

  test('is what the contract says, by the conformance kit, whose guests sign in by their names', async () => {
    await running()
    const samples = await samplesOf()
    const { code, output } = await conformanceOf(samples.filter(({ brand }) => brand === 'moon').slice(0, 3))
    expect(output).toMatch(/nothing differs from the contract\.\n\d+ of \d+ calls were made/)
    expect(code).toBe(0)
  })

  test('looks at guests’ files in the process that was built beside it', async () => {
    await running()
    const samples = await samplesOf()
    const output: unknown[] = []
    // Some of them have nothing to cancel, and so nothing to prove.
    for (const guest of samples.slice(0, 12)) {
      if (output.includes('document-active-content')) break
      const authorization = `Bearer ${await poolClient(port).signIn(guest)}`
      const { host } = new URL(guest.origin)
      const read = await ask(port, host, `/api/booking/reservation-details/${guest.reservationCode}`, {
        authorization,
      })
      const bookingId = /"idBookHotel":(\d+)/.exec(read.body)?.[1]
      output.push(await sendFile(host, authorization, bookingId, pdf('4 0 obj << /S /JavaScript >> endobj')))
    }
    expect(output).toContain('document-active-content')
    expect(output).not.toContain('service-failed')
  })

  test('told to stop, answers what is under way, closes and ends well', async () => {
    const program = await running()
    const socket = connect(port, '127.0.0.1')
    const body = JSON.stringify({ reservationCode: 'A', firstName: 'B', lastName: 'C' })
    let answer = ''
    socket.on('data', (part) => (answer += part.toString()))
    socket.write(
      `POST /api/booking/reservation/validate HTTP/1.1\r\nhost: palace.localhost:${port}\r\nx-requested-with: veranda\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await new Promise((sent) => setTimeout(sent, 200))
    program.child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 200))
    socket.write(body.slice(5))
    expect(await program.ended).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"isValid":false/)
    expect(program.errors()).toBe('')
  })
})

/** The conformance kit as the program that it is, on the first three guests of a brand. */
function conformanceOf(
  guests: readonly SampleSignIn[],
): Promise<{ readonly code: number; readonly output: string }> {
  const kit = fileURLToPath(new URL('../../conformance/src/cli.ts', import.meta.url))
  const named = guests.map((it) => `--guest=${it.reservationCode}/${it.firstName}/${it.lastName}`)
  const { origin = '', brand = '' } = guests[0] ?? {}
  const pool = ['--brand', brand, '--client-id', embeddedPool.guestClientId]
  const args = ['--conditions=@veranda/source', kit, `${origin}/api`, ...named, ...pool]
  return new Promise((ended) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      ended({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

const sendFile = (host: string, authorization: string, bookingId: string | undefined, file: Buffer) =>
  new Promise((answered, failed) => {
    const headers = {
      host,
      authorization,
      'content-type': 'application/octet-stream',
      'x-requested-with': 'veranda',
      'idempotency-key': crypto.randomUUID(),
      'veranda-file-name': 'proof.pdf',
    }
    request({ port, method: 'POST', path: `/api/booking/${bookingId}/documents`, headers }, (response) => {
      json(response).then((output) => answered((output as { readonly refusal?: string }).refusal), failed)
    })
      .on('error', failed)
      .end(file)
  })
