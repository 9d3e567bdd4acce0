import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import { type LetterKind, outbox } from '../schema/outbox.ts'
import type { Store } from '../platform/db/store.ts'
import { queueSignInLink } from './sign-in-link/queue.ts'
import { sweepIdentity } from '../identity/sweep-identity.ts'
import { addReservation } from '../identity/testing/guest-database.ts'
import { isRefusal, refuseInAnyWord } from '../platform/refusal.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { deliverDue } from '../platform/outbox/deliver-due.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { putInOutbox } from './put-in-outbox.ts'
import { unwritten } from './testing/unwritten.ts'

const hours = (count: number) => count * 3_600_000
let reservations = 0

onEveryDatabase((open, inFull) => {
  let store: Store
  let code: string
  let now: Date

  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    reservations += 1
    code = `LETT-100ABC-${String(reservations).padStart(2, '0')}`
    now = new Date('2027-03-14T12:00:00Z')
    const names = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' }
    await addReservation(store.db, { code, brand: 'palace', ...names })
  })

  const order = (kind: LetterKind, to?: string, db: Database = store.db) =>
    putInOutbox(
      Object.assign(db, { refuse: refuseInAnyWord }),
      { kind, locale: 'en-US', payload: { reservationCode: code, ...(to ? { to } : {}) } },
      now,
    )
  const refusalOf = (ordered: Promise<void>) =>
    ordered.then(
      () => undefined,
      (thrown: unknown) => (isRefusal(thrown) ? thrown.refusal : Promise.reject(thrown)),
    )
  /** In a transaction that takes a while. */
  const atOnce = (to: string) =>
    refusalOf(
      store.db.transaction(async (tx) => {
        await order('email-changed', to, tx)
        await tx.execute(sql`select pg_sleep(0.2)`)
      }),
    )
  const rows = () => store.db.select().from(outbox).where(eq(outbox.reservationCode, code))
  /** How many letters are due within a day. */
  const leaving = async () =>
    (await rows()).filter(({ leavesAt }) => leavesAt && leavesAt.getTime() < now.getTime() + hours(24)).length

  describe('a reservation’s letters per day', () => {
    test('about addresses are limited to fourteen; the fifteenth is refused', async () => {
      for (let count = 1; count <= 14; count += 1) await order('email-changed', 'ana@example.com')
      expect(await refusalOf(order('email-changed', 'ana@example.com'))).toBe('too-many-letters')
      expect(await rows()).toHaveLength(14)
    })

    test('keep room for those that report what was done: twenty are sent, as many wait for the next day, the rest are dropped', async () => {
      for (let count = 1; count <= 14; count += 1) await order('email-changed', 'ana@example.com')
      for (let count = 1; count <= 60; count += 1) await order('cancelled')
      expect(await leaving()).toBe(20)
      expect(await rows()).toHaveLength(40)
      for (const { availableAt, leavesAt } of await rows()) expect(availableAt).toEqual(leavesAt)
    })

    test('are counted over any 24 hours, not from midnight', async () => {
      for (let count = 1; count <= 20; count += 1) await order('cancelled')
      now = new Date(now.getTime() + hours(23))
      expect(await refusalOf(order('email-changed', 'ana@example.com'))).toBe('too-many-letters')
      now = new Date(now.getTime() + hours(1))
      expect(await refusalOf(order('email-changed', 'ana@example.com'))).toBeUndefined()
    })

    test('still count after they were sent and swept', async () => {
      for (let count = 1; count <= 14; count += 1) await order('email-changed', 'ana@example.com')
      await store.db.update(outbox).set({ doneAt: now, payload: {} }).where(eq(outbox.reservationCode, code))
      now = new Date(now.getTime() + hours(2))
      await sweepIdentity(store.db, now)
      expect(await refusalOf(order('email-changed', 'ana@example.com'))).toBe('too-many-letters')
    })

    test('of two simultaneous orders the second counts the first', async () => {
      for (let count = 1; count <= 13; count += 1) await order('email-changed', 'ana@example.com')
      const both = await Promise.all([1, 2, 3, 4].map(() => atOnce('ana@example.com')))
      expect(both.filter((refusal) => refusal === undefined)).toHaveLength(1)
      expect(await rows()).toHaveLength(14)
    })

    inFull(() => {
      test('queued twice with one key are one letter, and count as one', async () => {
        for (let count = 1; count <= 30; count += 1)
          await putInOutbox(
            store.db,
            {
              kind: 'cancelled',
              locale: 'en-US',
              payload: { reservationCode: code },
              dedupeKey: `${code}:1`,
            },
            now,
          )
        expect(await rows()).toHaveLength(1)
      })

      test('of another reservation are counted separately', async () => {
        for (let count = 1; count <= 14; count += 1) await order('email-changed', 'ana@example.com')
        reservations += 1
        code = `LETT-100ABC-${String(reservations).padStart(2, '0')}`
        expect(await refusalOf(order('email-changed', 'ana@example.com'))).toBeUndefined()
      })
    })
  })

  describe('new domains for a reservation', () => {
    test('are limited to three a day; the domain on file is none of them, in any letter case', async () => {
      for (const to of [
        'a@one.example',
        'b@two.example',
        'c@three.example',
        'd@ONE.example',
        'e@Example.com',
      ])
        expect(await refusalOf(order('email-changed', to))).toBeUndefined()
      expect(await refusalOf(order('email-changed', 'f@four.example'))).toBe('too-many-letters')
      now = new Date(now.getTime() + hours(24))
      expect(await refusalOf(order('email-changed', 'f@four.example'))).toBeUndefined()
    })

    test('are counted too when two letters are queued at once', async () => {
      for (const to of ['a@one.example', 'b@two.example']) await order('email-changed', to)
      const both = await Promise.all(['c@three.example', 'd@four.example'].map(atOnce))
      expect(both.filter((refusal) => refusal === 'too-many-letters')).toHaveLength(1)
    })
  })

  test('one write sends to at most five addresses; with six it sends to none', async () => {
    const send = (count: number) =>
      refusalOf(
        store.db.transaction(async (tx) => {
          for (let at = 1; at <= count; at += 1) await order('email-changed', `guest${at}@example.com`, tx)
        }),
      )
    expect(await send(6)).toBe('too-many-letters')
    expect(await rows()).toHaveLength(0)
    expect(await send(5)).toBeUndefined()
    expect(await rows()).toHaveLength(5)
  })

  describe('sign-in links', () => {
    const ask = (email: string) =>
      queueSignInLink(
        { database: store.db, now: () => now, onOrder: () => undefined },
        { reservationCode: code, email, locale: 'en-US' },
      )
    const aLetter = (to: string): Letter => ({
      to,
      from: { name: 'Palace', address: 'no-reply@example.com' },
      messageId: `<${crypto.randomUUID()}@letters.veranda>`,
      subject: 'A link',
      text: 'A link',
      html: 'A link',
    })
    const deliver = async (isOnFile: boolean) => {
      const sent: Letter[] = []
      const writers = {
        ...unwritten,
        'sign-in-link': async () => (isOnFile ? aLetter('a@b.example') : undefined),
      }
      const mailer = async (letter: Letter) => void sent.push(letter)
      const onFailure = () => undefined
      while ((await deliverDue({ database: store.db, mailer, writers, now: () => now, onFailure })) > 0);
      return sent.length
    }

    test('requested with a wrong address do not use up the guest’s letters', async () => {
      for (let count = 1; count <= 40; count += 1) await ask(`stranger${count}@example.net`)
      expect(await deliver(false)).toBe(0)
      await order('cancelled')
      expect((await rows()).find(({ kind }) => kind === 'cancelled')?.leavesAt).toEqual(now)
      await ask('ana@example.com')
      expect(await deliver(true)).toBe(1)
    })

    test('do not count among the letters about the reservation', async () => {
      for (let count = 1; count <= 25; count += 1) await ask('ana@example.com')
      expect(await deliver(true)).toBe(25)
      expect(await refusalOf(order('email-changed', 'ana@example.com'))).toBeUndefined()
    })
  })
})
