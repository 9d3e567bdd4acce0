import { endStaffSession, getProfile, listOpenTickets, setOwnPassword, signInStaff } from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../platform/db/store.ts'
import { signIns } from '../../platform/telemetry/meters.ts'
import { staffSession, staffUser } from '../../schema/staff.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'
import { recordedActions } from '../testing/recorded-actions.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded()
})
afterAll(() => store.close())

const local = (userName: string, password = rightPassword) => ({
  body: { userName, password, source: 'local' as const },
})
let count = 0
const newName = () => `member.${++count}`

/** How often members of staff have tried to sign in with this outcome. */
const triedWith = async (outcome: string): Promise<number> => {
  const { values } = await signIns.get()
  return values.find(({ labels }) => labels.by === 'staff-password' && labels.outcome === outcome)?.value ?? 0
}

describe('signing in to the back office', () => {
  test('is counted by its outcome', async () => {
    const office = aBackOffice(store)
    const name = newName()
    await office.anAccount(name)
    const outcomes = () => Promise.all(['match', 'no-match'].map(triedWith))
    const before = await outcomes()
    await office.aBrowser().client.call(signInStaff, local(name, 'Wrong!Password7'))
    await office.aBrowser().client.call(signInStaff, local(name))
    expect(await outcomes()).toEqual(before.map((tries) => tries + 1))
  })

  test('opens a session whose cookie no script and no other site can use', async () => {
    const office = aBackOffice(store)
    const name = newName()
    await office.anAccount(name)
    const { client, cookies } = office.aBrowser()
    expect(await client.call(signInStaff, local(` ${name.toUpperCase()} `))).toEqual({
      ok: true,
      value: { next: 'signed-in', factors: [] },
    })
    expect(cookies[0]).toMatch(/^veranda-staff=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict$/)
    const profile = await client.call(getProfile)
    expect(profile).toMatchObject({ ok: true, value: { roles: ['agent'], attributes: { userName: name } } })
    const stored = JSON.stringify(await store.db.select().from(staffSession))
    expect(stored).not.toContain(cookies[0]?.slice(14, 57))
  })

  test('over TLS the cookie is of this host alone', async () => {
    const { staffLine, hostTable } = await import('../../platform/hosts.ts')
    const hosts = hostTable([staffLine('https://admin.localhost')])
    const office = aBackOffice(store, { hosts })
    const name = newName()
    await office.anAccount(name)
    const response = await office.app.request('https://admin.localhost/api/staff/session', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'veranda',
        'x-forwarded-for': '203.0.113.9',
        origin: 'https://admin.localhost',
      },
      body: JSON.stringify(local(name).body),
    })
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-veranda-staff=.+; HttpOnly; SameSite=Strict; Secure$/,
    )
  })

  test.each([
    ['a wrong password', {}, 'Wrong!Password7', 'credentials-not-valid'],
    ['an account that is switched off', { state: 'disabled' }, rightPassword, 'not-authorized'],
    ['an account without a role', { roles: [] }, rightPassword, 'not-authorized'],
    ['an account nobody confirmed', { state: 'unconfirmed' }, rightPassword, 'user-not-confirmed'],
    ['a password that must be reset', { mustResetPassword: true }, rightPassword, 'reset-password-required'],
  ] as const)('with %s is refused in its own words', async (_, change, password, refusal) => {
    const office = aBackOffice(store)
    const name = newName()
    await office.anAccount(name)
    if (Object.keys(change).length > 0)
      await store.db.update(staffUser).set(change).where(eq(staffUser.userName, name))
    const { client, cookies } = office.aBrowser()
    expect(await client.call(signInStaff, local(name, password))).toMatchObject({
      ok: false,
      refusal: { refusal },
    })
    // A caller who guesses is not told what is wrong with an account.
    expect(await client.call(signInStaff, local(name, 'Wrong!Password7'))).toMatchObject({
      refusal: { refusal: 'credentials-not-valid' },
    })
    expect(cookies).toEqual([])
  })

  test('never takes over a session that an attacker planted, and ends the one before', async () => {
    const office = aBackOffice(store)
    const [planter, victim] = [newName(), newName()]
    await office.anAccount(planter)
    await office.anAccount(victim)
    const attacker = office.aBrowser()
    await attacker.client.call(signInStaff, local(planter))
    const browser = office.aBrowser()
    browser.take(attacker.cookie())
    await browser.client.call(signInStaff, local(victim))
    expect(browser.cookie()).not.toBe(attacker.cookie())
    expect(await attacker.client.call(getProfile)).toMatchObject({ refusal: { kind: 'not-signed-in' } })
  })

  test('with a password that was given opens nothing before one’s own is set', async () => {
    const office = aBackOffice(store)
    const name = newName()
    await office.anAccount(name, { mustSetPassword: true })
    const { client } = office.aBrowser()
    expect(await client.call(signInStaff, local(name))).toMatchObject({ value: { next: 'set-password' } })
    expect(await client.call(listOpenTickets)).toMatchObject({ refusal: { kind: 'not-signed-in' } })
    for (const [password, refusal] of [
      ['short', 'password-not-accepted'],
      ['P@ssw0rd1', 'password-known'],
      ['Welcome2024!', 'password-known'],
      [rightPassword, 'password-unchanged'],
    ] as const)
      expect([password, await client.call(setOwnPassword, { body: { password } })]).toMatchObject([
        password,
        { refusal: { refusal } },
      ])
    const password = 'Jacaranda-blue!3'
    expect(await client.call(setOwnPassword, { body: { password } })).toMatchObject({
      value: { next: 'signed-in', factors: [] },
    })
    expect(await client.call(listOpenTickets)).toMatchObject({ ok: true })
    expect(await client.call(signInStaff, local(name))).toMatchObject({ ok: false })
    expect(await client.call(signInStaff, local(name, password))).toMatchObject({ ok: true })
    expect(await recordedActions(store, name)).toEqual([
      'staff-set-own-password',
      'staff-sign-in',
      'staff-sign-in-refused',
      'staff-sign-in',
    ])
  })

  test('is slowed down by user name after five wrong passwords, however right the sixth is', async () => {
    const office = aBackOffice(store)
    const name = newName()
    await office.anAccount(name)
    for (let tries = 0; tries < 5; tries++)
      await office.aBrowser(`203.0.113.${tries}`).client.call(signInStaff, local(name, 'Wrong!Password7'))
    const { client } = office.aBrowser('203.0.113.99')
    expect(await client.call(signInStaff, local(name))).toMatchObject({ refusal: { kind: 'too-many-tries' } })
    office.service.clock.moveOn(15 * 60)
    expect(await client.call(signInStaff, local(name))).toMatchObject({ ok: true })
  })
})

describe('a staff session', () => {
  test.each([
    ['after half an hour in which nobody uses it', [31], false],
    ['not before', [29], true],
    ['not while it is used', [20, 20, 20], true],
    ['after eight hours, however much it is used', Array.from({ length: 25 }, () => 20), false],
  ])('ends %s', async (_, waits, isOpen) => {
    const office = aBackOffice(store)
    const name = newName()
    await office.anAccount(name)
    const { client } = office.aBrowser()
    await client.call(signInStaff, local(name))
    let last: { readonly ok: boolean } = { ok: true }
    for (const minutes of waits) {
      office.service.clock.moveOn(minutes * 60)
      last = await client.call(getProfile)
    }
    expect(last.ok).toBe(isOpen)
  })

  test('ends at once when its account is switched off, and when it is signed out', async () => {
    const office = aBackOffice(store)
    const name = newName()
    await office.anAccount(name)
    const [one, other] = [office.aBrowser(), office.aBrowser()]
    await one.client.call(signInStaff, local(name))
    await other.client.call(signInStaff, local(name))
    const stolen = one.cookie()
    expect(await one.client.call(endStaffSession, { body: {} })).toMatchObject({ ok: true })
    expect(one.cookies.at(-1)).toContain('Max-Age=0')
    one.take(stolen)
    expect(await one.client.call(getProfile)).toMatchObject({ refusal: { kind: 'not-signed-in' } })
    expect(await other.client.call(getProfile)).toMatchObject({ ok: true })
    await store.db.update(staffUser).set({ state: 'disabled' }).where(eq(staffUser.userName, name))
    expect(await other.client.call(getProfile)).toMatchObject({ refusal: { kind: 'not-signed-in' } })
  })

  test.each(['http://palace.localhost:4000', 'https://evil.example', null])(
    'writes nothing for a page of %s',
    async (origin) => {
      const office = aBackOffice(store)
      const name = newName()
      await office.anAccount(name)
      const browser = office.aBrowser()
      await browser.client.call(signInStaff, local(name))
      const response = await browser.send(
        new Request('http://admin.localhost:4000/api/staff/special-requests/1/seen', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'veranda',
            'idempotency-key': crypto.randomUUID(),
          },
          body: '{}',
        }),
        origin,
      )
      expect(await response.json()).toMatchObject({ refusal: 'foreign-origin' })
    },
  )
})
