import {
  codeNumber,
  createClient,
  type Client,
  listCustomerTypes,
  listHelpTickets,
  listOpenTickets,
  requestCall,
  settleHelpTicket,
} from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
} from '../cancellations/testing/a-cancelling-property.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { callRequestedWriter } from '../letters/call-requested/queue.ts'
import { smtpServer } from '../letters/testing/smtp-server.ts'
import { unwritten } from '../letters/testing/unwritten.ts'
import { smtpMailer } from '../platform/mail/smtp-mailer.ts'
import { deliverDue } from '../platform/outbox/deliver-due.ts'
import { helpTicket } from '../schema/help-ticket.ts'
import { outbox } from '../schema/outbox.ts'
import { guest as guestTable } from '../schema/room.ts'
import { aStaffToken, clientOf } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { brandsInEveryLanguage as brands } from '../testing/sample-brands.ts'
import { seedCustomerTypes } from './customer-types.ts'
import { aCall } from './testing/a-call.ts'

onEveryDatabase((open, inFull) => {
  let at: CancellingProperty
  let caller = 0
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
    await seedCustomerTypes(at.store.db)
  })
  afterAll(() => at.store.close())
  // From another house each time: what one network may ask for is a test of its own.
  beforeEach(() => void (caller += 1))

  const host = 'palace.localhost:4000'
  const from = () => `203.0.113.${caller}`
  async function aGuest() {
    const guest = await at.guestOf([aRoom()])
    const { reservationCode, rooms } = await guest.reservation()
    await at.store.db
      .update(guestTable)
      .set({ email: 'ada@example.com' })
      .where(eq(guestTable.id, rooms[0]?.guests[0]?.guestId ?? 0))
    return { reservationCode, client: clientOf(at.app, { reservationCode, brand: 'palace' }, host, from()) }
  }
  const stranger = () => clientOf(at.app, undefined, host, from())
  const ask = (client: Client, over: Parameters<typeof aCall>[0] = {}, key = crypto.randomUUID()) =>
    client.call(requestCall, { body: aCall(over), guard: { key } })
  const staff = () =>
    createClient({
      baseUrl: 'http://admin.localhost:4000/api',
      bearer: async () => aStaffToken(['agent']),
      fetch: async (input, init) => at.app.fetch(new Request(input, init)),
    })
  const settle = (ticket: string, outcome: 'called' | 'not-reached') =>
    staff().call(settleHelpTicket, {
      params: { ticket },
      body: { outcome },
      guard: { key: crypto.randomUUID() },
    })
  const rowOf = async (number: string) =>
    (await at.store.db.select().from(helpTicket).where(eq(helpTicket.number, number)))[0]

  test('of two requests at once for a reservation one is made, and the other is told of it', async () => {
    const guest = await aGuest()
    const answers = await Promise.all([ask(guest.client), ask(guest.client)])
    const made = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    expect(made).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      refusal: { refusal: 'ticket-known', attached: { ticket: { ticketNumber: made[0]?.ticketNumber } } },
    })
  })

  inFull(() => {
    describe('a guest who is signed in', () => {
      test('is called in the evening of their own clock, about their own reservation whatever was typed', async () => {
        const guest = await aGuest()
        const ticket = valueOf(
          await ask(guest.client, {
            bookingCode: 'ZZZZ-999Z9Z-ZZ',
            timeZone: 'Asia/Tokyo',
            notes: ' Hi\r\n ',
          }),
        )
        // 00:00 in Tokyo: this evening there.
        expect(ticket).toMatchObject({
          state: 'waiting',
          contact: { from: '2027-03-02T09:00:00.000Z', until: '2027-03-02T11:00:00.000Z' },
          timeZone: 'Asia/Tokyo',
          hasLetter: true,
        })
        expect(ticket.ticketNumber).toMatch(/^H-[2-9A-Y]{6}$/)
        const row = await rowOf(ticket.ticketNumber)
        const { reservationCode } = guest
        expect(row).toMatchObject({
          reservationCode,
          notes: 'Hi',
          telephone: '15555550142',
          countryCode: 'US',
        })
        expect(valueOf(await guest.client.call(listHelpTickets))).toEqual([ticket])
      })

      test('asks once an hour, and is told of the first in between', async () => {
        const guest = await aGuest()
        const key = crypto.randomUUID()
        const first = valueOf(await ask(guest.client, {}, key))
        // An answer that was lost is given again.
        expect(valueOf(await ask(guest.client, {}, key))).toEqual(first)
        expect(await ask(guest.client, { telephone: '525555550100' })).toMatchObject({
          refusal: { refusal: 'ticket-known', attached: { ticket: first } },
        })
        at.service.clock.moveOn(3_601)
        expect(valueOf(await ask(guest.client)).ticketNumber).not.toBe(first.ticketNumber)
      })

      test('without a time zone is called by the help line’s clock; one that is none counts as none', async () => {
        for (const timeZone of [undefined, 'Mars/Olympus']) {
          const guest = await aGuest()
          const ticket = valueOf(await ask(guest.client, timeZone ? { timeZone } : {}))
          expect(ticket.timeZone).toBe('America/New_York')
        }
      })

      test('reads what became of it', async () => {
        const guest = await aGuest()
        const { ticketNumber } = valueOf(await ask(guest.client))
        expect(valueOf(await staff().call(listOpenTickets))).toContainEqual(
          expect.objectContaining({ ticketNumber, isGuests: true, customerType: 'I have a reservation' }),
        )
        valueOf(await settle(ticketNumber, 'not-reached'))
        expect(valueOf(await guest.client.call(listHelpTickets))[0]?.state).toBe('not-reached')
        valueOf(await settle(ticketNumber, 'called'))
        expect(valueOf(await guest.client.call(listHelpTickets))[0]?.state).toBe('called')
        expect(await settle(ticketNumber, 'not-reached')).toMatchObject({
          refusal: { refusal: 'ticket-settled' },
        })
      })

      test('gets a letter with ticket and time, and nothing of what was typed', async () => {
        const smtp = await smtpServer()
        const mailer = smtpMailer(smtp.url)
        await at.store.db.delete(outbox)
        const guest = await aGuest()
        const { ticketNumber } = valueOf(await ask(guest.client, { notes: 'evil.example' }))
        const needs = {
          database: at.store.db,
          brands,
          originOf: () => 'https://stay.example.com',
          sender: 'no-reply@example.com',
        }
        await deliverDue({
          database: at.store.db,
          mailer,
          now: at.service.clock.now,
          onFailure: (failure) => expect(failure).toBeUndefined(),
          writers: { ...unwritten, 'call-requested': callRequestedWriter(needs) },
        })
        expect(smtp.received).toHaveLength(1)
        const [letter] = smtp.received
        for (const part of [letter?.text, letter?.html])
          for (const fact of [ticketNumber, '6:00', '8:00', 'your time', '2027']) expect(part).toContain(fact)
        expect(`${letter?.text}${letter?.html}`).not.toMatch(/evil|555-?0142/)
        mailer.close()
        await smtp.close()
      })
    })

    describe('a stranger', () => {
      test('is called too, and gets no letter: an address they name may be anybody’s', async () => {
        const before = await at.store.db.$count(outbox)
        const ticket = valueOf(await ask(stranger(), { email: 'victim@example.com', bookingCode: 'none' }))
        expect(ticket).toMatchObject({ state: 'waiting', hasLetter: false })
        expect(await rowOf(ticket.ticketNumber)).toMatchObject({
          reservationId: null,
          reservationCode: 'NONE',
        })
        expect(await at.store.db.$count(outbox)).toBe(before)
      })

      test('cannot keep a guest from being called, and is told nothing of another’s request', async () => {
        const guest = await aGuest()
        const { reservationCode: bookingCode } = guest
        valueOf(await ask(stranger(), { bookingCode }))
        expect(await ask(stranger(), { bookingCode: bookingCode.toLowerCase() })).toMatchObject({
          refusal: { refusal: 'ticket-known', attached: { ticket: null } },
        })
        valueOf(await ask(guest.client))
      })

      test('learns nothing of whether there is such a reservation', async () => {
        const guest = await aGuest()
        const { reservationCode } = guest
        for (const bookingCode of [reservationCode, 'QQQQ-000Q0Q-QQ']) {
          const { ticketNumber: _, ...answered } = valueOf(await ask(stranger(), { bookingCode }))
          expect(answered).toMatchObject({ hasLetter: false, state: 'waiting' })
          expect(await ask(stranger(), { bookingCode })).toMatchObject({
            refusal: { refusal: 'ticket-known' },
          })
        }
      })

      test('asks for ten calls in ten minutes, and waits', async () => {
        for (let count = 0; count < 10; count += 1)
          valueOf(await ask(stranger(), { telephone: `1555000${1000 + count}${caller}`.slice(0, 15) }))
        expect(await ask(stranger())).toMatchObject({ refusal: { kind: 'too-many-tries' } })
      })
    })

    test.each([
      ['a country there is none', { countryId: codeNumber('QQ') }, 'countryCode'],
      ['a kind of customer there is none', { customerTypeId: 99 }, 'customerTypeId'],
      ['an address as a name', { name: 'Call evil.example now' }, 'name'],
      ['a number of another shape', { bookingCode: 'ZPCU-104A7C-ABCD' }, 'reservationCode'],
    ])('%s is not accepted, and its field is said', async (_, over, field) => {
      expect(await ask(stranger(), over)).toMatchObject({
        refusal: { refusal: 'ticket-not-accepted', attached: { fields: [field] } },
      })
    })

    test('kinds of customers are read in the language asked for', async () => {
      const typesIn = async (langCode: string) =>
        valueOf(await stranger().call(listCustomerTypes, { query: { langCode } }))[0]
      expect(await typesIn('EN')).toEqual({ customerTypeId: '1', name: 'I have a reservation' })
      expect(await typesIn('ES')).toEqual({ customerTypeId: '1', name: 'Tengo una reservación' })
    })
  })
})
