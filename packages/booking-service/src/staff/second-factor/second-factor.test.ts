import { getProfile, passSecondFactor, signInStaff, startSecondFactor } from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../platform/db/store.ts'
import { staffUser } from '../../schema/staff.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'
import { recordedActions } from '../testing/recorded-actions.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded()
})
afterAll(() => store.close())

let count = 0

/** A member whom an admin asks for a second factor, with an app that shows its codes. */
async function aMember() {
  const office = aBackOffice(store)
  const userName = `factor.${++count}`
  await office.anAccount(userName)
  await store.db.update(staffUser).set({ needsSecondFactor: true }).where(eq(staffUser.userName, userName))
  const signIn = async () => {
    const { client } = office.aBrowser()
    const answer = await client.call(signInStaff, {
      body: { userName, password: rightPassword, source: 'local' },
    })
    return { client, answer }
  }
  const { clock } = office.service
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
  return { signIn, codeOf, clock, userName }
}

describe('a second factor', () => {
  test('is set up at the first sign-in and asked for at the next, and nothing opens without it', async () => {
    const { signIn, codeOf, clock, userName } = await aMember()
    const first = await signIn()
    expect(first.answer).toMatchObject({ value: { next: 'enrol-second-factor' } })
    expect(await first.client.call(getProfile)).toMatchObject({ refusal: { kind: 'not-signed-in' } })
    const started = await first.client.call(startSecondFactor, { body: {} })
    if (!started.ok) throw new Error('A secret is given')
    const { secret, address } = started.value
    expect(address).toContain(secret)
    const code = await codeOf(secret)
    expect(await first.client.call(passSecondFactor, { body: { code } })).toMatchObject({
      value: { next: 'signed-in' },
    })
    expect(await first.client.call(getProfile)).toMatchObject({ ok: true })

    const second = await signIn()
    expect(second.answer).toMatchObject({ value: { next: 'second-factor' } })
    expect(await second.client.call(startSecondFactor, { body: {} })).toMatchObject({
      refusal: { refusal: 'sign-in-again' },
    })
    // A code counts once, however often it was read over a shoulder.
    expect(await second.client.call(passSecondFactor, { body: { code } })).toMatchObject({
      refusal: { refusal: 'code-not-valid' },
    })
    clock.moveOn(30)
    expect(
      await second.client.call(passSecondFactor, { body: { code: await codeOf(secret) } }),
    ).toMatchObject({ value: { next: 'signed-in' } })
    expect(await recordedActions(store, userName)).toEqual([
      'staff-add-second-factor',
      'staff-sign-in',
      'staff-second-factor-refused',
      'staff-pass-second-factor',
      'staff-sign-in',
    ])
  })

  test('is guessed at five times, and no more for a while', async () => {
    const { signIn } = await aMember()
    const { client } = await signIn()
    await client.call(startSecondFactor, { body: {} })
    const wrong = () => client.call(passSecondFactor, { body: { code: '000000' } })
    for (let tries = 0; tries < 5; tries++) await wrong()
    expect(await wrong()).toMatchObject({ refusal: { kind: 'too-many-tries' } })
  })
})
