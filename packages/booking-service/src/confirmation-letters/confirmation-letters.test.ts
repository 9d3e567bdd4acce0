import {
  getReservation,
  listConfirmationLetters,
  previewConfirmationLetter,
  sendConfirmationLetter,
} from '@veranda/contract'
import { isZero, type Locale } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
} from '../cancellations/testing/a-cancelling-property.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { confirmationWriter } from '../letters/confirmation/queue.ts'
import { smtpServer } from '../letters/testing/smtp-server.ts'
import { unwritten } from '../letters/testing/unwritten.ts'
import { readPdf } from '../platform/pdf/testing/read-pdf.ts'
import { smtpMailer } from '../platform/mail/smtp-mailer.ts'
import { deliverDue } from '../platform/outbox/deliver-due.ts'
import { outbox } from '../schema/outbox.ts'
import { guest as guestTable } from '../schema/room.ts'
import { clientOf } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { brandsInEveryLanguage as brands } from '../testing/sample-brands.ts'
import { speaking } from '../testing/speaking.ts'

onEveryDatabase((open, inFull) => {
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

  async function aGuest(locale: Locale = 'en-US') {
    const guest = await at.guestOf([aRoom(), aRoom()])
    const { reservationCode, rooms, bookingId } = await guest.reservation()
    await at.store.db
      .update(guestTable)
      .set({ firstName: 'Ágata', lastName: 'Peña Núñez', email: 'agata@example.com', emailProven: true })
      .where(eq(guestTable.id, rooms[0]?.guests[0]?.guestId ?? 0))
    const client = clientOf(speaking(at.app, locale), { reservationCode, brand: 'palace' })
    const params = { codeReservation: reservationCode }
    return {
      client,
      bookingId,
      reservationCode,
      reservation: guest.reservation,
      cancel: guest.cancel,
      send: (emails: string, key = crypto.randomUUID()) =>
        client.call(sendConfirmationLetter, { params, body: { emails }, guard: { key } }),
      list: async () => valueOf(await client.call(listConfirmationLetters, { params })),
      preview: (reader: 'own' | 'other') =>
        client.call(previewConfirmationLetter, { params, query: { reader } }),
    }
  }
  const deliver = () =>
    deliverDue({
      database: at.store.db,
      mailer,
      now: at.service.clock.now,
      onFailure: () => undefined,
      writers: {
        ...unwritten,
        confirmation: confirmationWriter({
          database: at.store.db,
          brands,
          originOf: () => 'https://stay.example.com',
          sender: 'no-reply@example.com',
          now: at.service.clock.now,
        }),
      },
    })
  const received = (to: string) => smtp.received.find((letter) => letter.to?.[0]?.address === to)

  test('a letter to three addresses is three letters, each seen from queued to sent', async () => {
    const guest = await aGuest()
    const ordered = valueOf(await guest.send('agata@example.com, ana@example.org; luis@example.org'))
    expect(ordered.map(({ email, state }) => [email, state])).toEqual([
      ['agata@example.com', 'queued'],
      ['ana@example.org', 'queued'],
      ['luis@example.org', 'queued'],
    ])
    await deliver()
    expect(smtp.received.map(({ to }) => to?.length)).toEqual([1, 1, 1])
    expect((await guest.list()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  })

  test('three mailboxes have the document and the calendar file, which say field by field what is booked', async () => {
    const guest = await aGuest('es-MX')
    const booked = await guest.reservation()
    const [named] = booked.rooms[0]?.guests ?? []
    await at.store.db
      .update(guestTable)
      .set({ firstName: 'Ágata 🌴' })
      .where(eq(guestTable.id, named?.guestId ?? 0))
    const to = ['agata@example.com', 'ana@example.org', 'luis@example.org']
    valueOf(await guest.send(to.join(', ')))
    await deliver()
    const { stay, property, rooms, pricing, policyTimeline, reservationCode, brand, version } = valueOf(
      await guest.client.call(getReservation, {
        params: { codeReservation: guest.reservationCode },
        query: { langCode: 'ES' },
      }),
    )
    const day = (date: string) =>
      new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date))
    const amount = ({ amount: minor, currency }: typeof pricing.total) =>
      new Intl.NumberFormat('es-MX', { style: 'currency', currency, currencyDisplay: 'code' }).format(
        minor / 100,
      )
    const { street, zipCode, city, latitude, longitude } = property.address
    const fields = [
      reservationCode,
      day(stay.arrival),
      day(stay.departure),
      ...rooms.flatMap(({ category, ratePlan }) => [category.name, ratePlan.name]),
      ...policyTimeline
        .map(({ penalty }) => penalty)
        .filter((penalty) => !isZero(penalty))
        .map(amount),
      ...[pricing.rooms, pricing.total, pricing.paid, pricing.balance].map(amount),
      property.name,
      street,
      zipCode,
      city,
    ]
    const flat = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')
    for (const address of to) {
      const attached = received(address)?.attachments ?? []
      const opened = (type: string) =>
        Buffer.from(attached.find(({ mimeType }) => mimeType === type)?.content as ArrayBuffer)
      const pdf = await readPdf(opened('application/pdf'))
      for (const field of fields) expect(flat(pdf.read)).toContain(flat(field))
      expect(flat(pdf.read)).toContain(address === to[0] ? 'ÁgataPeñaNúñez' : 'Á.')
      const lines = opened('text/calendar')
        .toString('utf8')
        .replaceAll(/\r?\n /g, '')
        .split(/\r?\n/)
      const compact = (date: string) => date.replaceAll('-', '')
      expect(lines).toEqual(
        expect.arrayContaining([
          `UID:${reservationCode}@${brand}.veranda`,
          `SEQUENCE:${version}`,
          `DTSTART;TZID=${property.timeZone}:${compact(stay.arrival)}T${property.checkInAt.replace(':', '')}00`,
          `DTEND;TZID=${property.timeZone}:${compact(stay.departure)}T${property.checkOutAt.replace(':', '')}00`,
          `LOCATION:${[property.name, street, `${zipCode} ${city}`].join('\\, ')}`,
          `GEO:${latitude};${longitude}`,
        ]),
      )
    }
  })

  inFull(() => {
    test('carries stay, rooms, price and policy, as text and as a page, in the guest’s language', async () => {
      for (const [locale, facts] of [
        ['en-US', ['Getting here', 'If you cancel', 'Balance', 'check-in from 3:00']],
        ['es-MX', ['Cómo llegar', 'Si cancela', 'Saldo', 'entrada a partir']],
        ['it-IT', ['Come arrivare', 'In caso di cancellazione', 'Saldo', 'check-in dalle']],
      ] as const) {
        const guest = await aGuest(locale)
        const { property } = await guest.reservation()
        valueOf(await guest.send('agata@example.com'))
        await deliver()
        const letter = smtp.received.at(-1)
        for (const part of [letter?.text, letter?.html]) {
          const read = part?.replaceAll(/<\/?span[^>]*>/g, '').replaceAll('\u00A0', ' ')
          for (const fact of [...facts, guest.reservationCode, property.name]) expect(read).toContain(fact)
        }
      }
    })

    test('brings the stay as a file for a calendar', async () => {
      const guest = await aGuest()
      valueOf(await guest.send('agata@example.com'))
      await deliver()
      const file = smtp.received[0]?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      expect(file?.filename).toMatch(/\.ics$/)
      const text = new TextDecoder().decode(file?.content as ArrayBuffer)
      expect(text).toContain(`UID:${guest.reservationCode}`)
      expect(text).toContain('METHOD:PUBLISH')
    })

    test('brings a document that says the same, with initials for names where another reads it', async () => {
      const guest = await aGuest('es-MX')
      valueOf(await guest.send('agata@example.com, ana@example.org'))
      await deliver()
      const documentOf = async (to: string) => {
        const file = received(to)?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
        expect(file?.filename).toBe(`Confirmación-${guest.reservationCode}.pdf`)
        return readPdf(Buffer.from(file?.content as ArrayBuffer))
      }
      const own = await documentOf('agata@example.com')
      expect([own.lang, own.title]).toEqual(['es-MX', received('agata@example.com')?.subject])
      const text = received('agata@example.com')?.text ?? ''
      const facts = text.split('\n').filter((line) => /^[^:]{3,40}: \S/.test(line) && !line.includes('http'))
      expect(facts.length).toBeGreaterThan(10)
      const flat = (each: string) => each.replaceAll(/[\s;]/g, '')
      for (const fact of facts) {
        const [label = '', ...rest] = fact.split(': ')
        expect(flat(own.read)).toContain(flat(label) + flat(rest.join(': ')))
      }
      expect((await documentOf('ana@example.org')).read).not.toMatch(/Peña|Ágata/)
    })

    test('opens nothing: another mailbox reads initials, and its link names no reservation', async () => {
      const guest = await aGuest()
      valueOf(await guest.send('agata@example.com, ana@example.org'))
      await deliver()
      const own = received('agata@example.com')
      const other = received('ana@example.org')
      expect(own?.text).toContain('Ágata Peña Núñez')
      expect(own?.text).toContain('/auth/login?reservation=')
      expect(`${other?.text}${other?.html}`).not.toMatch(/Ágata|Peña|Núñez|login\?/)
      expect(other?.text).toContain('Á. P.')
    })

    test('a mailbox on file that nobody has shown to read counts as another', async () => {
      const guest = await aGuest()
      await at.store.db
        .update(guestTable)
        .set({ emailProven: false })
        .where(eq(guestTable.email, 'agata@example.com'))
      valueOf(await guest.send('agata@example.com'))
      await deliver()
      expect(received('agata@example.com')?.text).not.toContain('Peña')
    })

    test('is shown as it will arrive', async () => {
      const guest = await aGuest()
      const { html, subject } = valueOf(await guest.preview('own'))
      valueOf(await guest.send('agata@example.com'))
      await deliver()
      const letter = received('agata@example.com')
      expect(letter?.subject).toBe(subject)
      expect(
        letter?.html?.trim().replaceAll('https://stay.example.com', 'http://palace.localhost:4000'),
      ).toBe(html.trim())
      expect(valueOf(await guest.preview('other')).html).not.toContain('Peña')
    })

    describe('what becomes of it', () => {
      test('an address the mail server refuses has bounced, and can be sent again', async () => {
        const guest = await aGuest()
        smtp.answerWith(550)
        valueOf(await guest.send('ana@example.org'))
        await deliver()
        expect((await guest.list())[0]).toMatchObject({ state: 'bounced' })
        smtp.answerWith('accept')
        at.service.clock.moveOn(60)
        valueOf(await guest.send('ana@example.org'))
        await deliver()
        expect(await guest.list()).toMatchObject([{ email: 'ana@example.org', state: 'sent' }])
      })

      test('while the mail server hesitates it waits, and is not ordered twice', async () => {
        const guest = await aGuest()
        smtp.answerWith(451)
        valueOf(await guest.send('ana@example.org'))
        await deliver()
        const again = valueOf(await guest.send('ANA@example.org'))
        expect(again).toMatchObject([{ state: 'queued' }])
        smtp.answerWith('accept')
        at.service.clock.moveOn(61)
        await deliver()
        expect(smtp.received).toHaveLength(1)
      })

      test('a lost answer is given again, and nothing is sent twice', async () => {
        const guest = await aGuest()
        const key = crypto.randomUUID()
        const first = valueOf(await guest.send('ana@example.org', key))
        await deliver()
        expect(valueOf(await guest.send('ana@example.org', key))).toEqual(first)
        await deliver()
        expect(smtp.received).toHaveLength(1)
      })
    })

    describe('is no relay', () => {
      test.each([
        ['an address with a line break', 'ana@example.org%0abcc:eve@example.org'],
        ['a name beside an address', 'Ana <ana@example.org> hello'],
        ['twelve addresses', Array.from({ length: 12 }, (_, index) => `a${index}@example.org`).join(',')],
        ['nothing', ' , '],
      ])('%s is refused', async (_, emails) => {
        const guest = await aGuest()
        expect(await guest.send(emails)).toMatchObject({ refusal: { refusal: 'recipients-not-accepted' } })
        expect(await guest.list()).toEqual([])
      })

      test('more mailboxes of strangers than a day allows are refused, and none of them is written to', async () => {
        const guest = await aGuest()
        expect(
          await guest.send('a@one.example, b@two.example, c@three.example, d@four.example'),
        ).toMatchObject({ refusal: { refusal: 'too-many-letters' } })
        expect(await guest.list()).toEqual([])
      })

      test('of a reservation of another guest nothing is found', async () => {
        const guest = await aGuest()
        const other = await aGuest()
        const params = { codeReservation: other.reservationCode }
        expect(await guest.client.call(listConfirmationLetters, { params })).toMatchObject({
          refusal: { kind: 'not-found' },
        })
      })
    })

    test('a stay that was cancelled is not confirmed', async () => {
      const guest = await aGuest()
      await guest.cancel([1, 2])
      expect(await guest.send('ana@example.org')).toMatchObject({
        refusal: { refusal: 'nothing-to-confirm' },
      })
      expect(await guest.preview('own')).toMatchObject({ refusal: { refusal: 'nothing-to-confirm' } })
    })
  })
})
