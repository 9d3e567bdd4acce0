import { changeGuests, encodeGuestChange, type GuestChange, validateReservation } from '@veranda/contract'
import { type Guest, type GuestForm, guestFormOf, type PlainDate } from '@veranda/domain'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
  opening,
} from '../cancellations/testing/a-cancelling-property.ts'
import { signInLink } from '../schema/identity.ts'
import { audit } from '../schema/audit.ts'
import { outbox } from '../schema/outbox.ts'
import { ageRange, country } from '../schema/property.ts'
import { guest as guestTable, room as roomTable } from '../schema/room.ts'
import { keepSecret, newLinkSecret } from '../identity/one-time-secrets.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

const contact = {
  email: 'ada@example.com',
  phone: '+52 55 5550 0142',
  countryCode: 'MX',
  zipCode: '77500',
  city: 'Cancún',
} as const
const newKey = () => crypto.randomUUID()

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
    await at.store.db
      .insert(country)
      .values({ code: 'MX', alpha3: 'MEX', diallingCode: '52' })
      .onConflictDoNothing()
    const words = { en: '', es: '', it: '' }
    await at.store.db.delete(ageRange).where(eq(ageRange.propertyId, at.hotel.id))
    await at.store.db.insert(ageRange).values([
      { propertyId: at.hotel.id, category: 'kid', youngest: 4, oldest: 12, words },
      { propertyId: at.hotel.id, category: 'adult', youngest: 13, oldest: 120, words },
    ])
  })
  afterAll(() => at.store.close())

  /** A guest of two rooms; the first has a child who is not named yet. */
  async function editor(arrival?: PlainDate) {
    const guest = await at.guestOf([aRoom(), aRoom()], arrival)
    const { rooms, bookingId, reservationCode } = await guest.reservation()
    const [room] = rooms
    if (!room) throw new Error('There is no room')
    const name = { firstName: 'Ada', lastName: 'Lovelace' }
    await at.store.db.update(guestTable).set(name).where(eq(guestTable.roomId, room.roomId))
    const child = { category: 'kid', firstName: '', lastName: '', age: 7, isMainGuest: false } as const
    await at.store.db.insert(guestTable).values({ ...child, roomId: room.roomId, position: 2 })
    const found = async (position: 0 | 1): Promise<Guest> => {
      const one = (await guest.reservation()).rooms[0]?.guests[position]
      if (!one) throw new Error('There is no such guest')
      return one
    }
    const say = async (
      changes: readonly GuestChange[],
      { key = newKey(), seen, roomId = room.roomId }: { key?: string; seen?: number; roomId?: number } = {},
    ) => {
      const { version } = await guest.reservation()
      return guest.client.call(changeGuests, {
        params: { bookingId: String(bookingId), roomId: String(roomId) },
        body: { guests: changes.map(encodeGuestChange) },
        guard: { key, version: seen ?? version },
      })
    }
    const of = async (position: 0 | 1, over: Partial<GuestForm>): Promise<GuestChange> => {
      const one = await found(position)
      return { guestId: one.guestId, form: { ...guestFormOf(one), ...over } }
    }
    const sayOf = async (position: 0 | 1, over: Partial<GuestForm>) => say([await of(position, over)])
    const letters = async () =>
      (await at.store.db.select().from(outbox).where(eq(outbox.kind, 'email-changed')))
        .map(({ payload, dedupeKey }) => ({ payload: payload as Record<string, string>, dedupeKey }))
        .filter(({ dedupeKey }) => dedupeKey?.startsWith(`email-changed:${bookingId}:`))
        .map(({ payload: { address, to, now } }) => ({ address, to, now }))
        .sort((one, other) => (one.address ?? '').localeCompare(other.address ?? ''))
    return { ...guest, room, bookingId, reservationCode, found, say, of, sayOf, letters }
  }

  describe('changing guests', () => {
    test('stores all details of a room’s guests in one version, with one line of history', async () => {
      const guest = await editor()
      const before = await guest.reservation()
      const main = await guest.of(0, {
        ...contact,
        firstName: ' Ada  María ',
        title: 'Mrs',
        birthDate: '1990-05-05',
      })
      const child = await guest.of(1, { firstName: 'Eva', lastName: 'O’Brien', birthDate: '2019-01-01' })
      expect(await guest.say([main, child])).toMatchObject({ value: { version: before.version + 1 } })
      const after = await guest.reservation()
      expect(after.rooms[0]?.guests).toMatchObject([
        { ...contact, firstName: 'Ada María', title: 'Mrs', birthDate: '1990-05-05', isMainGuest: true },
        { firstName: 'Eva', lastName: 'O’Brien', birthDate: '2019-01-01', age: 8, category: 'kid' },
      ])
      expect(after.rooms[0]?.childAges).toEqual([8])
      expect(after.rooms[0]?.guests[0]?.age).toBeUndefined()
      expect(after.history.at(-1)).toMatchObject({ kind: 'guests-changed', by: 'guest' })
      expect(after.history.at(-1)?.difference).toBeUndefined()
      expect(after.pricing).toEqual(before.pricing)
    })

    test('with a new name for the main guest lets them sign in with it, and no longer with the old one', async () => {
      const guest = await editor()
      const before = await guest.found(0)
      await guest.sayOf(0, { ...contact, firstName: 'Grace', lastName: 'Hopper' })
      const mayEnter = async (firstName: string, lastName: string) =>
        guest.client.call(validateReservation, {
          body: { reservationCode: guest.reservationCode, firstName, lastName },
        })
      expect(await mayEnter('grace', 'HOPPER')).toEqual({ ok: true, value: { isValid: true } })
      expect(await mayEnter('Grace', before.lastName)).toEqual({ ok: true, value: { isValid: false } })
    })

    test('repeated after a lost answer is done once', async () => {
      const guest = await editor()
      const { version } = await guest.reservation()
      const key = newKey()
      const change = await guest.of(0, contact)
      const first = await guest.say([change], { key, seen: version })
      expect(await guest.say([change], { key, seen: version })).toEqual(first)
      expect((await guest.reservation()).version).toBe(version + 1)
    })

    test('on a stale version changes nothing', async () => {
      const guest = await editor()
      const { version } = await guest.reservation()
      await guest.sayOf(0, contact)
      const late = await guest.say([await guest.of(0, { city: 'Tulum' })], { seen: version })
      expect(late).toMatchObject({ refusal: { refusal: 'version-changed' } })
      expect((await guest.found(0)).city).toBe('Cancún')
    })

    test('without a difference changes nothing', async () => {
      const guest = await editor()
      await guest.sayOf(0, contact)
      const { version } = await guest.reservation()
      expect(await guest.sayOf(0, { city: ' Cancún ' })).toMatchObject({
        refusal: { refusal: 'guests-unchanged' },
      })
      expect((await guest.reservation()).version).toBe(version)
    })

    test.each<[string, 0 | 1, Partial<GuestForm>]>([
      ['a name of 200 letters', 0, { firstName: 'a'.repeat(200) }],
      ['a name of signs', 0, { lastName: '👑' }],
      ['no e-mail', 0, { email: '' }],
      ['a country nobody knows', 0, { countryCode: 'QQ' }],
      [
        'a kid who is an adult on arrival',
        1,
        { firstName: 'Eva', lastName: 'Bell', birthDate: '2001-01-01' },
      ],
      ['a birthday to come', 1, { firstName: 'Eva', lastName: 'Bell', birthDate: '2030-01-01' }],
      ['a companion without a last name', 1, { firstName: 'Eva' }],
    ])('refuses %s, and nothing else of the same call is stored', async (_, position, over) => {
      const guest = await editor()
      const good = await guest.of(0, { ...contact, city: 'Tulum' })
      const wrong = await guest.of(position, { ...(position === 0 ? contact : {}), ...over })
      const answer = await guest.say(position === 0 ? [wrong] : [good, wrong])
      expect(answer).toMatchObject({ refusal: { kind: 'refused', refusal: 'guests-not-accepted' } })
      expect((await guest.found(0)).city).toBeUndefined()
    })

    test('reaches only guests of the named room, and only in the caller’s own reservation', async () => {
      const guest = await editor()
      const other = await editor()
      const change = await guest.of(0, contact)
      expect(await other.say([change])).toMatchObject({ refusal: { kind: 'not-found' } })
      expect(await guest.say([change], { roomId: other.room.roomId })).toMatchObject({
        refusal: { kind: 'not-found' },
      })
    })

    test('changes nothing in a cancelled room, or once the stay has begun', async () => {
      const guest = await editor()
      await at.store.db
        .update(roomTable)
        .set({ status: 'cancelled' })
        .where(eq(roomTable.id, guest.room.roomId))
      expect(await guest.sayOf(0, contact)).toMatchObject({ refusal: { refusal: 'room-cancelled' } })
      const late = await editor(opening)
      await at.store.db.execute(
        sql`update reservation set arrival = '2027-02-01', departure = '2027-03-10' where id = ${late.bookingId}`,
      )
      expect(await late.sayOf(0, contact)).toMatchObject({ refusal: { refusal: 'action-not-allowed' } })
    })
  })

  describe('a changed e-mail address', () => {
    test('is announced to both addresses; a change of letter case alone is not', async () => {
      const guest = await editor()
      await guest.sayOf(0, contact)
      const first = { address: 'now', to: 'ada@example.com', now: 'ada@example.com' }
      expect(await guest.letters()).toEqual([first])
      await guest.sayOf(0, { email: 'ADA@example.com' })
      expect(await guest.letters()).toEqual([first])
      await guest.sayOf(0, { email: 'new@example.org' })
      expect(await guest.letters()).toEqual([
        { address: 'before', to: 'ADA@example.com', now: 'new@example.org' },
        first,
        { address: 'now', to: 'new@example.org', now: 'new@example.org' },
      ])
    })

    test('removed from a companion is announced to the old address', async () => {
      const guest = await editor()
      await guest.sayOf(1, { firstName: 'Eva', lastName: 'Bell', email: 'eva@example.com' })
      await guest.sayOf(1, { email: '' })
      expect((await guest.letters())[0]).toEqual({ address: 'before', to: 'eva@example.com', now: '' })
    })

    test('invalidates the links mailed to the old address', async () => {
      const guest = await editor()
      await guest.sayOf(0, contact)
      const { reservationCode } = guest
      const scope = { reservationCode, brand: 'palace', purpose: 'link' } as const
      await keepSecret(at.store.db, scope, newLinkSecret(), new Date())
      const waiting = () =>
        at.store.db
          .select()
          .from(signInLink)
          .where(and(eq(signInLink.reservationCode, reservationCode), eq(signInLink.purpose, 'link')))
      await guest.sayOf(0, { city: 'Tulum' })
      expect(await waiting()).toHaveLength(1)
      await guest.sayOf(0, { email: 'new@example.org' })
      expect(await waiting()).toHaveLength(0)
    })
  })

  test('the audit names the changed fields, never their contents', async () => {
    const guest = await editor()
    await guest.sayOf(0, { ...contact, firstName: 'Secretname' })
    const rows = await at.store.db.select().from(audit).where(eq(audit.reservationId, guest.bookingId))
    const mine = rows.find(({ action }) => action === 'change-guests')
    const { guestId } = await guest.found(0)
    const fields = ['firstName', 'email', 'phone', 'countryCode', 'zipCode', 'city']
    expect(mine?.detail).toEqual({ room: 1, guests: [{ guest: guestId, fields }] })
    expect(JSON.stringify(rows)).not.toMatch(/Secretname|ada@example/)
  })
})
