import type { Locale } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inventory } from '../schema/inventory.ts'
import { outbox } from '../schema/outbox.ts'
import { guest as guestTable } from '../schema/room.ts'
import { aStaffToken } from '../testing/a-service.ts'
import { speaking } from '../testing/speaking.ts'
import { deliverDue } from '../platform/outbox/deliver-due.ts'
import { smtpMailer } from '../platform/mail/smtp-mailer.ts'
import { smtpServer } from '../letters/testing/smtp-server.ts'
import { unwritten } from '../letters/testing/unwritten.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { cancellingWriters } from './cancelling-writers.ts'
import { aPayingGuest, canceller } from './testing/a-cancelling-guest.ts'
import { aCancellingProperty, aRoom, type CancellingProperty, late } from './testing/a-cancelling-property.ts'
import { decide } from './testing/the-team.ts'
import { brandsInEveryLanguage as brands } from '../testing/sample-brands.ts'

/** Where a line may end is another test's question. */
const inPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

const wedding = { reason: { firstAnswer: 'wedding' } }
const agent = aStaffToken(['agent'])
const signIn = (code: string) => `https://stay.palace.example.com/auth/login?reservation=${code}`

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  let smtp: Awaited<ReturnType<typeof smtpServer>>
  let mailer: ReturnType<typeof smtpMailer>
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())
  beforeEach(async () => {
    await at.store.db.delete(outbox)
    smtp = await smtpServer()
    mailer = smtpMailer(smtp.url)
    return async () => {
      mailer.close()
      await smtp.close()
    }
  })

  /** A guest of two rooms who has an e-mail address and a browser language. */
  async function aGuest(locale: Locale = 'en-US') {
    const rooms = [aRoom(), aRoom({ paid: 20_000 })]
    const guest = await aPayingGuest(at.store.db, at.hotel, { arrival: late, rooms })
    await at.store.db.update(guestTable).set({ email: 'ada@example.com' })
    return { ...canceller(speaking(at.app, locale), guest), code: guest.reservationCode }
  }
  /** The queued letters of one kind, and their text as delivered. */
  const waiting = async (kind: string) =>
    (await at.store.db.select().from(outbox)).filter((order) => order.kind === kind)
  async function sent() {
    const originOf = () => 'https://stay.palace.example.com'
    const needs = { database: at.store.db, brands, originOf, sender: 'no-reply@example.com' }
    await deliverDue({
      database: at.store.db,
      mailer,
      now: at.service.clock.now,
      onFailure: ({ reason }) => {
        throw new Error(reason)
      },
      writers: { ...unwritten, ...cancellingWriters(needs) },
    })
    return smtp.received.map(({ subject = '', text = '', html = '', to }) => ({
      subject,
      to: to?.[0]?.address,
      parts: [text, html],
    }))
  }

  describe('the letter about a reinstated cancellation', () => {
    test('names the rooms, the number, the dates and what stays paid, and says that no refund goes out', async () => {
      const guest = await aGuest()
      const { cancellationCode = '', cancellation } = await guest.cancel([1, 2])
      expect(cancellation.refund.amount).toBe(0)
      await guest.reinstate()
      const letter = (await sent()).find(({ subject }) =>
        subject.startsWith('Your cancellation has been undone'),
      )
      expect(letter?.to).toBe('ada@example.com')
      const { pricing } = await guest.reservation()
      expect(pricing).toMatchObject({ paid: { amount: 110_000 }, balance: { amount: 70_000 } })
      for (const part of letter?.parts ?? [])
        for (const fact of [
          guest.code,
          cancellationCode,
          'is booked as it was before',
          'Saturday, March 6, 2027',
          'Tuesday, March 9, 2027',
          `Ada Guest ${guest.code}\u00A0· Room\u00A01, Category 0`,
          `Ada Guest ${guest.code}\u00A0· Room\u00A02, Category 0`,
          '$1,100.00',
          '$700.00',
          'so nothing is refunded',
          '+1 555 555-0100',
          signIn(guest.code),
        ])
          expect(inPlainSpaces(part)).toContain(inPlainSpaces(fact))
    })

    test('names the promised refund that no longer goes out', async () => {
      const guest = await aGuest('es-MX')
      const early = await at.guestOf([aRoom(), aRoom()])
      await at.store.db.update(guestTable).set({ email: 'ada@example.com' })
      expect((await early.cancel([2])).cancellation.refund.amount).toBe(90_000)
      await early.reinstate()
      await guest.cancel([2])
      await guest.reinstate()
      const reported = (await sent()).map(
        ({ subject, parts: [text] }) => `${subject} ${text?.replaceAll('\u00a0', ' ')}`,
      )
      expect(reported.filter((text) => text.includes('The $900.00 refund no longer applies'))).toHaveLength(1)
      expect(reported.filter((text) => text.includes('no habrá reembolso'))).toHaveLength(1)
    })

    test('is queued with the reinstatement: not when it is refused, and once when the call is repeated', async () => {
      const guest = await aGuest()
      await guest.cancel([2])
      await at.store.db.update(inventory).set({ total: sql`${inventory.sold} + ${inventory.held}` })
      expect(await guest.reinstate()).toMatchObject({ refusal: { refusal: 'reinstate-sold-out' } })
      expect(await waiting('taken-back')).toHaveLength(0)
      await at.store.db.update(inventory).set({ total: 60 })
      expect(await guest.reinstate()).toMatchObject({ ok: true })
      expect(await guest.reinstate()).toMatchObject({ refusal: { refusal: 'nothing-to-reinstate' } })
      const [order, ...more] = await waiting('taken-back')
      expect(more).toEqual([])
      expect(JSON.stringify(order)).not.toMatch(/Ada|ada@example/)
    })
  })

  describe('the letter about a closed request', () => {
    test('if declined, says that everything stays booked, that no money moved, and how to go on', async () => {
      const guest = await aGuest()
      const { requestId = '' } = await guest.cancel([2], wedding)
      await decide(at.app, agent, requestId, 'decline')
      const letter = (await sent()).find(({ subject }) =>
        subject.startsWith('About your cancellation request'),
      )
      for (const part of letter?.parts ?? [])
        for (const fact of [
          `your reservation ${guest.code}`,
          'the room stays booked',
          'Room\u00A02, Category 0',
          'Saturday, March 6, 2027',
          'Nothing was charged and nothing was refunded.',
          'you can still cancel under the terms of your rate',
          '+1 555 555-0100',
          signIn(guest.code),
        ])
          expect(inPlainSpaces(part)).toContain(inPlainSpaces(fact))
      expect(letter?.parts).toHaveLength(2)
    })

    test('if withdrawn, says once that everything stays booked', async () => {
      const guest = await aGuest()
      await guest.cancel([1, 2], wedding)
      await guest.withdraw()
      expect(await guest.withdraw()).toMatchObject({ refusal: { refusal: 'no-request' } })
      const letters = (await sent()).filter(({ subject }) =>
        subject.startsWith('You’ve withdrawn your request'),
      )
      expect(letters).toHaveLength(1)
      for (const part of letters[0]?.parts ?? [])
        for (const fact of [
          '2 rooms in your reservation',
          'Everything stays booked as it was.',
          'Nothing was charged and nothing was refunded.',
          'Tuesday, March 9, 2027',
        ])
          expect(inPlainSpaces(part)).toContain(inPlainSpaces(fact))
    })

    test.each([
      ['decline', 'es-MX', 'Sobre su solicitud de cancelación', 'No se hizo ningún cargo'],
      ['decline', 'it-IT', 'La sua richiesta di cancellazione', 'Non è stato addebitato'],
      ['grant', 'es-MX', 'Su cancelación', 'Número de cancelación: CXL-'],
      ['grant', 'it-IT', 'La sua cancellazione', 'Numero di cancellazione: CXL-'],
    ] as const)(
      'to %s is in the language the guest asked in, not the team’s: %s',
      async (decision, locale, subject, wording) => {
        const guest = await aGuest(locale)
        const { requestId = '' } = await guest.cancel([2], wedding)
        await decide(speaking(at.app, 'en-US'), agent, requestId, decision)
        const letter = (await sent()).find((one) => one.subject.startsWith(subject))
        expect(letter?.parts[0]).toContain(wording)
        expect(letter?.parts[1]).toContain(`lang="${locale}"`)
      },
    )
  })
})
