import { getProfile, passSecondFactor, resetPassword, signInStaff } from '@veranda/contract'
import { depth, inDepth, recordFigure, runs } from '@veranda/test-depth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Store } from '../../platform/db/store.ts'
import { staffSession, staffUser } from '../../schema/staff.ts'
import { openEmbedded, openOnServer } from '../../testing/on-every-database.ts'
import { newTotpSecret } from '../second-factor/totp.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'

const guesses = runs('STAFF_GUESSES', { landing: 600, full: 15_000 })
const seconds = inDepth({ landing: 60, full: 3_600 })
const networks = inDepth({ landing: 20, full: 200 })
const members = Array.from({ length: 20 }, (_, n) => `member.${n}`)
/** Their password is known to the guessers, who miss the second factor. */
const withFactor = ['factor.0', 'factor.1', 'factor.2']
const atOnce = 8

let store: Store
beforeAll(async () => {
  const server = inject('postgresUrl')
  store = await (server === undefined ? openEmbedded() : openOnServer(server))
})
afterAll(() => store.close())

/** Numbers that are the same in every run. */
function counter(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * end)
  }
}

test(
  'guessers at passwords, codes and links of staff get no session',
  async () => {
    const office = aBackOffice(store)
    const { clock } = office.service
    const below = counter(19)
    for (const userName of members)
      await office.anAccount(userName, { password: `${rightPassword}of ${userName}` })
    for (const userName of withFactor) {
      await office.anAccount(userName)
      const proven = { totpSecret: newTotpSecret(), totpConfirmedAt: clock.now() }
      await store.db.update(staffUser).set(proven).where(eq(staffUser.userName, userName))
    }
    const addressOf = (n: number) => `198.18.${n >> 8}.${n & 255}`
    // One of the three waits before its second factor on each network, until its ten minutes are over.
    const before = new Map<
      number,
      { readonly until: number; readonly browser: ReturnType<typeof office.aBrowser> }
    >()
    const counts = { passwords: 0, codes: 0, links: 0, compared: 0, codesCompared: 0, in: 0 }

    const atPassword = async (network: number) => {
      counts.passwords++
      const userName = below(2) === 0 ? (members[below(members.length)] ?? '') : `nobody.${below(1_000)}`
      const browser = office.aBrowser(addressOf(network))
      const password = `Password${below(10_000)}!`
      const answer = await browser.client.call(signInStaff, { body: { userName, password, source: 'local' } })
      if (answer.ok) counts.in++
      else if (answer.refusal.kind !== 'too-many-tries') counts.compared++
    }
    const atCode = async (network: number) => {
      counts.codes++
      const waiting = before.get(network)
      if (!waiting || waiting.until <= clock.now().getTime()) {
        const browser = office.aBrowser(addressOf(network))
        const userName = withFactor[below(withFactor.length)] ?? ''
        const body = { userName, password: rightPassword, source: 'local' } as const
        const answer = await browser.client.call(signInStaff, { body })
        if (answer.ok && answer.value.next === 'second-factor')
          before.set(network, { until: clock.now().getTime() + 600_000, browser })
        return
      }
      const { client } = waiting.browser
      const answer = await client.call(passSecondFactor, {
        body: { code: String(below(1_000_000)).padStart(6, '0') },
      })
      if (answer.ok) counts.in++
      else if (answer.refusal.kind !== 'too-many-tries') counts.codesCompared++
      if ((await client.call(getProfile)).ok) counts.in++
    }
    const atLink = async (network: number) => {
      counts.links++
      const secret = Array.from({ length: 40 }, () => below(16).toString(16)).join('')
      const { client } = office.aBrowser(addressOf(network))
      const answer = await client.call(resetPassword, { body: { secret, password: 'Jacaranda-blue!3' } })
      if (answer.ok) counts.in++
    }
    const attempts = [atPassword, atPassword, atPassword, atCode, atLink]

    let guessed = 0
    for (let second = 0; second < seconds; second++) {
      const until = Math.floor((guesses * (second + 1)) / seconds)
      while (guessed < until) {
        const count = Math.min(atOnce, until - guessed)
        await Promise.all(
          Array.from({ length: count }, async (_, index) => {
            const n = guessed + index
            await attempts[n % attempts.length]?.(n % networks)
          }),
        )
        guessed += count
      }
      clock.moveOn(1)
    }

    expect(counts.in).toBe(0)
    const open = await store.db.select().from(staffSession).where(eq(staffSession.stage, 'open'))
    expect(open).toEqual([])
    // What is compared is what the limits let through: of passwords for all, of codes for each account.
    expect(counts.compared).toBeGreaterThan(0)
    expect(counts.compared).toBeLessThanOrEqual(200 + seconds / 12)
    expect(counts.codesCompared).toBeLessThanOrEqual(withFactor.length * 5 * (1 + Math.floor(seconds / 900)))
    if (depth === 'full') expect(counts.codesCompared).toBeGreaterThan(0)
    recordFigure(
      `Guesses at passwords, codes and links of staff from ${networks} addresses`,
      `${guessed} (${counts.passwords}, ${counts.codes}, ${counts.links}), ${counts.compared} passwords and ${counts.codesCompared} codes were compared, ${counts.in} got in`,
    )
  },
  inDepth({ landing: 120_000, full: 1_800_000 }),
)

test('a network past its own limit keeps nobody else out, whatever names it tries', async () => {
  const office = aBackOffice(store)
  office.service.clock.moveOn(100 * 24 * 3_600)
  await office.anAccount('elsewhere.member')
  const body = { userName: 'elsewhere.member', password: rightPassword, source: 'local' } as const
  const guesser = office.aBrowser('198.51.100.9')
  for (let tries = 0; tries < 300; tries++) {
    const wrong = {
      ...body,
      userName: tries < 40 ? `made.up.${tries}` : body.userName,
      password: 'Wrong!Password7',
    }
    await guesser.client.call(signInStaff, { body: wrong })
  }
  expect(await guesser.client.call(signInStaff, { body })).toMatchObject({
    refusal: { kind: 'too-many-tries' },
  })
  expect(await office.aBrowser('203.0.113.80').client.call(signInStaff, { body })).toMatchObject({ ok: true })
})
