import { changePropertySettings, getHelpPhone, getPropertySettings } from '@veranda/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import type { Store } from '../platform/db/store.ts'
import { audit } from '../schema/audit.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import { loadReservationText } from '../reservations/load-reservation-row.ts'
import { reservationFrom } from '../reservations/reservation-from.ts'
import { anEditor } from '../staff-catalogues/testing/an-editor.ts'
import { addBookings } from '../testing/a-booking.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

onEveryDatabase((open) => {
  let store: Store
  let code = ''
  let brand = ''
  const anna = () => anEditor(store, 'anna').client
  const read = async () => valueOf(await anna().call(getPropertySettings, { params: { property: code } }))
  const change = async (values: Readonly<Record<string, string>>, version?: number, person = 'anna') =>
    anEditor(store, person).client.call(changePropertySettings, {
      params: { property: code },
      body: { values: { ...values } },
      guard: { key: crypto.randomUUID(), version: version ?? (await read()).version },
    })

  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
    const [of] = await store.db
      .select({ code: property.code, brand: property.brand })
      .from(reservation)
      .innerJoin(property, eq(property.id, reservation.propertyId))
    code = of?.code ?? ''
    brand = of?.brand ?? ''
  })
  afterAll(() => store.close())

  test('what staff change is in force from now on, with a history and in the audit', async () => {
    const before = await read()
    valueOf(await change({ minimumNights: '4', limitedDays: '2099-05-04|2099-05-06|closed|' }))
    const after = await read()
    expect(after.version).toBe(before.version + 1)
    expect(after.values).toMatchObject({ minimumNights: '4', limitedDays: '2099-05-04|2099-05-06|closed|' })
    expect(after.history[0]).toMatchObject({
      changes: [
        { field: 'minimumNights', from: before.values['minimumNights'], to: '4' },
        { field: 'limitedDays', from: before.values['limitedDays'], to: '2099-05-04|2099-05-06|closed|' },
      ],
    })
    const [last] = await store.db.select().from(audit).orderBy(desc(audit.id)).limit(1)
    expect(last).toMatchObject({
      action: 'change-property-settings',
      detail: { property: code, settings: ['minimumNights', 'limitedDays'] },
    })
  })

  test('the guest’s reservation follows in whichever copy of the service it is read: nothing is stored in between', async () => {
    const [stay] = await store.db.select().from(reservation)
    const reader = { reservationCode: stay?.code ?? '', brand: stay?.brand ?? '' }
    const shown = async () =>
      reservationFrom((await loadReservationText(store.db, reader, 'en')) ?? '', '2027-03-01T12:00:00Z')
        .property
    valueOf(await change({ minimumNights: '3', documentMegabytes: '4', phoneLines: '|64|3|7946019|' }))
    expect(await shown()).toMatchObject({
      stayLimits: { minimumNights: 3 },
      documentMegabytes: 4,
      help: { lines: [{ phone: { country: '64', area: '3', number: '7946019' } }] },
    })
    const params = { propertyCode: code, brandOnline: brand, countryCode: 'FR' }
    expect(valueOf(await anna().call(getHelpPhone, { params }))).toMatchObject({ country: '64' })
    valueOf(await change({ phoneLines: '' }))
    expect((await shown()).help).toBeUndefined()
  })

  test('the hours of the phone lines are the property’s own beside its brand’s lines, and its brand’s again once let go of', async () => {
    const [stay] = await store.db.select().from(reservation)
    const reader = { reservationCode: stay?.code ?? '', brand: stay?.brand ?? '' }
    const shown = async () =>
      reservationFrom((await loadReservationText(store.db, reader, 'en')) ?? '', '2027-03-01T12:00:00Z')
        .property.help
    expect((await read()).values['helpHours']).toBe('')
    valueOf(await change({ helpHours: 'Europe/Rome|08|20|10|18' }))
    expect(await shown()).toEqual({
      hours: {
        timeZone: 'Europe/Rome',
        weekdays: { opens: 8, closes: 20 },
        weekend: { opens: 10, closes: 18 },
      },
    })
    expect((await read()).values['helpHours']).toBe('Europe/Rome|8|20|10|18')
    valueOf(await change({ helpHours: '' }))
    expect(await shown()).toBeUndefined()
  })

  test('a policy that is changed is that of later bookings: a room keeps the one it was booked with', async () => {
    const { plans } = await read()
    const [plan] = plans
    const before = await store.db.select({ id: room.id, policy: room.policy }).from(room)
    const policy = `policy.${plan?.code}`
    valueOf(await change({ [policy]: 'yes|12:00;14|nights|1;2|whole-stay|' }))
    expect((await read()).values[policy]).toBe('yes|12:00;14|nights|1;2|whole-stay|')
    expect(await store.db.select({ id: room.id, policy: room.policy }).from(room)).toEqual(before)
  })

  test('of two people with one form the second is told, and nothing of theirs is written', async () => {
    const { version } = await read()
    valueOf(await change({ reinstateMinutes: '45' }, version))
    expect(await change({ reinstateMinutes: '5' }, version, 'boris')).toMatchObject({
      refusal: { refusal: 'version-changed' },
    })
    expect((await read()).values['reinstateMinutes']).toBe('45')
  })

  test('what the rules do not accept is refused with a reason for each setting, and all of it stays as it was', async () => {
    const before = await read()
    expect(
      await change({ minimumNights: '0', phoneLines: '@moon|64|3|7946019|', standbyDays: '7' }),
    ).toMatchObject({
      refusal: {
        refusal: 'settings-not-accepted',
        attached: { problems: { minimumNights: 'too-small', 'phoneLines.0.guests': 'not-a-region' } },
      },
    })
    expect(await read()).toEqual(before)
  })
})
