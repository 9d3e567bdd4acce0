import type { Locale } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../../schema/outbox.ts'
import { guest as guestTable } from '../../schema/room.ts'
import type { Store } from '../../platform/db/store.ts'
import { addReservation } from '../../identity/testing/guest-database.ts'
import { type Delivery, type DeliveryFailure, deliverDue } from '../../platform/outbox/deliver-due.ts'
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts'
import { smtpServer } from '../testing/smtp-server.ts'
import { linksOf } from '../testing/links-of.ts'
import { unwritten } from '../testing/unwritten.ts'
import { onEveryDatabaseInFull } from '../../testing/on-every-database.ts'
import { refuseInAnyWord } from '../../platform/refusal.ts'
import { emailChangedWriter, queueEmailChangedLetters } from './queue.ts'
import { brandsInEveryLanguage as brands, palaceLetterhead } from '../../testing/sample-brands.ts'

let now = new Date('2027-03-14T17:00:00Z')
const before = 'ana@example.com'
const after = 'ana.lopez@example.org'

type Change = { readonly from?: string; readonly to?: string; readonly locale?: Locale }

onEveryDatabaseInFull((open) => {
  let store: Store
  let smtp: Awaited<ReturnType<typeof smtpServer>>
  let delivery: Delivery
  let failures: DeliveryFailure[]
  let guestId: number
  let version = 1

  beforeAll(async () => {
    store = await open()
    const names = { firstName: 'Ana', lastName: 'López', email: after }
    await addReservation(store.db, { code: 'ABCD-123XYZ-01', brand: 'palace', ...names })
    const [row] = await store.db.select({ id: guestTable.id }).from(guestTable)
    guestId = row?.id ?? 0
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    version += 1
    // Letters are limited per day, so each test takes another day.
    now = new Date(now.getTime() + 2 * 24 * 60 * 60_000)
    smtp = await smtpServer()
    const mailer = smtpMailer(smtp.url)
    failures = []
    const originOf = () => 'https://stay.palace.example.com'
    const needs = { database: store.db, brands, originOf, sender: 'no-reply@example.com' }
    delivery = {
      database: store.db,
      mailer,
      now: () => now,
      onFailure: (failure) => void failures.push(failure),
      writers: { ...unwritten, 'email-changed': emailChangedWriter(needs) },
    }
    return async () => {
      mailer.close()
      await smtp.close()
    }
  })

  const order = ({ from = before, to = after, locale = 'en-US' }: Change = {}) => {
    const reservationCode = 'ABCD-123XYZ-01'
    const reservation = { bookingId: 1, reservationCode, version, brand: 'palace' } as const
    return queueEmailChangedLetters(
      Object.assign(store.db, { refuse: refuseInAnyWord }),
      { reservation, guest: { guestId, email: from }, email: to },
      locale,
      now,
    )
  }
  const sent = async () => {
    await deliverDue(delivery)
    expect(failures).toEqual([])
    const letters = smtp.received.map(({ to, subject, text, html }) => ({
      to: to?.[0]?.address ?? '',
      subject: subject ?? '',
      text: text ?? '',
      html: html ?? '',
    }))
    const toAddress = (address: string) => letters.find((letter) => letter.to === address)
    return { letters, old: toAddress(before), new: toAddress(after) }
  }

  describe('the letters about a changed e-mail address', () => {
    test('go to both addresses: the old one is told of the change, the new one that it counts', async () => {
      await order()
      const reported = await sent()
      expect(reported.letters).toHaveLength(2)
      for (const part of [reported.old?.text, reported.old?.html])
        for (const fact of [
          'changed this e-mail address to another one',
          'an•••z@example.org',
          '+52 555 550-0100',
        ])
          expect(part).toContain(fact)
      for (const part of [reported.new?.text, reported.new?.html])
        for (const fact of ['This e-mail address was entered for a reservation', after, '2027'])
          expect(part).toContain(fact)
    })

    test('show the old mailbox only the first letter and the domain of the new address', async () => {
      await order()
      const { old, new: fresh } = await sent()
      expect(`${old?.text}${old?.html}`).not.toContain('ana.lopez')
      expect(`${fresh?.text}${fresh?.html}`).not.toContain(before)
    })

    test('lead to the brand’s site and sign nobody in; only the old mailbox reads the reservation number', async () => {
      await order()
      const reported = await sent()
      const site = 'https://stay.palace.example.com/auth/login'
      for (const [letter, link] of [
        [reported.old, `${site}?reservation=ABCD-123XYZ-01`],
        [reported.new, site],
      ] as const) {
        expect(linksOf(letter, palaceLetterhead)).toEqual({ html: [link], text: [link] })
      }
      expect(`${reported.new?.subject}${reported.new?.text}${reported.new?.html}`).not.toContain(
        'ABCD-123XYZ-01',
      )
    })

    test('show a new mailbox no text typed by a user, because it may be a stranger’s', async () => {
      await store.db.update(guestTable).set({ firstName: 'You Won', lastName: 'A Prize' })
      await order()
      const { new: fresh } = await sent()
      expect(`${fresh?.subject}${fresh?.text}${fresh?.html}`).not.toMatch(/You Won|A Prize/)
      await store.db.update(guestTable).set({ firstName: 'Ana', lastName: 'López' })
    })

    test('are marked as automatic, so that no autoresponder replies', async () => {
      await order()
      await sent()
      for (const { headers } of smtp.received)
        expect(headers).toContainEqual(
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        )
      expect(smtp.received).toHaveLength(2)
    })

    test('are sent once each, however often the same change is queued', async () => {
      await order()
      await Promise.all([order(), order()])
      expect((await sent()).letters).toHaveLength(2)
      await order()
      expect((await sent()).letters).toHaveLength(2)
    })

    test('write only to the new mailbox about a first address, and only to the old one about a removed address', async () => {
      await order({ from: '' })
      expect((await sent()).letters.map(({ to }) => to)).toEqual([after])
      version += 1
      await order({ to: '' })
      const { old } = await sent()
      expect(old?.text).toContain('removed this e-mail address')
      expect(old?.text).not.toContain('New address')
    })

    test('leave no address in the outbox once sent', async () => {
      await order()
      await sent()
      const stored = await store.db.select().from(outbox).where(eq(outbox.kind, 'email-changed'))
      expect(JSON.stringify(stored)).not.toMatch(/@example/)
    })

    test.each<[Locale, string, string, string]>([
      ['en-US', 'was changed', 'call +52 555 550-0100 right away', 'If it wasn’t you, someone mistyped'],
      [
        'es-MX',
        'Se cambió el correo',
        'llame de inmediato al +52 555 550-0100',
        'Si no fue usted, alguien escribió mal',
      ],
      [
        'it-IT',
        'è stato modificato',
        'chiami subito il numero +52 555 550-0100',
        'Se non riconosce la prenotazione, qualcuno ha sbagliato',
      ],
    ])('are written in the guest’s language: %s', async (locale, subject, wasItYou, notYours) => {
      await order({ locale })
      const reported = await sent()
      expect(reported.old?.subject).toContain(subject)
      expect(reported.old?.text).toContain(wasItYou)
      expect(reported.new?.text).toContain(notYours)
      expect(reported.new?.html).toContain(`lang="${locale}"`)
    })

    test('escape a name in the markup', async () => {
      await store.db.update(guestTable).set({ firstName: '<b>Ana</b>{code}' })
      await order()
      const { old } = await sent()
      expect(old?.html).toContain('Dear &lt;b&gt;Ana&lt;/b&gt;{code},')
      expect(old?.html).not.toMatch(/<b>/)
      await store.db.update(guestTable).set({ firstName: 'Ana' })
    })
  })
})
