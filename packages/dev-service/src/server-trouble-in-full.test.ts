import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '@veranda/contract'
import { depth, recordFigure } from '@veranda/test-depth'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  freePort,
  openStore,
  type OwnPostgres,
  ownPostgres,
  type Program,
  ready,
  run,
  smtpServer,
} from '@veranda/booking-service/testing'
import { aPalaceGuest, guestsAtWork, type Trouble } from './testing/guests-at-work.ts'
import { type SmallDisk, smallDisk } from './testing/small-disk.ts'

const { requestSignInLink } = endpoints
const noDisk = '\n!!! NOT TESTED: a full disk, because none could be mounted !!!\n'
const busy = 'unavailable, again in s: 5'

// The built program with its usual limits, and servers that are really frozen, slow, gone or full, for as long as it takes.
describe.skipIf(depth !== 'full' || inject('postgresUrl') === undefined)(
  'what a guest meets meanwhile',
  () => {
    let server: OwnPostgres
    let program: Program
    let palace: Awaited<ReturnType<typeof aPalaceGuest>>
    let mail: Awaited<ReturnType<typeof smtpServer>>
    let atWork: ReturnType<typeof guestsAtWork>

    beforeAll(async () => {
      server = await ownPostgres()
      mail = await smtpServer()
      const port = await freePort()
      program = run({ PORT: String(port), DATABASE_URL: server.url, SMTP_URL: mail.url, SAMPLE_DATA: 'yes' })
      await ready(program, port)
      palace = await aPalaceGuest(port)
      atWork = guestsAtWork(port, palace)
    })
    afterAll(async () => {
      program.child.kill('SIGKILL')
      await program.ended
      await mail.close()
      await server.close()
    })

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
    const during = (trouble: Omit<Trouble, 'effectsOf'>) => atWork.during({ ...trouble, effectsOf })

    test('frozen for twelve seconds: everybody is told in words, and everything happens once', async () => {
      const met = await during({
        name: 'Database frozen for 12 s',
        seconds: 12,
        begin: server.freeze,
        end: server.thaw,
      })
      expect(met.reported.map(({ reported }) => reported)).toContain(busy)
      expect([...met.health]).toEqual(['200/503'])
    })

    test('away for thirty seconds: told in words at once, and served again without a restart', async () => {
      const met = await during({
        name: 'Database away for 30 s',
        seconds: 30,
        begin: server.stop,
        end: server.start,
      })
      expect([...met.health]).toEqual(['200/503'])
    })

    test('slow for twenty seconds: guests wait and are served, or are told in words', async () => {
      const state = { isSlow: true }
      const stutter = async () => {
        while (state.isSlow) {
          server.freeze()
          await wait(900)
          server.thaw()
          await wait(30)
        }
      }
      let stuttering: Promise<void> | undefined
      const met = await during({
        name: 'Database slow for 20 s',
        seconds: 20,
        begin: () => void (stuttering = stutter()),
        end: async () => {
          state.isSlow = false
          await stuttering
        },
      })
      expect(Math.max(...met.reported.map(({ seconds }) => seconds))).toBeGreaterThan(0.5)
      expect(met.reported.map(({ reported }) => reported)).toContain('served')
    })

    test('a mail server that is away: nobody notices, and the letters leave once when it is back', async () => {
      const [found] = await sql(`select guest.email from guest join room on room.id = guest.room_id
        join reservation on reservation.id = room.reservation_id
        where reservation.code = '${palace.guest.reservationCode}' and guest.email is not null order by room_number, position`)
      const email = String(found?.['email'])
      const links = () => mail.received.filter(({ to }) => to?.some(({ address }) => address === email))
      const met = await during({
        name: 'Mail server away for 20 s',
        seconds: 20,
        begin: async () => {
          await mail.close()
          const { reservationCode } = palace.guest
          const body = { reservationCode, email, locale: 'en-US' as const }
          expect(await palace.client.call(requestSignInLink, { body })).toMatchObject({ ok: true })
        },
        end: () => mail.reopen(),
      })
      expect(new Set(met.reported.map(({ reported }) => reported))).toEqual(new Set(['served']))
      expect([...met.health]).toEqual(['200/200'])
      const began = performance.now()
      // It is tried again after one, two and five minutes.
      await expect.poll(() => links().length, { timeout: 300_000, interval: 500 }).toBe(1)
      const seconds = Math.round((performance.now() - began) / 1000)
      recordFigure('Mail server back: a letter that waited left after', `${seconds} s`)
      await wait(12_000)
      expect(links()).toHaveLength(1)
      expect(await sql(`select 1 from outbox where done_at is null`)).toEqual([])
    })

    test('a full disk: who writes is told in words, who reads is served', async () => {
      const disk = smallDisk(join(server.folder, 'small'), 8)
      if (!disk) return console.error(noDisk)
      try {
        execFileSync('chown', ['postgres', disk.folder])
        await sql(`create tablespace small location '${disk.folder}'`)
        await sql('alter table special_request set tablespace small')
        const met = await during({
          name: 'Database’s disk full',
          seconds: 6,
          begin: async () => {
            // Every page there is in use, and no more to be had.
            await sql(`insert into special_request (reservation_id, room_number, text, at, seen_at, answered_at, answer)
            select (select max(id) from reservation), 1, repeat('x', 400), now(), now(), now(), 'y' from generate_series(1, 200)`)
            disk.fill()
            await sql(`do $$ begin
            loop insert into special_request (reservation_id, room_number, text, at, seen_at, answered_at, answer)
              select (select max(id) from reservation), 1, 'x', now(), now(), now(), 'y'; end loop;
            exception when disk_full then null; end $$`)
          },
          end: disk.free,
        })
        const answersTo = (what: string) =>
          new Set(met.reported.filter((one) => one.what === what).map(({ reported }) => reported))
        expect(answersTo('writes')).toContain(busy)
        expect(answersTo('reads')).toEqual(new Set(['served']))
      } finally {
        await sql('alter table special_request set tablespace pg_default').catch(() => undefined)
        await sql('drop tablespace small').catch(() => undefined)
        disk.close()
      }
    })
  },
)

describe.skipIf(depth !== 'full')('what a guest of the embedded database meets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-full-'))
  let disk: SmallDisk | undefined
  let program: Program | undefined
  afterAll(async () => {
    program?.child.kill('SIGKILL')
    await program?.ended
    disk?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('while its disk is full: who reads is served, who writes is told in words, and nothing is lost', async () => {
    disk = smallDisk(join(folder, 'disk'), 400)
    if (!disk) return console.error(noDisk)
    const port = await freePort()
    const DATA_DIR = join(disk.folder, 'data')
    program = run({ PORT: String(port), DATA_DIR, SAMPLE_DATA: 'yes' })
    await ready(program, port)
    const atWork = guestsAtWork(port, await aPalaceGuest(port))
    const met = await atWork.during({
      name: 'Embedded database’s disk full',
      seconds: 20,
      begin: disk.fill,
      end: disk.free,
      effectsOf: async (key) => {
        program?.child.kill('SIGTERM')
        await program?.ended
        const store = await openStore({ url: `pglite:${join(DATA_DIR, 'database')}` })
        const { rows } = (await store.db.execute(
          `select count(*)::int as n from special_request where text = '${key}'`,
        )) as { readonly rows: readonly { readonly n: number }[] }
        await store.close()
        return rows[0]?.n ?? 0
      },
    })
    const answersTo = (what: string) =>
      new Set(met.reported.filter((one) => one.what === what).map(({ reported }) => reported))
    expect(answersTo('writes')).toEqual(new Set([busy]))
    expect(answersTo('reads')).toEqual(new Set(['served']))
    expect([...met.health]).toEqual(['200/200'])
  })
})
