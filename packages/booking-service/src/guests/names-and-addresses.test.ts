import {
  type AnyEndpoint,
  changeGuests,
  encodeChangeSelection,
  encodeGuestChange,
  endpoints,
  quoteChange,
} from '@veranda/contract'
import { type GuestForm, guestFormOf, noSelection } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
} from '../cancellations/testing/a-cancelling-property.ts'
import { country } from '../schema/property.ts'
import { guest as guestTable } from '../schema/room.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { leavesOf } from '../testing/request-of.ts'

const noNames = [
  '<script>alert(1)</script>',
  'evil.example',
  'You won a prize. Claim it today',
  'Ana\u00adB',
  'Ana 123',
  'https://evil.example/x',
]
const noAddresses = [
  'a@b.example>',
  'a@b..example',
  'a@b.example(comment)',
  'group:a@b.example',
  'a@b@c.example',
]

type Guest = Awaited<ReturnType<CancellingProperty['guestOf']>>
type Answer = { readonly ok: boolean }

/** Sends a text to a call in a field that becomes a guest's name or address. */
type Saying = (guest: Guest, text: string) => Promise<Answer>

const ofNewRoom =
  (field: 'firstName' | 'lastName', hotel: () => CancellingProperty): Saying =>
  ({ client }, text) => {
    const names = { firstName: 'Ada', lastName: 'Lovelace', [field]: text }
    const [roomTypeId] = hotel().hotel.roomTypeIds
    const occupancy = { adults: 1, teens: 0, kids: 0, infants: 0 }
    const input = { ...noSelection, newRooms: [{ roomTypeId, occupancy, ...names }] }
    return client.call(quoteChange, { body: { purpose: 'change-rooms', ...encodeChangeSelection(input) } })
  }

const ofGuest =
  (field: 'firstName' | 'lastName' | 'email'): Saying =>
  async (guest, text) => {
    const { rooms, bookingId, version } = await guest.reservation()
    const [room] = rooms
    const [one] = room?.guests ?? []
    if (!room || !one) throw new Error('There is nobody')
    const contact = { email: 'ada@example.com', phone: '+52 55 5550 0142', countryCode: 'MX' }
    const form: GuestForm = {
      ...guestFormOf(one),
      firstName: 'Ada',
      lastName: 'Lovelace',
      ...contact,
      [field]: text,
    }
    return guest.client.call(changeGuests, {
      params: { bookingId: String(bookingId), roomId: String(room.roomId) },
      body: { guests: [encodeGuestChange({ guestId: one.guestId, form })] },
      guard: { key: crypto.randomUUID(), version },
    })
  }

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
    const mexico = { code: 'MX', alpha3: 'MEX', diallingCode: '52' }
    await at.store.db.insert(country).values(mexico).onConflictDoNothing()
  })
  afterAll(() => at.store.close())

  /**
   * Every field of the contract that holds a name or an address: how to send it, or that it is only compared
   * and never stored.
   */
  const sayings: Readonly<Record<string, Saying | 'compared' | 'not a guest’s'>> = {
    'validateReservation firstName': 'compared',
    'validateReservation lastName': 'compared',
    'requestSignInLink email': 'compared',
    'quoteChange firstName': ofNewRoom('firstName', () => at),
    'quoteChange lastName': ofNewRoom('lastName', () => at),
    'changeGuests firstName': ofGuest('firstName'),
    'changeGuests lastName': ofGuest('lastName'),
    'changeGuests email': ofGuest('email'),
    // A ticket's caller and a letter's recipients: stored apart from guests, and in no letter to anybody else.
    'requestCall name': 'not a guest’s',
    'requestCall email': 'not a guest’s',
    'sendConfirmationLetter emails': 'not a guest’s',
    // On file already, or refused.
    'sendLetterForGuest email': 'compared',
    'sendLinkForGuest email': 'compared',
    'signInStaff userName': 'not a guest’s',
    'requestPasswordReset userName': 'not a guest’s',
    'addTeamMember userName': 'not a guest’s',
    'addTeamMember name': 'not a guest’s',
    'addTeamMember email': 'not a guest’s',
    'addPasskey factorName': 'not a guest’s',
  }
  const places = Object.values<AnyEndpoint>(endpoints).flatMap((endpoint) =>
    endpoint.method === 'GET'
      ? []
      : leavesOf(endpoint)
          .filter(({ name }) => /name|mail/i.test(name))
          .map(({ name }) => `${endpoint.name} ${name}`),
  )

  test('every field of the contract that holds a guest’s name or address is known', () => {
    expect(places.toSorted()).toEqual(Object.keys(sayings).toSorted())
  })

  const stored = Object.entries(sayings).flatMap(([place, saying]) =>
    typeof saying === 'string' ? [] : [[place, saying] as const],
  )
  const hostile = stored.flatMap(([place, saying]) =>
    (place.endsWith('email') ? noAddresses : noNames).map((text) => [place, text, saying] as const),
  )

  test.each(hostile)('%s: “%s” is refused, and stored nowhere', async (_, text, saying) => {
    const guest = await at.guestOf([aRoom()])
    expect((await saying(guest, text)).ok).toBe(false)
    for (const column of [guestTable.firstName, guestTable.lastName, guestTable.email])
      expect(await at.store.db.select().from(guestTable).where(eq(column, text))).toEqual([])
  })

  test.each(stored)(
    '%s: a valid text passes, so that the refusals are due to the text',
    async (place, saying) => {
      const guest = await at.guestOf([aRoom()])
      expect(
        await saying(guest, place.endsWith('email') ? 'ada@bücher.example' : 'María-José O’Brien'),
      ).toMatchObject({
        ok: true,
      })
    },
  )
})
