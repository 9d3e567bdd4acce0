import { changeGuests, confirmEmail, encodeGuestChange, getEmailChange } from '@veranda/contract'
import { guestFormOf } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
} from '../cancellations/testing/a-cancelling-property.ts'
import { sessionCut, signInLink } from '../schema/identity.ts'
import { outbox } from '../schema/outbox.ts'
import { country, property } from '../schema/property.ts'
import { guest as guestTable } from '../schema/room.ts'
import { keepSecret, newLinkSecret } from '../identity/one-time-secrets.ts'
import { deliverDue } from '../platform/outbox/deliver-due.ts'
import { smtpMailer } from '../platform/mail/smtp-mailer.ts'
import { smtpServer } from '../letters/testing/smtp-server.ts'
import { unwritten } from '../letters/testing/unwritten.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { emailChangedWriter } from '../letters/email-changed/queue.ts'
import { emailConfirmationWriter } from '../letters/email-confirmation/queue.ts'
import { brands } from '../testing/sample-brands.ts'

const contact = { phone: '+52 55 5550 0142', countryCode: 'MX' } as const
const minutes = (count: number) => count * 60

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  let smtp: Awaited<ReturnType<typeof smtpServer>>

  beforeAll(async () => {
    at = await aCancellingProperty(await open())
    const mexico = { code: 'MX', alpha3: 'MEX', diallingCode: '52' }
    await at.store.db.insert(country).values(mexico).onConflictDoNothing()
    await at.store.db.update(property).set({ emailChange: 'confirmed' })
  })
  afterAll(() => at.store.close())
  beforeEach(async () => {
    smtp = await smtpServer()
    return () => smtp.close()
  })

  const deliver = async () => {
    const mailer = smtpMailer(smtp.url)
    const { now } = at.service.clock
    const originOf = () => 'http://palace.localhost:4000'
    const needs = { database: at.store.db, brands, originOf, sender: 'no-reply@example.com', now }
    const writers = {
      ...unwritten,
      'email-changed': emailChangedWriter(needs),
      'email-confirmation': emailConfirmationWriter(needs),
    }
    const failures: unknown[] = []
    const onFailure = (failure: unknown) => void failures.push(failure)
    while ((await deliverDue({ database: at.store.db, mailer, writers, now, onFailure })) > 0);
    mailer.close()
    expect(failures).toEqual([])
    return smtp.received.map(({ to, subject, text, html }) => ({
      to: to?.[0]?.address ?? '',
      all: `${subject}${text}${html}`,
      secret: text?.match(/\/auth\/email\/([0-9a-f]{40})/)?.[1] ?? '',
    }))
  }

  /** A main guest whose address is ada@example.com. */
  async function aGuest() {
    const guest = await at.guestOf([aRoom()])
    const { rooms, bookingId, reservationCode } = await guest.reservation()
    const [room] = rooms
    if (!room) throw new Error('There is no room')
    const known = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', ...contact }
    await at.store.db.update(guestTable).set(known).where(eq(guestTable.roomId, room.roomId))
    const main = async () => {
      const found = (await guest.reservation()).rooms[0]?.guests[0]
      if (!found) throw new Error('There is no guest')
      return found
    }
    const change = async (over: Partial<ReturnType<typeof guestFormOf>>) => {
      const one = await main()
      return guest.client.call(changeGuests, {
        params: { bookingId: String(bookingId), roomId: String(room.roomId) },
        body: {
          guests: [encodeGuestChange({ guestId: one.guestId, form: { ...guestFormOf(one), ...over } })],
        },
        guard: { key: crypto.randomUUID(), version: (await guest.reservation()).version },
      })
    }
    const press = (token: string) => guest.client.call(confirmEmail, { body: { token } })
    const read = (token: string) => guest.client.call(getEmailChange, { body: { token } })
    const asked = async (email: string) => {
      expect(await change({ email })).toMatchObject({ ok: true })
      const letters = await deliver()
      const secretTo = (to: string) => letters.findLast((letter) => letter.to === to)?.secret ?? ''
      return { letters, old: secretTo('ada@example.com'), new: secretTo(email) }
    }
    return { ...guest, bookingId, reservationCode, main, change, press, read, asked }
  }
  const look = (path: string) =>
    at.app.request(`http://palace.localhost:4000${path}`, { headers: { host: 'palace.localhost:4000' } })

  describe('where a property requires confirmation, a new address', () => {
    test('waits: the old one still counts, and both mailboxes are asked', async () => {
      const guest = await aGuest()
      const { letters } = await guest.asked('new@example.org')
      expect(await guest.main()).toMatchObject({
        email: 'ada@example.com',
        emailToConfirm: 'new@example.org',
      })
      expect(letters.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'new@example.org'])
      const toNew = letters.find(({ to }) => to === 'new@example.org')?.all ?? ''
      expect(toNew).not.toMatch(/Ada|Lovelace/)
      expect(toNew).not.toContain(guest.reservationCode)
      expect(letters.find(({ to }) => to === 'ada@example.com')?.all).not.toContain('new@')
    })

    test.each(['old', 'new'] as const)(
      'counts once it is confirmed from the %s mailbox, and both are told',
      async (mailbox) => {
        const guest = await aGuest()
        const { version } = await guest.reservation()
        const { [mailbox]: secret } = await guest.asked('new@example.org')
        smtp.received.splice(0)
        expect(await guest.press(secret)).toEqual({ ok: true, value: { email: 'n•••@example.org' } })
        const { emailToConfirm, ...main } = await guest.main()
        expect([main.email, emailToConfirm]).toEqual(['new@example.org', undefined])
        expect((await guest.reservation()).version).toBe(version + 2)
        expect((await deliver()).map(({ to }) => to).sort()).toEqual(['ada@example.com', 'new@example.org'])
      },
    )

    test('is confirmed by pressing the button, never by opening the page; once, and then by neither link', async () => {
      const guest = await aGuest()
      const secrets = await guest.asked('new@example.org')
      await look(`/auth/email/${secrets.new}`)
      expect((await guest.main()).email).toBe('ada@example.com')
      const both = await Promise.all([guest.press(secrets.new), guest.press(secrets.new)])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      for (const secret of [secrets.old, secrets.new, newLinkSecret()])
        expect(await guest.press(secret)).toMatchObject({ refusal: { refusal: 'link-used-up' } })
    })

    test('is shown before confirmation, to both mailboxes alike: masked, with the end of the reservation number', async () => {
      const guest = await aGuest()
      const secrets = await guest.asked('new@example.org')
      const [hotel] = await at.store.db.select({ name: property.name }).from(property)
      const shown = {
        email: 'n•••@example.org',
        propertyName: hotel?.name,
        reservationCode: `…${guest.reservationCode.slice(-5)}`,
      }
      for (const secret of [secrets.old, secrets.new, secrets.new])
        expect(await guest.read(secret)).toEqual({ ok: true, value: shown })
      expect((await guest.main()).email).toBe('ada@example.com')
      expect(await guest.press(secrets.new)).toMatchObject({ ok: true })
    })

    test('is shown by no invalid link: used, replaced, expired and invented links get the same answer', async () => {
      const guest = await aGuest()
      const first = await guest.asked('first@example.org')
      const second = await guest.asked('second@example.org')
      const madeUp = newLinkSecret()
      const alike = async (secrets: readonly string[]) => {
        for (const secret of secrets) {
          const answer = await guest.read(secret)
          expect(answer).toMatchObject({ refusal: { refusal: 'link-used-up' } })
          expect(answer).toEqual(await guest.press(secret))
          expect(answer).toEqual(await guest.read(madeUp))
        }
      }
      await alike([first.old, first.new])
      await guest.press(second.old)
      await alike([second.old, second.new])
      const third = await guest.asked('third@example.org')
      at.service.clock.moveOn(minutes(60))
      await alike([third.new])
    })

    test('is not shown by a sign-in link', async () => {
      const guest = await aGuest()
      await guest.asked('new@example.org')
      const secret = newLinkSecret()
      const guestId = (await guest.main()).guestId
      const scope = { reservationCode: guest.reservationCode, brand: 'palace', purpose: 'link' } as const
      await keepSecret(at.store.db, { ...scope, guestId }, secret, at.service.clock.now())
      expect(await guest.read(secret)).toMatchObject({ refusal: { refusal: 'link-used-up' } })
    })

    test('ends other sessions and the old mailbox’s links once it counts, and not while it waits', async () => {
      const guest = await aGuest()
      const { reservationCode } = guest
      const scope = { reservationCode, brand: 'palace', purpose: 'link' } as const
      await keepSecret(at.store.db, scope, newLinkSecret(), at.service.clock.now())
      const ofGuest = async () => ({
        cuts: await at.store.db
          .select({ exceptJti: sessionCut.exceptJti })
          .from(sessionCut)
          .where(eq(sessionCut.reservationCode, reservationCode)),
        links: (
          await at.store.db.select().from(signInLink).where(eq(signInLink.reservationCode, reservationCode))
        ).filter(({ purpose }) => purpose === 'link').length,
      })
      const secrets = await guest.asked('new@example.org')
      expect(await ofGuest()).toEqual({ cuts: [], links: 1 })
      await guest.press(secrets.old)
      expect(await ofGuest()).toEqual({ cuts: [{ exceptJti: 'test' }], links: 0 })
    })

    test('is replaced by a newer address, whose links alone are valid', async () => {
      const guest = await aGuest()
      const first = await guest.asked('first@example.org')
      const second = await guest.asked('second@example.org')
      expect(await guest.press(first.new)).toMatchObject({ refusal: { refusal: 'link-used-up' } })
      await guest.press(second.old)
      expect((await guest.main()).email).toBe('second@example.org')
    })

    test('does not delay the other details that were changed with it', async () => {
      const guest = await aGuest()
      await guest.change({ email: 'new@example.org', city: 'Tulum' })
      expect(await guest.main()).toMatchObject({ city: 'Tulum', email: 'ada@example.com' })
    })
  })

  describe('a link that confirms an address', () => {
    test.each([
      ['59 minutes unopened', 59, undefined, true],
      ['60 minutes unopened', 60, undefined, false],
      ['9 minutes after its page was opened', 9, 0, true],
      ['10 minutes after its page was opened', 10, 0, false],
      ['60 minutes, however late it was opened', 60, 55, false],
    ])('%s', async (_, pressedAfter, openedAfter, counts) => {
      const guest = await aGuest()
      const { new: secret } = await guest.asked('new@example.org')
      if (openedAfter !== undefined) {
        at.service.clock.moveOn(minutes(openedAfter))
        await look(`/auth/email/${secret}`)
        await look(`/auth/email/${secret}`)
      }
      at.service.clock.moveOn(minutes(pressedAfter - (openedAfter ?? 0)))
      expect((await guest.press(secret)).ok).toBe(counts)
    })
  })

  describe('where the property requires no confirmation', () => {
    beforeAll(async () => void (await at.store.db.update(property).set({ emailChange: 'at-once' })))

    test('a main guest’s new address counts at once and ends other sessions; a new city ends none', async () => {
      const guest = await aGuest()
      const cuts = () =>
        at.store.db.select().from(sessionCut).where(eq(sessionCut.reservationCode, guest.reservationCode))
      await guest.change({ city: 'Tulum' })
      expect(await cuts()).toEqual([])
      await guest.change({ email: 'new@example.org' })
      expect((await guest.main()).email).toBe('new@example.org')
      expect(await cuts()).toMatchObject([{ exceptJti: 'test' }])
    })

    test('an ended session can no longer read anything', async () => {
      const guest = await aGuest()
      const cutAt = new Date(at.service.clock.now().getTime() + 1_000)
      const cut = { reservationCode: guest.reservationCode, cutAt, expiresAt: cutAt }
      await at.store.db.insert(sessionCut).values({ ...cut, exceptJti: 'test' })
      await guest.reservation()
      await at.store.db
        .update(sessionCut)
        .set({ exceptJti: 'another' })
        .where(eq(sessionCut.reservationCode, guest.reservationCode))
      await expect(guest.reservation()).rejects.toThrow('not-found')
    })

    test('sixty changes to sixty domains mail three strangers, without a word written by the sender', async () => {
      const guest = await aGuest()
      await guest.change({ firstName: 'You Won', lastName: 'A Prize' })
      const answers = []
      for (let count = 1; count <= 60; count += 1)
        answers.push(await guest.change({ email: `stranger@host${count}.example` }))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
      expect(answers.at(-1)).toMatchObject({
        refusal: { refusal: 'too-many-letters', attached: { limit: 'day' } },
      })
      const letters = await deliver()
      expect(letters.length).toBeLessThanOrEqual(20)
      const strangers = letters.filter(({ to }) => to.startsWith('stranger@'))
      expect(new Set(strangers.map(({ to }) => to)).size).toBe(3)
      for (const { all } of strangers) expect(all).not.toMatch(/You Won|A Prize/)
      const stored = await at.store.db
        .select()
        .from(outbox)
        .where(eq(outbox.reservationCode, guest.reservationCode))
      expect(JSON.stringify(stored)).not.toMatch(/stranger|host\d/)
    })
  })
})
