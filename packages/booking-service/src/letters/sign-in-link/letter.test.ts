import type { Locale } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import type { Store } from '../../platform/db/store.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { guest as guestTable } from '../../schema/room.ts'
import { type Delivery, type DeliveryFailure, deliverDue } from '../../platform/outbox/deliver-due.ts'
import { claimDue } from '../../platform/outbox/outbox.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts'
import { smtpServer } from '../testing/smtp-server.ts'
import { unwritten } from '../testing/unwritten.ts'
import { signInLimits } from '../../identity/limits.ts'
import { consumeSecret, secretWaits } from '../../identity/one-time-secrets.ts'
import { addReservation } from '../../identity/testing/guest-database.ts'
import { queueSignInLink, signInLinkWriter } from './queue.ts'
import { brandsInEveryLanguage as brands } from '../../testing/sample-brands.ts'

const code = 'ABCD-123XYZ-01'
let now = new Date('2027-03-14T17:00:00Z')
let database: Database
let store: Store
let smtp: Awaited<ReturnType<typeof smtpServer>>
let mailer: ReturnType<typeof smtpMailer>
let failures: DeliveryFailure[]
let delivery: Delivery

beforeAll(async () => {
  store = await openEmbedded()
  database = store.db
  const guest = { code, brand: 'palace', firstName: 'Ana <María>', lastName: 'López' } as const
  await addReservation(database, { ...guest, email: 'Ana@example.com' })
})
afterAll(() => store.close())

beforeEach(async () => {
  smtp = await smtpServer()
  mailer = smtpMailer(smtp.url)
  failures = []
  now = new Date(now.getTime() + 48 * 3_600_000)
  delivery = {
    database,
    mailer,
    now: () => now,
    onFailure: (failure) => void failures.push(failure),
    writers: {
      ...unwritten,
      'sign-in-link': signInLinkWriter({
        database,
        now: () => now,
        originOf: (brand) => `https://${brand}.example.com`,
        brands,
        sender: 'no-reply@example.com',
        ensureGuest: async () => undefined,
        limits: signInLimits(database, { now: () => now }),
      }),
    },
  }
  return async () => {
    mailer.close()
    await smtp.close()
  }
})

const ask = (email: string, locale: Locale = 'en-US', reservationCode: string = code) =>
  queueSignInLink({ database, now: () => now, onOrder: () => undefined }, { reservationCode, email, locale })

describe('a request for a sign-in link', () => {
  test('sends it to the address on file, as HTML and text, in the brand’s name', async () => {
    await ask(' ana@EXAMPLE.com ')
    await deliverDue(delivery)
    const [letter] = smtp.received
    expect(letter?.to).toEqual([{ address: 'Ana@example.com', name: '' }])
    expect(letter?.from).toEqual({ address: 'no-reply@example.com', name: 'Palace' })
    const link = letter?.text?.match(/https:\S+/)?.[0]
    expect(link).toMatch(/^https:\/\/palace\.example\.com\/auth\/login\/ABCD-123XYZ-01\/[0-9a-f]{40}$/)
    expect(letter?.html).toContain(`href="${link}"`)
    expect(letter?.html).toContain('Ana &lt;María&gt;')
  })

  test.each([
    ['en-US', 'View my reservation'],
    ['es-MX', 'Ver mi reservación'],
    ['it-IT', 'Vedi la mia prenotazione'],
  ] as const)('is answered in the guest’s language: %s', async (locale, words) => {
    await ask('ana@example.com', locale)
    await deliverDue(delivery)
    expect(smtp.received[0]?.html).toContain(words)
    expect(smtp.received[0]?.html).toContain(`lang="${locale}"`)
  })

  test.each([
    ['another address', 'eve@example.com', code],
    ['an unknown number', 'ana@example.com', 'ZZZZ-999ZZZ-99'],
  ])('with %s sends nothing', async (_, email, reservationCode) => {
    await ask(email, 'en-US', reservationCode)
    expect(await deliverDue(delivery)).toBe(1)
    expect(smtp.received).toEqual([])
    expect(failures).toEqual([])
  })

  test('with a wrong address uses up none of the guest’s limit', async () => {
    for (let n = 0; n < 20; n++) await ask(`eve${n}@example.com`)
    await ask('ana@example.com')
    while ((await deliverDue(delivery)) > 0);
    expect(smtp.received).toHaveLength(1)
  })

  test('with the right address sends five letters an hour at most, and the last link is still valid', async () => {
    for (let minutes = 0; minutes <= 60; minutes += 2) {
      await ask('ana@example.com')
      while ((await deliverDue(delivery)) > 0);
      const secret = smtp.received.at(-1)?.text?.match(/[0-9a-f]{40}/)?.[0] ?? ''
      const isOpen = await secretWaits(database, { reservationCode: code, purpose: 'link' }, secret, now)
      expect([minutes, isOpen]).toEqual([minutes, true])
      now = new Date(now.getTime() + 2 * 60_000)
    }
    expect(smtp.received).toHaveLength(5)
  })

  test('does not count a letter twice after a failure of the mail server', async () => {
    smtp.answerWith(451)
    for (let n = 0; n < 3; n++) await ask('ana@example.com')
    await deliverDue(delivery)
    smtp.answerWith('accept')
    now = new Date(now.getTime() + 60_000)
    await deliverDue(delivery)
    expect(smtp.received).toHaveLength(3)
  })

  test('greets nobody by name until a used link has proven the mailbox', async () => {
    const [{ id } = { id: 0 }] = await database.select({ id: guestTable.id }).from(guestTable)
    await database.update(guestTable).set({ emailProven: false })
    await ask('ana@example.com')
    await deliverDue(delivery)
    const [letter] = smtp.received
    expect(letter?.text).toContain('Hello,')
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toContain('Ana &lt;María')
    expect(letter?.text).not.toContain('María')
    const scope = { reservationCode: code, brand: 'palace', purpose: 'link' } as const
    const secret = letter?.text?.match(/[0-9a-f]{40}/)?.[0] ?? ''
    expect(await consumeSecret(database, scope, secret, now)).toBe(true)
    expect(
      await database.select({ is: guestTable.emailProven }).from(guestTable).where(eq(guestTable.id, id)),
    ).toEqual([{ is: true }])
  })

  test('stores neither the address nor the link', async () => {
    await ask('ana@example.com')
    const waiting = JSON.stringify(await database.execute('select * from outbox'))
    await deliverDue(delivery)
    const secret = smtp.received[0]?.text?.match(/[0-9a-f]{40}/)?.[0] ?? ''
    const stored = JSON.stringify([
      await database.execute('select * from outbox'),
      await database.execute('select * from sign_in_link'),
    ])
    expect(waiting.toLowerCase()).not.toContain('example.com')
    expect(stored).not.toContain(secret)
  })
})

describe('the outbox', () => {
  test('tries again after a failure, with the same Message-ID and a valid link', async () => {
    await ask('ana@example.com')
    smtp.answerWith(451)
    await deliverDue(delivery)
    expect(failures).toMatchObject([{ outcome: 'tried-again-later', attempts: 1, reason: '451' }])
    smtp.answerWith('accept')
    expect(await deliverDue(delivery)).toBe(0)
    now = new Date(now.getTime() + 60_000)
    expect(await deliverDue(delivery)).toBe(1)
    expect(smtp.received[0]?.messageId).toBe(`<${failures[0]?.orderId}@letters.veranda>`)
  })

  test('gives up when the mail server refuses for good', async () => {
    await ask('ana@example.com')
    smtp.answerWith(550)
    await deliverDue(delivery)
    expect(failures).toMatchObject([{ outcome: 'given-up', reason: '550' }])
    now = new Date(now.getTime() + 48 * 3_600_000)
    expect(await deliverDue(delivery)).toBe(0)
  })

  test('waits for the operator where the mail server refuses our password', async () => {
    const withPassword = smtpMailer(smtp.urlWithPassword)
    await ask('ana@example.com')
    smtp.answerWith(535)
    await deliverDue({ ...delivery, mailer: withPassword })
    expect(failures).toMatchObject([{ outcome: 'tried-again-later', reason: '535' }])
    smtp.answerWith('accept')
    now = new Date(now.getTime() + 60_000)
    expect(await deliverDue({ ...delivery, mailer: withPassword })).toBe(1)
    expect(smtp.received).toHaveLength(1)
    withPassword.close()
  })

  test('gives a letter to one worker, and to another after the first one’s lease has ended', async () => {
    await ask('ana@example.com')
    expect(await claimDue(database, now, 10)).toHaveLength(1)
    expect(await claimDue(database, now, 10)).toHaveLength(0)
    now = new Date(now.getTime() + 120_000)
    expect(await deliverDue(delivery)).toBe(1)
  })

  test('sends nothing for a transaction that was rolled back', async () => {
    const reinstated = database.transaction(async (tx) => {
      await putInOutbox(
        tx,
        { kind: 'sign-in-link', locale: 'en-US', payload: { reservationCode: code } },
        now,
      )
      throw new Error('reinstated')
    })
    await expect(reinstated).rejects.toThrow('reinstated')
    expect(await deliverDue(delivery)).toBe(0)
  })
})
