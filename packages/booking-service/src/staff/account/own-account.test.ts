import {
  changeOwnPassword,
  confirmOwnApp,
  endOwnSession,
  getOwnAccount,
  getProfile,
  removeOwnFactor,
  signInStaff,
  startOwnApp,
} from '@veranda/contract'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import type { Store } from '../../platform/db/store.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded()
})
afterAll(() => store.close())

let count = 0
const signedOut = { refusal: { kind: 'not-signed-in' } }

async function aMember() {
  const office = aBackOffice(store)
  const userName = `owner.${++count}`
  await office.anAccount(userName)
  const signIn = async (password = rightPassword) => {
    const { client } = office.aBrowser()
    const answer = await client.call(signInStaff, { body: { userName, password, source: 'local' } })
    return { client, answer }
  }
  return { office, signIn, ...(await signIn()) }
}

describe('one’s own account', () => {
  test('lists where it is signed in, and ends the other sessions, one or all, never this one', async () => {
    const { client, signIn } = await aMember()
    const [second, third] = [await signIn(), await signIn()]
    const { sessions } = valueOf(await client.call(getOwnAccount))
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
    const own = sessions.find(({ isThisOne }) => isThisOne)?.sessionId ?? 0
    expect(valueOf(await client.call(endOwnSession, { body: { sessionId: own } })).sessions).toHaveLength(3)
    const [, other] = sessions.filter(({ isThisOne }) => !isThisOne)
    await client.call(endOwnSession, { body: { sessionId: other?.sessionId ?? 0 } })
    expect(await second.client.call(getProfile)).toMatchObject(signedOut)
    expect(await third.client.call(getProfile)).toMatchObject({ ok: true })
    expect(valueOf(await client.call(endOwnSession, { body: {} })).sessions).toHaveLength(1)
    expect(await third.client.call(getProfile)).toMatchObject(signedOut)
  })

  test('of another member is out of reach', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const [session] = valueOf(await other.client.call(getOwnAccount)).sessions
    await one.client.call(endOwnSession, { body: { sessionId: session?.sessionId ?? 0 } })
    expect(await other.client.call(getProfile)).toMatchObject({ ok: true })
  })

  test('gets a new password, and every other session ends', async () => {
    const { client, signIn } = await aMember()
    const other = await signIn()
    const body = { password: rightPassword, newPassword: 'Jacaranda-blue!3' }
    expect(await client.call(changeOwnPassword, { body })).toMatchObject({ ok: true })
    expect(await client.call(getProfile)).toMatchObject({ ok: true })
    expect(await other.client.call(getProfile)).toMatchObject(signedOut)
    expect((await signIn()).answer).toMatchObject({ ok: false })
    expect((await signIn('Jacaranda-blue!3')).answer).toMatchObject({ ok: true })
  })

  test('is no place to guess its password', async () => {
    const { client } = await aMember()
    const guess = () =>
      client.call(changeOwnPassword, {
        body: { password: 'Wrong!Password7', newPassword: 'Jacaranda-blue!3' },
      })
    for (let tries = 0; tries < 5; tries++) await guess()
    expect(await guess()).toMatchObject({ refusal: { kind: 'too-many-tries' } })
  })

  test('gets an app as second factor by its first code, asks for it from then on, and loses it again', async () => {
    const { client, signIn, office } = await aMember()
    const body = { password: rightPassword }
    const { secret } = valueOf(await client.call(startOwnApp, { body }))
    expect((await signIn()).answer).toMatchObject({ value: { next: 'signed-in' } })
    const epoch = Math.floor(office.service.clock.now().getTime() / 1000)
    const code = await generate({ secret, epoch })
    expect(valueOf(await client.call(confirmOwnApp, { body: { code } })).factors).toMatchObject([
      { kind: 'app' },
    ])
    expect((await signIn()).answer).toMatchObject({ value: { next: 'second-factor', factors: ['app'] } })
    await client.call(removeOwnFactor, { body: { ...body, factorId: 'app' } })
    expect((await signIn()).answer).toMatchObject({ value: { next: 'signed-in' } })
  })
})
