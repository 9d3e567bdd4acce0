import { getProfile, requestPasswordReset, resetPassword, signInStaff } from '@veranda/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffPasswordWriters } from '../../letters/staff-password/queue.ts'
import { smtpServer } from '../../letters/testing/smtp-server.ts'
import { unwritten } from '../../letters/testing/unwritten.ts'
import type { Store } from '../../platform/db/store.ts'
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts'
import { deliverDue } from '../../platform/outbox/deliver-due.ts'
import { staffPasswordLink } from '../../schema/staff.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { brandsInEveryLanguage as brands } from '../../testing/sample-brands.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'
import { recordedActions } from '../testing/recorded-actions.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded()
})
afterAll(() => store.close())

/** A back office whose letters arrive. */
async function withMail() {
  const office = aBackOffice(store)
  const smtp = await smtpServer()
  const mailer = smtpMailer(smtp.url)
  const { now } = office.service.clock
  const send = async () => {
    const staffWriters = staffPasswordWriters({
      database: store.db,
      brands,
      sender: 'no-reply@example.com',
      now,
      staffOrigin: 'https://admin.example.com',
      staffLetters: office.service.staff.limits.letters,
    })
    const writers = { ...unwritten, ...staffWriters }
    const delivery = { database: store.db, mailer, now, onFailure: () => undefined, writers }
    while ((await deliverDue(delivery)) > 0);
  }
  const secrets = () =>
    smtp.received.map(({ text }) => /\/password\/([0-9a-f]{40})/.exec(text ?? '')?.[1] ?? '')
  const close = async () => {
    mailer.close()
    await smtp.close()
  }
  return { ...office, smtp, send, secrets, close }
}

const newPassword = 'Jacaranda-blue!3'

describe('a forgotten password', () => {
  test('is replaced with a mailed link, once, and every session of the account ends', async () => {
    const office = await withMail()
    const userName = 'forgetful.one'
    await office.anAccount(userName, { email: 'forgetful@example.com' })
    const { client } = office.aBrowser()
    const signIn = (password: string) =>
      client.call(signInStaff, { body: { userName, password, source: 'local' } })
    await signIn(rightPassword)
    expect(await client.call(requestPasswordReset, { body: { userName } })).toMatchObject({ ok: true })
    await office.send()
    expect(office.smtp.received[0]?.to).toEqual([{ address: 'forgetful@example.com', name: '' }])
    const [secret = ''] = office.secrets()
    expect(JSON.stringify(await store.db.select().from(staffPasswordLink))).not.toContain(secret)
    const other = office.aBrowser()
    expect(await other.client.call(resetPassword, { body: { secret, password: newPassword } })).toMatchObject(
      { ok: true },
    )
    expect(await client.call(getProfile)).toMatchObject({ refusal: { kind: 'not-signed-in' } })
    expect(
      await other.client.call(resetPassword, { body: { secret, password: 'Jacaranda-red!4' } }),
    ).toMatchObject({ refusal: { refusal: 'reset-not-possible' } })
    expect(await signIn(rightPassword)).toMatchObject({ ok: false })
    expect(await signIn(newPassword)).toMatchObject({ ok: true })
    expect(await recordedActions(store, userName)).toEqual([
      'staff-sign-in',
      'staff-reset-password',
      'staff-sign-in-refused',
      'staff-sign-in',
    ])
    await office.close()
  })

  test('has one link at a time, for an hour, and three letters at once', async () => {
    const office = await withMail()
    const userName = 'forgetful.two'
    await office.anAccount(userName)
    const { client } = office.aBrowser()
    for (let asked = 0; asked < 6; asked++) {
      await client.call(requestPasswordReset, { body: { userName } })
      await office.send()
    }
    const secrets = office.secrets()
    expect(secrets).toHaveLength(3)
    const use = (secret: string) => client.call(resetPassword, { body: { secret, password: newPassword } })
    expect(await use(secrets[0] ?? '')).toMatchObject({ ok: false })
    office.service.clock.moveOn(3_601)
    expect(await use(secrets[2] ?? '')).toMatchObject({ ok: false })
    await office.close()
  })

  test('of a name that nobody has is answered alike, and nothing is sent', async () => {
    const office = await withMail()
    const { client } = office.aBrowser()
    expect(await client.call(requestPasswordReset, { body: { userName: 'nobody.here' } })).toEqual({
      ok: true,
      value: { accepted: true },
    })
    await office.send()
    expect(office.smtp.received).toEqual([])
    await office.close()
  })
})
