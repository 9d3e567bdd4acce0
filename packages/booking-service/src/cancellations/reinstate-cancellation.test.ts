import { changeStay, getCancellation, quoteDates } from '@veranda/contract'
import { addDays } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { creditNote } from '../schema/cancellation.ts'
import { inventory } from '../schema/inventory.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import type { canceller } from './testing/a-cancelling-guest.ts'
import { aCancellingProperty, aRoom, type CancellingProperty } from './testing/a-cancelling-property.ts'

const room = aRoom()

onEveryDatabaseInFull((open) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())

  const lasting = async (guest: ReturnType<typeof canceller>) => {
    const { version: _version, history: _history, ...rest } = await guest.reservation()
    return rest
  }

  test('a reinstated room has its totals, nights and number again; the history shows both steps', async () => {
    const guest = await at.guestOf([room, { ...room, paid: 20_000 }, room])
    const before = await lasting(guest)
    await guest.cancel([2])
    const { version } = await guest.reservation()
    expect(await guest.reinstate()).toMatchObject({ ok: true, value: { version: version + 1 } })
    expect(await lasting(guest)).toEqual(before)
    const { history, bookingId } = await guest.reservation()
    expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['cancelled', 'cancellation-undone'])
    expect(
      await guest.client.call(getCancellation, { params: { bookingId: String(bookingId) } }),
    ).toMatchObject({ value: { refunds: [], ended: { as: 'reinstated' } } })
    await expectInvariants(at.store.db)
  })

  test('reinstating a whole reservation brings everything back, and it can be cancelled again under a new number', async () => {
    const guest = await at.guestOf([room, room])
    const before = await lasting(guest)
    const first = await guest.cancel([1, 2])
    await guest.reinstate()
    expect(await lasting(guest)).toEqual(before)
    const second = await guest.cancel([1, 2])
    expect(second.cancellationCode).not.toBe(first.cancellationCode)
    expect(second.refunds).toHaveLength(2)
    await expectInvariants(at.store.db)
  })

  test('a cancellation for credit is reinstated too, and its credit note is withdrawn', async () => {
    const guest = await at.guestOf([room, room])
    const before = await lasting(guest)
    const { creditNote: note } = await guest.cancel([1, 2], {
      reason: { firstAnswer: 'keep-credit' },
      offer: 'credit',
    })
    expect(await guest.reinstate()).toMatchObject({ ok: true })
    expect(await lasting(guest)).toEqual(before)
    const [row] = await at.store.db
      .select()
      .from(creditNote)
      .where(eq(creditNote.code, note?.code ?? ''))
    expect(row?.withdrawnAt).toBeInstanceOf(Date)
    await expectInvariants(at.store.db)
  })

  test('several cancellations are reinstated one by one, the latest first', async () => {
    const guest = await at.guestOf([room, room, room])
    await guest.cancel([2])
    await guest.cancel([3])
    await guest.reinstate()
    const statuses = async () => (await guest.reservation()).rooms.map(({ status }) => status)
    expect(await statuses()).toEqual(['confirmed', 'cancelled', 'confirmed'])
    await guest.reinstate()
    expect(await statuses()).toEqual(['confirmed', 'confirmed', 'confirmed'])
    expect(await guest.reinstate()).toMatchObject({ refusal: { refusal: 'nothing-to-reinstate' } })
    await expectInvariants(at.store.db)
  })

  test('is refused once its time is over', async () => {
    const guest = await at.guestOf([room])
    await guest.cancel([1])
    at.service.clock.moveOn(30 * 60)
    expect(await guest.reinstate()).toMatchObject({ refusal: { refusal: 'reinstate-too-late' } })
    expect((await guest.reservation()).status).toBe('cancelled')
  })

  test('is refused when a night was sold in the meantime, and changes nothing', async () => {
    const guest = await at.guestOf([room, room])
    await guest.cancel([2])
    await at.store.db.update(inventory).set({ total: sql`${inventory.sold} + ${inventory.held}` })
    const before = await guest.reservation()
    expect(await guest.reinstate()).toMatchObject({ refusal: { refusal: 'reinstate-sold-out' } })
    expect(await guest.reservation()).toEqual(before)
    await at.store.db.update(inventory).set({ total: 60 })
    expect(await guest.reinstate()).toMatchObject({ ok: true })
    await expectInvariants(at.store.db)
  })

  test('is refused when the remaining rooms moved to other dates, or on a stale version', async () => {
    const guest = await at.guestOf([room, room])
    await guest.cancel([2])
    const { version, bookingId, stay } = await guest.reservation()
    expect(await guest.reinstate(version - 1)).toMatchObject({ refusal: { refusal: 'version-changed' } })
    const quote = await guest.client.call(quoteDates, {
      query: { checkIn: addDays(stay.arrival, 4), checkOut: addDays(stay.departure, 4) },
    })
    if (!quote.ok) throw new Error(JSON.stringify(quote.refusal))
    const moved = await guest.client.call(changeStay, {
      params: { bookingId: String(bookingId) },
      body: {
        quoteId: quote.value.quoteId,
        quoteToken: quote.value.token,
        timing: 'at-check-in',
        acceptedTerms: true,
      },
      guard: { key: crypto.randomUUID(), version },
    })
    expect(moved).toMatchObject({ ok: true })
    expect(await guest.reinstate()).toMatchObject({ refusal: { refusal: 'nothing-to-reinstate' } })
    await expectInvariants(at.store.db)
  })
})
