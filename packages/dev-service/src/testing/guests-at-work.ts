import { setTimeout as wait } from 'node:timers/promises'
import { ask, poolClient } from '@veranda/booking-service/testing'
import { endpoints, type Failure } from '@veranda/contract'
import type { SampleSignIn } from '@veranda/dev-sample-group'
import type { Result } from '@veranda/domain'
import { recordFigure } from '@veranda/test-depth'
import { expect } from 'vitest'
import { pageClient } from './page-client.ts'

const { getReservation, sendSpecialRequest, validateReservation } = endpoints

/** What a guest who did something was told, and after how long. */
export type Seen = { readonly what: string; readonly reported: string; readonly seconds: number }

/** A trouble that begins and ends: how long it lasts, and who is asked whether a write was done. */
export type Trouble = {
  readonly name: string
  readonly seconds: number
  readonly begin: () => unknown
  readonly end: () => unknown
  readonly effectsOf: (key: string) => Promise<number>
}

/** What pages say in words; anything else would be a failure nobody foresaw. */
const allowed = new Set(['unavailable, again in s: 5', 'unavailable', 'served'])

/** A sample guest of palace who is signed in. */
export async function aPalaceGuest(port: number) {
  const listed = await fetch(`http://localhost:${port}/samples.json`)
  const samples = (await listed.json()) as readonly SampleSignIn[]
  const guest = samples.find(({ origin }) => origin.includes('//palace.'))
  if (!guest) throw new Error('No sample guest of palace')
  const token = await poolClient(port).signIn(guest)
  return { guest, token, client: pageClient({ port, origin: guest.origin, token }) }
}

/** A guest who reads, signs in and writes while something is wrong. */
export function guestsAtWork(port: number, { guest, client }: Awaited<ReturnType<typeof aPalaceGuest>>) {
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
  const params = { codeReservation: guest.reservationCode }
  const reading = () => seen('reads', client.call(getReservation, { params }))
  const { reservationCode, firstName, lastName } = guest
  const signing = () =>
    seen('signs in', client.call(validateReservation, { body: { reservationCode, firstName, lastName } }))
  const writing = (input: { readonly roomId: number; readonly version: number; readonly key: string }) =>
    seen(
      'writes',
      client.call(sendSpecialRequest, {
        params: { roomId: String(input.roomId) },
        body: { comment: input.key },
        guard: { key: input.key, version: input.version },
      }),
    )
  const input = async () => {
    const read = await client.call(getReservation, { params })
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    const { rooms, version } = read.value
    return { roomId: rooms[0]?.roomId ?? 0, version, key: crypto.randomUUID() }
  }
  const statusOf = async (path: string): Promise<number> => (await ask(port, 'localhost', path)).status

  /**
   * Guests at work all through a trouble: what they were told, and how the service said it was. Afterwards everybody is
   * served without a hand, and what was asked for all the time was done once.
   */
  async function during({ name, seconds, begin, end, effectsOf }: Trouble) {
    const asked = await input()
    await begin()
    const until = performance.now() + seconds * 1000
    const reported: Seen[] = []
    const health = new Set<string>()
    while (performance.now() < until) {
      const [alive, isReady, ...some] = await Promise.all([
        statusOf('/healthz'),
        statusOf('/readyz'),
        reading(),
        signing(),
        writing(asked),
      ])
      health.add(`${alive}/${isReady}`)
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
    const answers = [...new Set(reported.map(({ what, reported: words }) => `${what}: ${words}`))].join('; ')
    const longest = Math.max(...reported.map((one) => one.seconds))
    const summary = `${answers}; after ${longest} s at most; /healthz/readyz ${[...health].join(' ')}; served again after ${secondsBack} s`
    console.info(`${name}: ${summary}`)
    expect(reported.map((one) => one.reported).filter((one) => !allowed.has(one))).toEqual([])
    recordFigure(`${name}: what guests were told`, summary)
    return { reported, health }
  }
  return { during, reading, writing, input }
}
