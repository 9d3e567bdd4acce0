import { endStaffSession, resetPassword, signInStaff } from '@veranda/contract'
import { hashOf } from '@veranda/identity'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../platform/db/store.ts'
import { staffDevice, staffPasswordLink, staffUser } from '../../schema/staff.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'

let store: Store
let office: ReturnType<typeof aBackOffice>
beforeAll(async () => {
  store = await openEmbedded()
})
beforeEach(() => {
  office = aBackOffice(store)
  // Beyond what earlier tests have counted.
  office.service.clock.moveOn(++count * 400 * day)
})
afterAll(() => store.close())

const day = 24 * 3_600
let count = 0
let networks = 0
const elsewhere = () => office.aBrowser(`198.18.${++networks >> 8}.${networks & 255}`)
type Browser = ReturnType<typeof elsewhere>

const trying = (browser: Browser, userName: string, password = rightPassword) =>
  browser.client.call(signInStaff, { body: { userName, password, source: 'local' } })
const isIn = { ok: true, value: { next: 'signed-in' } }
const mustWait = { refusal: { kind: 'too-many-tries' } }
const isWrong = { refusal: { refusal: 'credentials-not-valid' } }

/** A member of staff, and a browser in which they came in and out again. */
async function aMember() {
  const userName = `known.${crypto.randomUUID().slice(0, 8)}`
  await office.anAccount(userName)
  const own = elsewhere()
  expect(await trying(own, userName)).toMatchObject(isIn)
  await own.client.call(endStaffSession, { body: {} })
  return { userName, own }
}

/** Strangers use up what all callers share, and the tries at one name. */
async function attack(userName: string) {
  const { everybody, userName: ofName } = office.service.staff.limits
  while ((await ofName.admit(userName)) === undefined);
  while ((await everybody.admit('all')) === undefined);
}

const idOf = async (userName: string): Promise<number> => {
  const [user] = await store.db.select().from(staffUser).where(eq(staffUser.userName, userName))
  return user?.id ?? 0
}

/** Sets a new password with a mailed link. */
async function reset(browser: Browser, userName: string, password: string) {
  const secret = crypto.randomUUID().replaceAll('-', '').padEnd(40, '0')
  const expiresAt = new Date(office.service.clock.now().getTime() + 3_600_000)
  await store.db
    .insert(staffPasswordLink)
    .values({ userId: await idOf(userName), secretHash: hashOf(secret), expiresAt })
  expect(await browser.client.call(resetPassword, { body: { secret, password } })).toMatchObject({ ok: true })
}

describe('while strangers try a member’s name from everywhere', () => {
  test('the member comes in with the browser they came in with before, and with no other', async () => {
    const { userName, own } = await aMember()
    await attack(userName)
    expect(await trying(elsewhere(), userName)).toMatchObject(mustWait)
    expect(await trying(own, userName)).toMatchObject(isIn)
  })

  test('coming in gives the strangers no new tries', async () => {
    const { userName, own } = await aMember()
    await attack(userName)
    await trying(own, userName)
    expect(await trying(elsewhere(), userName, 'Wrong!Password7')).toMatchObject(mustWait)
  })

  test('a new password by a mailed link makes the browser known in which it was set', async () => {
    const { userName, own } = await aMember()
    const other = elsewhere()
    const password = 'Jacaranda-blue!3'
    await reset(other, userName, password)
    await attack(userName)
    expect(await trying(other, userName, password)).toMatchObject(isIn)
    // The ones known before are forgotten: one of them may be who the password was changed for.
    expect(await trying(own, userName, password)).toMatchObject(mustWait)
  })
})

describe('a known browser', () => {
  test('has five tries at the password, and then waits like any other', async () => {
    const { userName, own } = await aMember()
    for (let tries = 0; tries < 5; tries++)
      expect(await trying(own, userName, 'Wrong!Password7')).toMatchObject(isWrong)
    expect(await trying(own, userName)).toMatchObject(mustWait)
    office.service.clock.moveOn(15 * 60 + 1)
    expect(await trying(own, userName)).toMatchObject(isIn)
  })

  test('is a stranger to every other account', async () => {
    const { own } = await aMember()
    const { userName } = await aMember()
    await attack(userName)
    expect(await trying(own, userName)).toMatchObject(mustWait)
  })

  test('is a stranger again ninety days after its owner last came in', async () => {
    const { userName, own } = await aMember()
    office.service.clock.moveOn(60 * day)
    expect(await trying(own, userName)).toMatchObject(isIn)
    office.service.clock.moveOn(60 * day)
    await attack(userName)
    expect(await trying(own, userName)).toMatchObject(isIn)
    office.service.clock.moveOn(90 * day)
    await attack(userName)
    expect(await trying(own, userName)).toMatchObject(mustWait)
  })

  test('is one of ten of its account at most: the one unused for longest is forgotten', async () => {
    const { userName, own: first } = await aMember()
    const others: Browser[] = []
    for (let number = 0; number < 10; number++) {
      office.service.clock.moveOn(60)
      const other = elsewhere()
      expect(await trying(other, userName)).toMatchObject(isIn)
      others.push(other)
    }
    expect(await store.db.$count(staffDevice, eq(staffDevice.userId, await idOf(userName)))).toBe(10)
    await attack(userName)
    expect(await trying(first, userName)).toMatchObject(mustWait)
    const [second] = others
    expect(second && (await trying(second, userName))).toMatchObject(isIn)
  })

  test('has a cookie that no script and no other site can use, of which the database holds a hash', async () => {
    const { own } = await aMember()
    const given = own.cookies.filter((cookie) => cookie.includes('device'))
    expect(given).toEqual([
      expect.stringMatching(
        /^veranda-staff-device=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
      ),
    ])
    const secret = given[0]?.split(/[=;]/)[1] ?? ''
    expect(JSON.stringify(await store.db.select().from(staffDevice))).not.toContain(secret)
  })

  test('is not made known by a step that opens nothing yet', async () => {
    const userName = `invited.${crypto.randomUUID().slice(0, 8)}`
    await office.anAccount(userName, { mustSetPassword: true })
    const browser = elsewhere()
    expect(await trying(browser, userName)).toMatchObject({ ok: true, value: { next: 'set-password' } })
    expect(browser.cookies.some((cookie) => cookie.includes('device'))).toBe(false)
  })
})
