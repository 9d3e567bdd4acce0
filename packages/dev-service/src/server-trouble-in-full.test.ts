import { execFileSync } from 'node:child_process'
import { request, type RequestOptions } from 'node:http'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, endpoints, type Failure } from '@veranda/contract'
import type { Result } from '@veranda/domain'
import { depth, recordFigure } from '@veranda/test-depth'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  ask,
  freePort,
  type OwnPostgres,
  ownPostgres,
  poolClient,
  type Program,
  ready,
  run,
} from '@veranda/booking-service/testing'
import type { SampleSignIn } from '@veranda/dev-sample-group'

const { getReservation, sendSpecialRequest, validateReservation } = endpoints

// The built program with its usual limits, and a server that is really frozen, gone or full, for as long as it takes.
describe.skipIf(depth !== 'full' || inject('postgresUrl') === undefined)(
  'what a guest meets meanwhile',
  () => {
    let server: OwnPostgres
    let program: Program
    let guest: SampleSignIn
    let token: string
    const port = freePort()

    beforeAll(async () => {
      server = await ownPostgres()
      program = run({ PORT: String(await port), DATABASE_URL: server.url, SAMPLE_DATA: 'yes' })
      await ready(program, await port)
      const samples = (await (
        await fetch(`http://localhost:${await port}/samples.json`)
      ).json()) as readonly SampleSignIn[]
      const palace = samples.find(({ origin }) => origin.includes('//palace.'))
      if (!palace) throw new Error('No sample guest of palace')
      guest = palace
      token = await poolClient(await port).signIn(guest)
    })
    afterAll(async () => {
      program.child.kill('SIGKILL')
      await program.ended
      await server.close()
    })

    /** The real client, its retries included, as a page has it. */
    const client = async () => {
      const at = `http://127.0.0.1:${await port}`
      return createClient({
        baseUrl: `${at}/api`,
        bearer: async () => token,
        fetch: (input, init) => throughHost(new Request(input, init)),
      })
    }
    // A page finds its host by itself; here it has to be said, which `fetch` does not let us.
    const throughHost = async (wanted: Request): Promise<Response> => {
      const { pathname, search } = new URL(wanted.url)
      const { host } = new URL(guest.origin)
      const body = await wanted.text()
      const { method, headers } = wanted
      return send(
        {
          port: await port,
          method,
          path: pathname + search,
          headers: { ...Object.fromEntries(headers), host },
        },
        body,
      )
    }

    type Seen = { readonly what: string; readonly reported: string; readonly seconds: number }
    const seen = async (what: string, asked: Promise<Result<unknown, Failure>>): Promise<Seen> => {
      const began = performance.now()
      const answer = await asked
      const seconds = (performance.now() - began) / 1000
      const reported = answer.ok
        ? 'served'
        : [answer.refusal.kind, 'retryAfterSeconds' in answer.refusal && answer.refusal.retryAfterSeconds]
            .filter(Boolean)
            .join(', again in s: ')
      return { what, reported, seconds: Math.round(seconds * 10) / 10 }
    }
    const reading = async () =>
      seen(
        'reads',
        (await client()).call(getReservation, { params: { codeReservation: guest.reservationCode } }),
      )
    const signing = async () => {
      const { reservationCode, firstName, lastName } = guest
      return seen(
        'signs in',
        (await client()).call(validateReservation, { body: { reservationCode, firstName, lastName } }),
      )
    }
    const writing = async (input: {
      readonly roomId: number
      readonly version: number
      readonly key: string
    }) =>
      seen(
        'writes',
        (await client()).call(sendSpecialRequest, {
          params: { roomId: String(input.roomId) },
          body: { comment: input.key },
          guard: { key: input.key, version: input.version },
        }),
      )
    const input = async () => {
      const read = await (await client()).call(getReservation, {
        params: { codeReservation: guest.reservationCode },
      })
      if (!read.ok) throw new Error(JSON.stringify(read.refusal))
      const { rooms, version } = read.value
      return { roomId: rooms[0]?.roomId ?? 0, version, key: crypto.randomUUID() }
    }
    const statusOf = async (path: string): Promise<number> =>
      (await ask(await port, 'localhost', path)).status
    const sql = async (text: string): Promise<readonly Record<string, unknown>[]> => {
      const connection = new pg.Client({ connectionString: server.url })
      await connection.connect()
      try {
        return (await connection.query<Record<string, unknown>>(text)).rows
      } finally {
        await connection.end()
      }
    }
    const effectsOf = async (key: string) =>
      Number((await sql(`select count(*) as n from special_request where text = '${key}'`))[0]?.['n'])

    /** Guests at work all through a trouble, and what they are told. */
    async function during(trouble: string, seconds: number, begin: () => unknown, end: () => unknown) {
      const asked = await input()
      await begin()
      const until = performance.now() + seconds * 1000
      const reported: Seen[] = []
      const health: string[] = []
      while (performance.now() < until) {
        const [health200, readiness, ...some] = await Promise.all([
          statusOf('/healthz'),
          statusOf('/readyz'),
          reading(),
          signing(),
          writing(asked),
        ])
        health.push(`${health200}/${readiness}`)
        reported.push(...some)
        await wait(500)
      }
      await end()
      const back = performance.now()
      await expect
        .poll(async () => (await reading()).reported, { timeout: 60_000, interval: 200 })
        .toBe('served')
      const secondsBack = Math.round((performance.now() - back) / 100) / 10
      // A request that was cut off holds its turn for nine seconds at most.
      await expect
        .poll(async () => (await writing(asked)).reported, { timeout: 60_000, interval: 500 })
        .toBe('served')
      expect(await effectsOf(asked.key)).toBe(1)
      const summary = [...new Set(reported.map(({ what, reported: words }) => `${what}: ${words}`))].join(
        '; ',
      )
      const longest = Math.max(...reported.map((one) => one.seconds))
      recordFigure(
        `Database ${trouble}: what guests were told`,
        `${summary}; after ${longest} s at most; /healthz/readyz ${[...new Set(health)].join(' ')}; served again after ${secondsBack} s`,
      )
      console.info(
        `${trouble}: ${summary}; at most ${longest} s; health ${[...new Set(health)].join(' ')}; back after ${secondsBack} s`,
      )
      return { reported, health }
    }
    const words = ({ reported }: { readonly reported: readonly Seen[] }) =>
      new Set(reported.map((one) => one.reported))
    const allowed = new Set(['unavailable, again in s: 5', 'unavailable', 'served'])

    test('frozen for twelve seconds: everybody is told in words, and everything happens once', async () => {
      const met = await during('frozen for 12 s', 12, server.freeze, server.thaw)
      expect([...words(met)].filter((one) => !allowed.has(one))).toEqual([])
      expect(words(met)).toContain('unavailable, again in s: 5')
      expect(met.health.every((one) => one === '200/503')).toBe(true)
    })

    test('away for thirty seconds: told in words at once, and served again without a restart', async () => {
      const met = await during('away for 30 s', 30, server.stop, server.start)
      expect([...words(met)].filter((one) => !allowed.has(one))).toEqual([])
      expect(met.health.every((one) => one === '200/503')).toBe(true)
    })

    test('a full disk: who writes is told in words, who reads is served', async () => {
      const small = join(server.folder, 'small')
      mkdirSync(small)
      chmodSync(small, 0o777)
      if (!mounted(small))
        return console.error('\n!!! NOT TESTED: a full disk, because none could be mounted !!!\n')
      try {
        execFileSync('chown', ['postgres', small])
        const ballast = join(small, 'ballast')
        await sql(`create tablespace small location '${small}'`)
        await sql('alter table special_request set tablespace small')
        const met = await during(
          'disk full',
          6,
          async () => {
            // Every page there is in use, and no more to be had.
            await sql(`insert into special_request (reservation_id, room_number, text, at, seen_at, answered_at, answer)
            select (select max(id) from reservation), 1, repeat('x', 400), now(), now(), now(), 'y' from generate_series(1, 200)`)
            fill(ballast)
            await sql(`do $$ begin
            loop insert into special_request (reservation_id, room_number, text, at, seen_at, answered_at, answer)
              select (select max(id) from reservation), 1, 'x', now(), now(), now(), 'y'; end loop;
            exception when disk_full then null; end $$`)
          },
          () => rmSync(ballast),
        )
        expect(
          met.reported.filter(({ what, reported }) => what === 'writes' && reported !== 'served').length,
        ).toBeGreaterThan(0)
        expect(
          met.reported.filter(({ what, reported }) => what === 'reads' && reported !== 'served'),
        ).toEqual([])
        expect([...words(met)].filter((one) => !allowed.has(one))).toEqual([])
      } finally {
        await sql('alter table special_request set tablespace pg_default').catch(() => undefined)
        await sql('drop tablespace small').catch(() => undefined)
        execFileSync('umount', [small])
      }
    })
  },
)

/** One request over the wire. Without an answer it fails as a page's request does. */
const send = (to: RequestOptions, body: string): Promise<Response> =>
  new Promise((answered, failed) => {
    const headers = { ...(to.headers as Record<string, string>), 'content-length': Buffer.byteLength(body) }
    request({ host: '127.0.0.1', ...to, headers }, (answer) => {
      const { statusCode: status = 500, headers: output } = answer
      const pairs = Object.entries(output).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      )
      text(answer)
        .then((reported) => answered(new Response(reported, { status, headers: pairs })))
        .catch(failed)
    })
      .on('error', () => failed(new TypeError('Failed to fetch')))
      .end(body)
  })

function mounted(path: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes until nothing more goes. */
function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(64 * 1024), { flag: 'a' })
  } catch {
    // Full: that was the purpose.
  }
}
