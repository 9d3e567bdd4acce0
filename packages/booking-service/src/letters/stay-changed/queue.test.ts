import { type StayChange, type Locale, money, type PaymentTiming, type Settlement } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../../schema/outbox.ts'
import { property } from '../../schema/property.ts'
import { guest } from '../../schema/room.ts'
import type { Store } from '../../platform/db/store.ts'
import { addReservation } from '../../identity/testing/guest-database.ts'
import { type Delivery, type DeliveryFailure, deliverDue } from '../../platform/outbox/deliver-due.ts'
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts'
import { smtpServer } from '../testing/smtp-server.ts'
import { linksOf } from '../testing/links-of.ts'
import { unwritten } from '../testing/unwritten.ts'
import { onEveryDatabaseInFull } from '../../testing/on-every-database.ts'
import { stayChangedWriter, queueStayChangedLetter } from './queue.ts'
import { brandsInEveryLanguage as brands, palaceLetterhead } from '../../testing/sample-brands.ts'

const now = new Date('2027-03-14T17:00:00Z')
const policy = { refundable: true, deadlineAt: '15:00', tiers: [] } as const
const dollars = (amount: number) => money(amount, 'USD')
const reservation = { bookingId: 1, reservationCode: 'ABCD-123XYZ-01', brand: 'palace' } as const
const due = { kind: 'before-arrival', by: '2027-04-24' } as const
const paidAtOnce: Settlement = { kind: 'to-pay', amount: dollars(12_000), timings: ['now'] }

const aChange = (settlement: Settlement = paidAtOnce, difference = 12_000): Report => ({
  before: { arrival: '2027-05-01', departure: '2027-05-06' },
  after: { arrival: '2027-05-08', departure: '2027-05-09' },
  rooms: [],
  services: [],
  newTotal: dollars(247_550),
  difference: dollars(difference),
  settlement,
})
type Report = Pick<
  StayChange,
  'before' | 'after' | 'rooms' | 'services' | 'newTotal' | 'difference' | 'settlement'
>

onEveryDatabaseInFull((open) => {
  let store: Store
  let smtp: Awaited<ReturnType<typeof smtpServer>>
  let delivery: Delivery
  let failures: DeliveryFailure[]
  let version = 1

  beforeAll(async () => {
    store = await open()
    const names = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' }
    await addReservation(store.db, { code: reservation.reservationCode, brand: 'palace', ...names })
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    version += 1
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
      writers: {
        ...unwritten,
        'stay-changed': stayChangedWriter(needs),
      },
    }
    return async () => {
      mailer.close()
      await smtp.close()
    }
  })

  const order = (
    change: Report = aChange(),
    { paidBy = 'now', locale = 'en-US' }: { paidBy?: PaymentTiming | null; locale?: Locale } = {},
  ) => queueStayChangedLetter(store.db, { reservation, version, change, paidBy, due }, locale, now)
  const sent = async () => {
    await deliverDue(delivery)
    expect(failures).toEqual([])
    return smtp.received.map(({ text, html, ...letter }) => ({
      ...letter,
      text: text ?? '',
      html: html ?? '',
    }))
  }

  describe('the letter about changed dates', () => {
    test('shows the old and the new stay, the price and the difference, as HTML and text', async () => {
      await order()
      const [letter] = await sent()
      expect(letter?.to).toEqual([{ address: 'ana@example.com', name: '' }])
      expect(letter?.from).toEqual({ address: 'no-reply@example.com', name: 'Palace' })
      for (const part of [letter?.text, letter?.html])
        for (const fact of [
          'Palace Cancún',
          'Saturday, May 1, 2027 to Thursday, May 6, 2027 (5 nights)',
          'Saturday, May 8, 2027',
          'Sunday, May 9, 2027',
          '1 night',
          '$2,475.50',
          '+$120.00',
          'You paid $120.00 for this change.',
          '+52 555 550-0100',
        ])
          expect(part?.replaceAll('\u00a0', ' ')).toContain(fact)
    })

    test('leads to the brand’s site with the reservation number, and signs nobody in', async () => {
      await order()
      const [letter] = await sent()
      const link = 'https://stay.palace.example.com/auth/login?reservation=ABCD-123XYZ-01'
      expect(linksOf(letter, palaceLetterhead)).toEqual({ html: [link], text: [link] })
    })

    test('is sent once, however often the same change is queued', async () => {
      await order()
      await order()
      await Promise.all([order(), order()])
      expect(await sent()).toHaveLength(1)
      await order()
      version += 1
      await order()
      expect(await sent()).toHaveLength(2)
    })

    test('goes to the address that is on file when it is sent, and to nobody without one', async () => {
      await order()
      await store.db.update(guest).set({ email: 'new@example.com' }).where(eq(guest.roomId, 1))
      expect((await sent())[0]?.to?.[0]?.address).toBe('new@example.com')
      version += 1
      await order()
      await store.db.update(guest).set({ email: null }).where(eq(guest.roomId, 1))
      expect(await sent()).toHaveLength(1)
      expect(await deliverDue(delivery)).toBe(0)
      await store.db.update(guest).set({ email: 'ana@example.com' }).where(eq(guest.roomId, 1))
    })

    test('is queued without a name or an address', async () => {
      await order()
      const waiting = JSON.stringify(await store.db.select().from(outbox))
      expect(waiting).not.toMatch(/Ana|López|ana@example/)
      await sent()
    })

    test('escapes a name in the markup', async () => {
      await store.db.update(guest).set({ firstName: '<b>Ana</b>{code}' })
      await store.db.update(property).set({ name: '"><img src=x>&' })
      await order()
      const [letter] = await sent()
      expect(letter?.html).toContain('Dear &lt;b&gt;Ana&lt;/b&gt;{code},')
      expect(letter?.html).toContain('&quot;&gt;&lt;img src=x&gt;&amp;')
      expect(letter?.html).not.toMatch(/<img|<b>/)
      await store.db.update(guest).set({ firstName: 'Ana' })
      await store.db.update(property).set({ name: 'Palace Cancún' })
    })

    test.each<[Report, PaymentTiming | null, string]>([
      [aChange({ kind: 'nothing' }, 0), null, 'The price stays the same'],
      [
        aChange({ kind: 'owes-less', balance: dollars(5_000) }, -100),
        null,
        'balance is $50.00, due by Saturday, April 24, 2027',
      ],
      [aChange(), 'at-check-in', 'pay $120.00 at check-in'],
      [aChange({ kind: 'to-refund', amount: dollars(4_400) }, -9_900), null, 'refunded $44.00'],
    ])('says how the difference is settled (%#)', async (change, paidBy, words) => {
      await order(change, { paidBy })
      expect((await sent())[0]?.text).toContain(words)
    })

    test.each([
      [
        'en-US',
        'Your reservation has been changed · ABCD-123XYZ-01',
        'Room\u00A02, new',
        'Suite (previously Deluxe)\u00A0· 2 adults, 1 child',
      ],
      [
        'es-MX',
        'Su reservación cambió · ABCD-123XYZ-01',
        'Habitación\u00A02, nueva',
        'Suite (antes Deluxe)\u00A0· 2 adultos, 1 menor',
      ],
      [
        'it-IT',
        'La sua prenotazione è stata modificata · ABCD-123XYZ-01',
        'Camera\u00A02, nuova',
        'Suite (prima Deluxe)\u00A0· 2 adulti, 1 bambino',
      ],
    ] as const)(
      'lists the rooms and add-ons that changed on the same dates: %s',
      async (locale, subject, ...texts) => {
        const { before } = aChange()
        const occupancy = { adults: 2, teens: 0, kids: 1, infants: 0 }
        const was = { name: 'Deluxe', roomTypeId: 1, occupancy }
        const same = {
          nights: [],
          before: dollars(0),
          after: dollars(0),
          policyBefore: policy,
          policyAfter: policy,
        }
        const addOn = {
          roomNumber: 1,
          id: 3,
          category: 'for-guest',
          quantity: 2,
          unitPrice: dollars(100),
        } as const
        const change: Report = {
          ...aChange(),
          after: before,
          rooms: [
            { roomNumber: 1, name: 'Suite', roomTypeId: 2, occupancy, was, ...same },
            { roomNumber: 2, name: 'Deluxe', roomTypeId: 1, occupancy, ...same },
            { roomNumber: 3, name: 'Deluxe', roomTypeId: 1, occupancy, was, ...same },
          ],
          services: [
            {
              ...addOn,
              kind: 'added',
              name: 'Massage',
              day: before.arrival,
              before: dollars(0),
              after: dollars(200),
              wasPaid: false,
            },
          ],
        }
        await order(change, { locale })
        const [letter] = await sent()
        expect(letter?.subject).toBe(subject)
        for (const part of [letter?.text, letter?.html])
          for (const fact of [...texts, '2 × Massage']) expect(part).toContain(fact)
        expect(letter?.text).not.toMatch(/(Room|Habitación|Camera) 3/)
      },
    )

    test.each(['es-MX', 'it-IT'] as const)('is written in the guest’s language: %s', async (locale) => {
      await order(aChange(), { locale })
      expect((await sent())[0]?.html).toContain(`lang="${locale}"`)
    })
  })
})
