import {
  assignInboxItem,
  closeInboxItem,
  getBankArrival,
  getInboxItem,
  getReservation,
  listBankArrivals,
  listInbox,
  returnBankArrival,
} from '@veranda/contract'
import { type InboxKind, money } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import {
  announcing,
  cashier,
  staffOf,
  takeBankTransfers,
} from '../../bank-transfers/testing/taking-bank-transfers.ts'
import { aPayingGuest } from '../../cancellations/testing/a-cancelling-guest.ts'
import { takingCards } from '../../cancellations/testing/contenders.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../../changes/testing/whole-world.ts'
import type { Store } from '../../platform/db/store.ts'
import { audit } from '../../schema/audit.ts'
import { automaticCharge } from '../../schema/automatic-charge.ts'
import { bankTransfer } from '../../schema/bank-transfer.ts'
import { outbox } from '../../schema/outbox.ts'
import { refund } from '../../schema/payment.ts'
import { clientOf } from '../../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../../testing/on-every-database.ts'

const usd = (amount: number) => money(amount, 'USD')

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: Awaited<ReturnType<typeof openWholeWorld>>
  beforeAll(async () => {
    store = await open()
    hotel = await openWholeWorld(store)
    await takeBankTransfers(store.db)
    await store.db.execute(sql`update inventory set total = 90`)
  })
  afterAll(() => store.close())

  function aBackOffice() {
    const { service } = takingCards(store)
    const app = createApp(service)
    const staff = staffOf(app)
    const seen = async (arrivalId: string, reservationCode?: string) =>
      valueOf(
        await staff.call(getBankArrival, {
          params: { arrivalId },
          query: reservationCode === undefined ? {} : { reservationCode },
        }),
      )
    const giveBack = (arrivalId: string) =>
      staff.call(returnBankArrival, {
        params: { arrivalId },
        body: { note: 'Sent to us by mistake' },
        guard: { key: crypto.randomUUID() },
      })
    const waiting = async (kind: InboxKind) => valueOf(await staff.call(listInbox, { query: { kind } }))
    return { app, staff, ...cashier(staff), seen, giveBack, waiting }
  }

  /** A guest who owes 900.00, all of it announced. */
  async function aGuest(office = aBackOffice()) {
    const rooms = [{ category: 0 as const, pricePerNight: 30_000 }]
    const who = await aPayingGuest(store.db, hotel, { arrival: arrivals[0], rooms })
    const due = JSON.stringify({ kind: 'before-arrival', by: '2027-04-20' })
    await store.db.execute(
      sql`update reservation set payment_terms = ${due}::jsonb where code = ${who.reservationCode}`,
    )
    const { reservationCode } = who
    const client = clientOf(office.app, who)
    const { transfer } = valueOf(await announcing({ client, reservationCode }))
    const params = { codeReservation: reservationCode }
    const read = async () => valueOf(await client.call(getReservation, { params }))
    return { ...office, reservationCode, read, reference: transfer?.reference ?? '' }
  }

  const only = <T>(all: readonly T[]): T => {
    expect(all).toHaveLength(1)
    return all[0] as T
  }

  describe('what money may be for', () => {
    test.each([
      ['the announced reference', 'reference', 12, (guest: Named) => `SPEI ${guest.reference}`],
      ['the reservation number', 'reference', 12, (guest: Named) => `Pago ${guest.reservationCode}.`],
      ['the amount', 'amount', 900, () => 'Transfer'],
      ['the guest’s name', 'name', 12, () => 'FROM MRS HARTWELL'],
    ] as const)('is found by %s', async (_, reason, amount, textOf) => {
      const guest = await aGuest()
      await nameOf(guest.reservationCode, 'Hartwell')
      await leaveOnly(guest.reference)
      const { arrivalId } = valueOf(await guest.record({ amount, text: textOf(guest) }))
      const { candidates } = await guest.seen(arrivalId)
      expect(only(candidates)).toMatchObject({
        reservationCode: guest.reservationCode,
        reference: guest.reference,
        reasons: [reason],
        announced: usd(90_000),
      })
    })

    test('is nothing where nothing speaks for it, until a reservation is typed', async () => {
      const guest = await aGuest()
      const { arrivalId } = valueOf(await guest.record({ amount: 12.34, text: 'Thank you' }))
      expect((await guest.seen(arrivalId)).candidates).toEqual([])
      const { candidates } = await guest.seen(arrivalId, guest.reservationCode.toLowerCase())
      expect(only(candidates)).toMatchObject({ reasons: ['typed'], reservationCode: guest.reservationCode })
    })

    test('is no reservation of another currency', async () => {
      const guest = await aGuest()
      const { arrivalId } = valueOf(
        await guest.record({ amount: 900, currencyCode: 'GBP', societyCode: 'GB', text: guest.reference }),
      )
      expect((await guest.seen(arrivalId, guest.reservationCode)).candidates).toEqual([])
    })
  })

  test.each([
    ['exactly', 900, [{ applied: usd(90_000), refunded: usd(0), left: usd(0) }]],
    ['less', 400, [{ applied: usd(40_000), refunded: usd(0), left: usd(50_000) }]],
    ['more', 950, [{ excess: 'refund', applied: usd(90_000), refunded: usd(5_000), left: usd(0) }]],
  ] as const)('what was seen is what is done where %s arrives', async (_, amount, outcomes) => {
    const guest = await aGuest()
    const { arrivalId } = await guest.matched(guest.reference, amount)
    const { candidates } = await guest.seen(arrivalId)
    expect(only(candidates).outcomes).toEqual(outcomes)
    const [outcome] = outcomes
    const excess = 'excess' in outcome ? { excess: outcome.excess } : {}
    const done = valueOf(await guest.apply(arrivalId, excess))
    expect(done.application).toMatchObject({ applied: outcome.applied, refunded: outcome.refunded })
    expect((await guest.read()).pricing.balance).toEqual(outcome.left)
    expect((await guest.seen(arrivalId)).candidates).toEqual([])
  })

  test('money that is for nothing goes back once, by name, and nobody can match it then', async () => {
    const office = aBackOffice()
    const { arrivalId } = valueOf(await office.record({ amount: 77 }))
    const both = await Promise.all([office.giveBack(arrivalId), office.giveBack(arrivalId)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const arrivals = valueOf(await office.staff.call(listBankArrivals))
    expect(arrivals.find((one) => one.arrivalId === arrivalId)).toMatchObject({
      state: 'returned',
      returned: { note: 'Sent to us by mistake' },
    })
    expect(await office.match(arrivalId, { reservationCode: 'ZPCU-104A7C-AB' })).toMatchObject({ ok: false })
    const entries = await store.db.select().from(audit).where(eq(audit.action, 'return-bank-arrival'))
    expect(entries.filter(({ detail }) => detail['arrival'] === arrivalId)).toHaveLength(1)
  })

  test('a matched arrival is refused until its match was removed', async () => {
    const guest = await aGuest()
    const { arrivalId } = await guest.matched(guest.reference, 900)
    expect(await guest.giveBack(arrivalId)).toMatchObject({ refusal: { refusal: 'arrival-matched' } })
  })

  test('money waits in the inbox until it is applied', async () => {
    const guest = await aGuest()
    const { arrivalId } = valueOf(await guest.record({ amount: 900, text: guest.reference }))
    const items = async () =>
      (await guest.waiting('bank-arrival')).filter(({ itemId }) => itemId === arrivalId)
    expect(only(await items())).toMatchObject({ state: 'new', reservationCode: guest.reservationCode })
    valueOf(await guest.match(arrivalId, { reference: guest.reference }))
    expect(only(await items())).toMatchObject({ state: 'seen' })
    valueOf(await guest.apply(arrivalId))
    expect(await items()).toEqual([])
  })

  test.each(['failed-charge', 'failed-refund', 'bounced-letter'] as const)(
    'a %s waits until a member of staff closes it, and of two at once one is refused',
    async (kind) => {
      const guest = await aGuest()
      const { bookingId } = await guest.read()
      const itemId = await thatFailed[kind](bookingId, guest.reservationCode)
      const items = async () => (await guest.waiting(kind)).filter((item) => item.itemId === itemId)
      expect(only(await items())).toMatchObject({ reservationCode: guest.reservationCode, version: 0 })
      const params = { kind, itemId }
      valueOf(await guest.staff.call(getInboxItem, { params }))
      const close = () => guest.staff.call(closeInboxItem, { params, body: { version: 0 } })
      const answers = await Promise.all([close(), close()])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await items()).toEqual([])
      expect(
        await guest.staff.call(assignInboxItem, { params, body: { to: 'me', version: 1 } }),
      ).toMatchObject({ refusal: { kind: 'not-found' } })
    },
  )

  type Named = { readonly reference: string; readonly reservationCode: string }
  const nameOf = (code: string, name: string) =>
    store.db.execute(sql`update guest g set last_name = ${name} from room r, reservation s
      where r.id = g.room_id and s.id = r.reservation_id and s.code = ${code}`)
  const leaveOnly = (reference: string) =>
    store.db
      .update(bankTransfer)
      .set({ state: 'withdrawn', endedAt: new Date('2027-03-01T12:00:00Z') })
      .where(sql`${bankTransfer.reference} <> ${reference} and ${bankTransfer.state} = 'awaited'`)

  const at = new Date('2027-03-01T12:00:00Z')
  const thatFailed: Readonly<
    Record<
      'failed-charge' | 'failed-refund' | 'bounced-letter',
      (reservationId: number, reservationCode: string) => Promise<string>
    >
  > = {
    'failed-charge': async (reservationId) => {
      const card = { cardId: 'card', cardBrand: 'visa', lastDigits: '0341', declined: 'refused' } as const
      const [row] = await store.db
        .insert(automaticCharge)
        .values({
          reservationId,
          ...card,
          agreed: 90_000,
          currency: 'USD',
          terms: { version: '1', language: 'en-US' },
          locale: 'en-US',
          state: 'given-up',
          tries: 3,
          createdAt: at,
          endedAt: at,
        })
        .returning()
      return row?.id ?? ''
    },
    'failed-refund': async (reservationId) => {
      const sums = { amount: 5_000, currency: 'USD' } as const
      const [row] = await store.db
        .insert(refund)
        .values({
          reservationId,
          operation: 'cancel:1',
          ...sums,
          state: 'failed',
          createdAt: at,
          updatedAt: at,
        })
        .returning()
      return row?.id ?? ''
    },
    'bounced-letter': async (_, reservationCode) => {
      const id = crypto.randomUUID()
      await store.db.insert(outbox).values({
        id,
        kind: 'stay-changed',
        locale: 'en-US',
        payload: {},
        messageId: id,
        availableAt: at,
        createdAt: at,
        doneAt: at,
        outcome: 'bounced',
        reservationCode,
      })
      return id
    },
  }
})
