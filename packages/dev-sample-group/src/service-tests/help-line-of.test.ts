import { getHelpPhone, getReservation } from '@veranda/contract'
import { dialled, displayOf, displayPhone, helpFor, type PhoneTable } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { market, property, reservation } from '@veranda/booking-service/tables'
import {
  addressHash,
  aService,
  brands,
  clientOf,
  createApp,
  openEmbedded,
  signInLimits,
  signInLinkWriter,
  type Store,
} from '@veranda/booking-service/testing'
import { sampleGroupOf } from '../sample-group.ts'
import { sampleGuests } from '../sample-guests.ts'
import { samples } from './samples.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded(samples)
})
afterAll(() => store.close())

/** One guest of each brand, and tables a property may have of its own: whom one of its guests calls. */
const guests = brands.all.flatMap(
  ({ id }) => sampleGuests(sampleGroupOf(brands.all)).find(({ brand }) => brand === id) ?? [],
)
const ownTables: readonly (readonly [string, PhoneTable | null])[] = [
  ['no line of its own', null],
  ['a line of its own for one country', { lines: [{ countries: ['MX'], phone: own('1') }] }],
  // Of the markets, Mexico alone is in Latin America.
  ['a line of its own for a region', { lines: [{ region: 'latin', phone: own('3') }] }],
  ['a line of its own for all', { lines: [{ phone: own('2'), display: '+64 3 79 460 192' }] }],
]

function own(last: string) {
  return { country: '64', area: '3', number: `7946019${last}` }
}

describe.each(guests)('a guest of $brand', ({ brand, reservationCode, email }) => {
  test.each(ownTables)(
    'whose property has %s is told one number by the screen, a letter and the call, from every market',
    async (name, help) => {
      const service = aService(store)
      const client = clientOf(createApp(service), { reservationCode, brand })
      const [stay] = await store.db.select().from(reservation).where(eq(reservation.code, reservationCode))
      const propertyId = stay?.propertyId ?? 0
      await store.db.update(property).set({ help }).where(eq(property.id, propertyId))
      for (const { code: marketCode, countryCode } of await store.db.select().from(market)) {
        await store.db.update(reservation).set({ marketCode }).where(eq(reservation.code, reservationCode))
        const read = await client.call(getReservation, { params: { codeReservation: reservationCode } })
        if (!read.ok) throw new Error(`${reservationCode} could not be read`)
        const [onScreen] = helpFor(brands.get(brand).help, read.value).lines
        const params = { propertyCode: read.value.property.code, brandOnline: brand, countryCode }
        expect(await client.call(getHelpPhone, { params })).toEqual({ ok: true, value: onScreen.phone })
        expect(await letterTo(email, reservationCode)).toContain(`tel:${dialled(onScreen.phone)}`)
        expect(await letterTo(email, reservationCode)).toContain(displayOf(onScreen))
        // Before signing in it is among the brand’s, under the guest’s country, unless the property has its own.
        if (help === null) expect(brands.get(brand).help.lines).toContainEqual(onScreen)
        else expect(onScreen.phone.country === '64').toBe(name.endsWith('all') || countryCode === 'MX')
      }
      await store.db.update(property).set({ help: null }).where(eq(property.id, propertyId))
    },
  )
})

test('the palace family’s numbers are split after their first 3 digits, the partners’ as they write it', () => {
  const written = (brand: string) => brands.get(brand).help.lines.map(displayOf)
  for (const brand of ['palace', 'moon', 'leblanc'])
    expect(written(brand)).toEqual(brands.get(brand).help.lines.map(({ phone }) => displayPhone(phone)))
  for (const brand of ['partner-resorts', 'partner-city'])
    expect(written(brand)).toEqual(['+39 02 5555 0001'])
})

async function letterTo(email: string, reservationCode: string): Promise<string> {
  const write = signInLinkWriter({
    database: store.db,
    now: () => new Date(),
    originOf: (brand) => `https://${brand}.example.com`,
    brands,
    sender: 'no-reply@example.com',
    ensureGuest: async () => undefined,
    limits: signInLimits(store.db, { now: () => new Date() }),
  })
  const payload = { reservationCode, addressHash: addressHash(email) }
  // Written before: it is not counted again.
  const letter = await write({ payload, locale: 'en-US', messageId: 'a@example.com', attempts: 2 } as never)
  return letter?.html ?? ''
}
