import { changePropertySettings, type Failure, getPropertySettings } from '@veranda/contract'
import { addDays, type Result } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import {
  aTestProperty,
  book,
  codeOf,
  openNights,
  type TestProperty,
} from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import type { Store } from '../platform/db/store.ts'
import { promotion } from '../schema/catalogue.ts'
import { anEditor } from '../staff-catalogues/testing/an-editor.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

const opening = '2027-05-01'
const night = 30_000
const stayFrom = (day: number) => ({ arrival: addDays(opening, day), departure: addDays(opening, day + 3) })
const row = (code: string, isOn = 'yes', discount = 'percent|10') =>
  `${code}|${discount}|2026-01-01|2027-12-31|2027-05-01|2027-07-31|3|${isOn}`

onEveryDatabase((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let booked = 500
  let hotels: readonly TestProperty[]
  const staff = () => anEditor(store).client
  const read = async (id = 1) =>
    valueOf(await staff().call(getPropertySettings, { params: { property: `H${id}` } }))
  const decide = async (promotions: string, id = 1, version?: number) =>
    staff().call(changePropertySettings, {
      params: { property: `H${id}` },
      body: { values: { promotions } },
      guard: { key: crypto.randomUUID(), version: version ?? (await read(id)).version },
    })
  const aGuest = async (id = 1) => {
    const hotel = hotels.find((one) => one.id === id)
    if (!hotel) throw new Error('There is no such property')
    booked += 1
    const rooms = [{ category: 0, pricePerNight: night }] as const
    const who = await book(store.db, hotel, { code: codeOf(booked), stay: stayFrom(3), rooms })
    return aChangingGuest(clientOf(app, who), who)
  }

  beforeAll(async () => {
    store = await open()
    hotels = [await aTestProperty(store.db), await aTestProperty(store.db, { id: 2 })]
    for (const hotel of hotels)
      await openNights(store.db, hotel, { from: opening, nights: 60, rooms: 60, priceOf: () => night })
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  test('a code that staff gave a property lowers the stays of its guests, and of no other property’s', async () => {
    valueOf(await decide(row('spring')))
    expect((await read()).values['promotions']).toBe(row('SPRING'))
    const later = { stay: stayFrom(10), promotionCode: 'Spring' }
    const { change } = valueOf(await (await aGuest()).ask('change-dates', later))
    expect(change.newTotal.amount).toBe(3 * night * 0.9)
    expect(await (await aGuest(2)).ask('change-dates', later)).toMatchObject({
      refusal: { refusal: 'promotion-not-found' },
    })
  })

  test('an amount is taken off in the property’s currency, and history and version tell of the change', async () => {
    const { version } = await read()
    valueOf(await decide(`${row('SPRING')};${row('HELLO', 'yes', 'amount|50')}`))
    const { change } = valueOf(
      await (await aGuest()).ask('change-dates', { stay: stayFrom(10), promotionCode: 'HELLO' }),
    )
    expect(change.newTotal.amount).toBe(3 * night - 5_000)
    const after = await read()
    expect(after.version).toBe(version + 1)
    expect(after.history[0]?.changes).toMatchObject([{ field: 'promotions', from: row('SPRING') }])
  })

  test('one that is switched off between quote and confirmation gives a quote without it; who has it keeps it', async () => {
    valueOf(await decide(row('SPRING')))
    const has = await aGuest()
    await has.change('change-dates', { stay: stayFrom(10), promotionCode: 'SPRING' })
    const reads = await aGuest()
    const quote = valueOf(await reads.ask('change-dates', { stay: stayFrom(20), promotionCode: 'SPRING' }))
    valueOf(await decide(row('SPRING', 'no')))
    const before = await reads.reservation()
    expect(await reads.confirm(quote)).toMatchObject({
      refusal: {
        refusal: 'price-moved',
        attached: { change: { newTotal: { amount: 3 * night }, promotion: 'none' } },
      },
    })
    expect(await reads.reservation()).toEqual(before)
    const { change } = valueOf(await has.ask('change-dates', { stay: stayFrom(20) }))
    expect(change).toMatchObject({ newTotal: { amount: 3 * night * 0.9 }, promotion: 'applied' })
    await expectInvariants(store.db)
  })

  test('one that a reservation has cannot be removed, and one that none has can', async () => {
    valueOf(await decide(`${row('SPRING')};${row('UNUSED')}`))
    await (await aGuest()).change('change-dates', { stay: stayFrom(10), promotionCode: 'SPRING' })
    expect(problemsIn(await decide(row('UNUSED')))).toEqual({ promotions: 'code-in-use' })
    valueOf(await decide(row('SPRING', 'no')))
    expect((await read()).values['promotions']).toBe(row('SPRING', 'no'))
  })

  test('what the form does not show of a promotion stays as it is', async () => {
    valueOf(await decide(`${row('SPRING', 'no')};${row('PLAN')}`))
    await store.db
      .update(promotion)
      .set({ marketCodes: ['USA'] })
      .where(eq(promotion.code, 'PLAN'))
    valueOf(await decide(`${row('SPRING', 'no')};${row('PLAN', 'yes', 'percent|20')}`))
    const [stored] = await store.db.select().from(promotion).where(eq(promotion.code, 'PLAN'))
    expect(stored).toMatchObject({ percent: 20, marketCodes: ['USA'] })
  })

  test('a code of another property or of the brand is taken', async () => {
    const [one] = hotels
    await store.db.insert(promotion).values({
      code: 'Brandwide',
      brand: 'palace',
      kind: 'percent',
      percent: 5,
      bookFrom: '2026-01-01',
      bookUntil: '2027-12-31',
      stayFrom: '2027-01-01',
      stayUntil: '2027-12-31',
      minimumNights: 1,
      ratePlanIds: [],
      marketCodes: [],
    })
    expect((await read(one?.id)).place.brandCodes).toEqual(['Brandwide'])
    expect(problemsIn(await decide(`${row('SPRING')};${row('BRANDWIDE')}`, 2))).toEqual({
      'promotions.0.code': 'code-taken',
      'promotions.1.code': 'code-taken',
    })
  })

  test('of two properties that take one code at once, one is told that it is taken', async () => {
    const versions = [(await read(1)).version, (await read(2)).version]
    const both = await Promise.all([
      decide(`${row('SPRING', 'no')};${row('RACED')}`, 1, versions[0]),
      decide(row('RACED'), 2, versions[1]),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = both.find(({ ok }) => !ok)
    expect(Object.values(refused ? problemsIn(refused) : {})).toEqual(['code-taken'])
  })
})

/** The problems of a change that was not accepted. */
function problemsIn(answer: Result<unknown, Failure<typeof changePropertySettings>>) {
  if (answer.ok || answer.refusal.kind !== 'refused' || answer.refusal.refusal !== 'settings-not-accepted')
    throw new Error(JSON.stringify(answer))
  return answer.refusal.attached.problems
}
