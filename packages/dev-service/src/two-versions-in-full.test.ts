import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseOn, freePort, type Program, ready, run } from '@veranda/booking-service/testing'
import { endpoints, type Failure } from '@veranda/contract'
import { addDays, type Result } from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { buildCommit, versionsBefore } from './testing/build-commit.ts'
import { aPalaceGuest } from './testing/guests-at-work.ts'
import { pageClient } from './testing/page-client.ts'

const { changeStay, getReservation, quoteDates, sendSpecialRequest } = endpoints

/** How many versions back a copy may be that still runs when this version starts: one for each migration. */
const count = runs('VERSION_RUNS', { landing: 0, full: 1 })
const versions = count === 0 ? [] : versionsBefore(count)
/** Of all copies, as behind one balancer. */
const issuer = 'http://pool.localhost'
const server = inject('postgresUrl')
const folder = mkdtempSync(join(tmpdir(), 'veranda-versions-'))
const running: Program[] = []
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

if (versions.length < count)
  console.error(
    '\n!!! NOT TESTED: some versions side by side, because the history does not reach so far !!!\n',
  )

const valueOf = <Value>(answer: Result<Value, Failure>): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value
}

describe.skipIf(versions.length === 0 || server === undefined)('a rollout', () => {
  test.each(versions)(
    'beside copies of the version with migrations up to $newest: its guests notice nothing, and the old copy can serve again',
    async ({ commit, newest }) => {
      const database = await databaseOn(server ?? '')
      const built = buildCommit(commit, join(folder, commit))
      const start = async (more: Readonly<Record<string, string>>, builtDir?: string) => {
        const port = await freePort()
        const env = { PORT: String(port), DATABASE_URL: database.url, IDENTITY_ISSUER: issuer, ...more }
        const program = run(env, 'main', [], builtDir)
        running.push(program)
        return { port, program, took: await ready(program, port) }
      }
      const old = await start({ SAMPLE_DATA: 'yes' }, built)
      const { guest, token } = await aPalaceGuest(old.port)
      let replayed: string | null = null
      const at = (port: number) =>
        pageClient({ port, origin: guest.origin, token }, ({ headers }) => {
          replayed = headers.get('idempotent-replayed')
        })
      const params = { codeReservation: guest.reservationCode }
      const stayAt = async (port: number) => valueOf(await at(port).call(getReservation, { params }))
      const request = async (port: number, key: string) => {
        const { rooms, version } = await stayAt(old.port)
        const roomId = String(rooms[0]?.roomId)
        return at(port).call(sendSpecialRequest, {
          params: { roomId },
          body: { comment: `Asked under ${key}` },
          guard: { key, version },
        })
      }

      // The old copy is asked all the time, while the new one brings the tables up to date.
      const state = { isUpToDate: false }
      const meanwhile: string[] = []
      const asking = (async () => {
        while (!state.isUpToDate) {
          const read = await at(old.port).call(getReservation, { params })
          meanwhile.push(read.ok ? 'served' : read.refusal.kind)
          await wait(20)
        }
      })()
      const present = await start({})
      state.isUpToDate = true
      await asking
      expect(new Set(meanwhile)).toEqual(new Set(['served']))

      // Side by side, in whatever order the balancer chooses.
      const ports = [old.port, present.port]
      for (const [one = 0, other = 0] of [ports, ports.toReversed()]) {
        const key = crypto.randomUUID()
        const first = valueOf(await request(one, key))
        const { rooms, version } = await stayAt(other)
        expect(rooms.flatMap(({ specialRequests }) => specialRequests)).toContain(`Asked under ${key}`)
        const again = await at(other).call(sendSpecialRequest, {
          params: { roomId: String(rooms[0]?.roomId) },
          body: { comment: `Asked under ${key}` },
          guard: { key, version: version - 1 },
        })
        expect([valueOf(again), replayed]).toEqual([first, 'true'])
        const { stay, bookingId } = await stayAt(one)
        const query = { checkIn: stay.arrival, checkOut: addDays(stay.departure, 1) }
        const quote = valueOf(await at(one).call(quoteDates, { query }))
        const { settlement } = quote.change
        const timing =
          settlement.kind === 'to-pay' ? settlement.timings.find((it) => it !== 'now') : undefined
        const changed = await at(other).call(changeStay, {
          params: { bookingId: String(bookingId) },
          body: {
            quoteId: quote.quoteId,
            quoteToken: quote.token,
            ...(timing ? { timing, acceptedTerms: true } : {}),
          },
          guard: { key: crypto.randomUUID(), version },
        })
        expect(valueOf(changed).version).toBe(version + 1)
        expect((await stayAt(one)).stay).toEqual({ ...stay, departure: addDays(stay.departure, 1) })
      }

      // The old copies go, and the new one is all there is; then the old one serves again.
      old.program.child.kill('SIGTERM')
      expect(await old.program.ended).toBe(0)
      const stayed = await stayAt(present.port)
      present.program.child.kill('SIGTERM')
      await present.program.ended
      const back = await start({}, built)
      expect(await stayAt(back.port)).toEqual(stayed)
      back.program.child.kill('SIGTERM')
      await back.program.ended
      await database.drop()
      const seconds = (present.took / 1000).toFixed(1)
      recordFigure(
        `Rollout beside the version with migrations up to ${newest}`,
        `ready after ${seconds} s, ${meanwhile.length} readings meanwhile, all served; the old copy served again`,
      )
    },
    900_000,
  )
})
