import {
  addPasskey,
  getOwnAccount,
  getProfile,
  passPasskey,
  removeOwnFactor,
  signInStaff,
  startPasskey,
  startPasskeySignIn,
} from '@veranda/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import type { Store } from '../../platform/db/store.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'
import { aPasskeyDevice } from '../testing/a-passkey-device.ts'

const origin = 'http://admin.localhost:4000'
let store: Store
beforeAll(async () => {
  store = await openEmbedded()
})
afterAll(() => store.close())

let count = 0
const password = rightPassword

/** A member with a device, whose passkey is added unless the test does it itself. */
async function aMember() {
  const office = aBackOffice(store)
  const userName = `passkey.${++count}`
  await office.anAccount(userName)
  const device = aPasskeyDevice(origin)
  const signIn = async () => {
    const { client } = office.aBrowser()
    const answer = await client.call(signInStaff, { body: { userName, password, source: 'local' } })
    return { client, answer }
  }
  const { client } = await signIn()
  const creation = async () => valueOf(await client.call(startPasskey, { body: { password } })).options
  const add = (response: string, factorName = 'My laptop') =>
    client.call(addPasskey, { body: { factorName, response } })
  const asked = async () => {
    const { client: other } = await signIn()
    const { options } = valueOf(await other.call(startPasskeySignIn, { body: {} }))
    const prove = (response: string) => other.call(passPasskey, { body: { response } })
    return { client: other, options, prove }
  }
  return { office, device, client, signIn, creation, add, asked }
}

const notValid = { refusal: { refusal: 'passkey-not-valid' } }

describe('a passkey', () => {
  test('is added under a name, asked for at the next sign-in, and removed again', async () => {
    const { device, client, signIn, creation, add, asked } = await aMember()
    expect(valueOf(await add(device.create(await creation()))).factors).toMatchObject([
      { kind: 'passkey', name: 'My laptop' },
    ])
    const { answer, client: half } = await signIn()
    expect(answer).toMatchObject({ value: { next: 'second-factor', factors: ['passkey'] } })
    expect(await half.call(getProfile)).toMatchObject({ refusal: { kind: 'not-signed-in' } })
    const second = await asked()
    expect(await second.prove(device.get(second.options))).toMatchObject({ value: { next: 'signed-in' } })
    const { factors } = valueOf(await second.client.call(getOwnAccount))
    expect(factors).toMatchObject([{ usedAt: expect.any(String) }])
    const factorId = factors[0]?.factorId ?? ''
    await client.call(removeOwnFactor, { body: { password, factorId } })
    expect((await signIn()).answer).toMatchObject({ value: { next: 'signed-in' } })
  })

  test('answers a challenge once, and only within five minutes', async () => {
    const { device, office, creation, add, asked } = await aMember()
    const created = device.create(await creation())
    await add(created)
    expect(await add(created)).toMatchObject(notValid)
    const { options, prove } = await asked()
    const response = device.get(options)
    expect(await prove('{"id":"none"}')).toMatchObject(notValid)
    // The challenge is gone with the attempt, whatever it was worth.
    expect(await prove(response)).toMatchObject(notValid)
    const late = await asked()
    office.service.clock.moveOn(301)
    expect(await late.prove(device.get(late.options))).toMatchObject(notValid)
  })

  test.each([
    ['another page', 'https://admin.example.org', 'admin.localhost'],
    ['another port of the machine', 'http://admin.localhost:4001', 'admin.localhost'],
    ['another host', origin, 'localhost'],
  ])('made or proven for %s is none of ours', async (_, page, host) => {
    const { device, creation, add, asked } = await aMember()
    expect(await add(device.create(await creation(), page, host))).toMatchObject(notValid)
    expect(await add(device.create(await creation()))).toMatchObject({ ok: true })
    const { options, prove } = await asked()
    expect(await prove(device.get(options, page, host))).toMatchObject(notValid)
  })

  test('whose counter does not grow is a copy, and lets nobody in', async () => {
    const { device, creation, add, asked } = await aMember()
    await add(device.create(await creation()))
    const first = await asked()
    expect(await first.prove(device.get(first.options))).toMatchObject({ ok: true })
    device.forget()
    const copy = await asked()
    expect(await copy.prove(device.get(copy.options))).toMatchObject(notValid)
  })

  test('of another member proves nothing', async () => {
    const [one, other] = [await aMember(), await aMember()]
    for (const { add, device, creation } of [one, other]) await add(device.create(await creation()))
    const { options, prove } = await one.asked()
    expect(await prove(other.device.get(options))).toMatchObject(notValid)
  })

  test('is guessed at five times, and no more for a while', async () => {
    const { device, creation, add, signIn } = await aMember()
    await add(device.create(await creation()))
    const { client } = await signIn()
    const wrong = () => client.call(passPasskey, { body: { response: '{}' } })
    for (let tries = 0; tries < 5; tries++) await wrong()
    expect(await wrong()).toMatchObject({ refusal: { kind: 'too-many-tries' } })
  })
})
