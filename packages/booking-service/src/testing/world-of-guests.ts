import { randomUUID } from 'node:crypto'
import { quoteBalance, sendSpecialRequest, startBalancePayment, startPayment } from '@veranda/contract'
import { addDays, receiptNumberOf } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { takeBankTransfers } from '../bank-transfers/testing/taking-bank-transfers.ts'
import { aNightIsRetained, aPayingGuest, canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { takingCards } from '../cancellations/testing/contenders.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import { arrivals, massage, openWholeWorld } from '../changes/testing/whole-world.ts'
import { providerCard } from '@veranda/dev-payment-provider'
import { inventory } from '../schema/inventory.ts'
import { priceMatch } from '../schema/price-match.ts'
import { reservation } from '../schema/reservation.ts'
import { guest as guestTable, room as roomTable } from '../schema/room.ts'
import type { Store } from '../platform/db/store.ts'
import { sending } from '../documents/testing/a-sender.ts'
import { pdf } from '../documents/testing/files.ts'

/** One of everything that belongs to a guest, by its id. */
export type Owned = Readonly<
  Record<
    | 'reservationCode'
    | 'changeQuoteId'
    | 'changeQuoteToken'
    | 'payQuoteId'
    | 'payQuoteToken'
    | 'cancelQuoteId'
    | 'cancelQuoteToken'
    | 'balanceQuoteId'
    | 'balanceQuoteToken'
    | 'balancePaymentId'
    | 'paymentId'
    | 'cardId'
    | 'documentId'
    | 'otherDocumentId'
    | 'priceMatchId'
    | 'receiptNumber',
    string
  > &
    Record<'bookingId' | 'roomId' | 'guestId' | 'addOnId' | 'requestId' | 'version', number>
>

/** Ids that do not exist. */
const nobody: Owned = {
  reservationCode: 'ZHOU-999Z9Z-Z',
  changeQuoteId: randomUUID(),
  changeQuoteToken: 'nobody',
  payQuoteId: randomUUID(),
  payQuoteToken: 'nobody',
  cancelQuoteId: randomUUID(),
  cancelQuoteToken: 'nobody',
  balanceQuoteId: randomUUID(),
  balanceQuoteToken: 'nobody',
  balancePaymentId: randomUUID(),
  paymentId: randomUUID(),
  cardId: 'nobody',
  documentId: randomUUID(),
  otherDocumentId: randomUUID(),
  priceMatchId: randomUUID(),
  receiptNumber: 'ZHOU-999Z9Z-Z-R1',
  bookingId: 999_999,
  roomId: 999_999,
  guestId: 999_999,
  addOnId: 999_999,
  requestId: 999_999,
  version: 1,
}

const room = { category: 0, pricePerNight: 30_000, paid: 90_000 } as const

export type WorldOfGuests = Awaited<ReturnType<typeof aWorldOfGuests>>

/** A property with two guests who each own one of everything. */
export async function aWorldOfGuests(store: Store) {
  const hotel = await openWholeWorld(store)
  await store.db.update(inventory).set({ total: 60 })
  await takeBankTransfers(store.db)
  const { service, cardToken } = takingCards(store)
  const app = createApp(service)
  const { clock } = service

  async function aGuest(): Promise<Owned> {
    const who = await aPayingGuest(store.db, hotel, {
      arrival: arrivals[0],
      rooms: [room, { ...room, policy: aNightIsRetained }, room],
    })
    const { reservationCode } = who
    const cancelling = canceller(app, who)
    await cancelling.cancel([3])
    const { client, reservation: read, ask, change } = aChangingGuest(cancelling.client, who)
    const addOn = { kind: 'add', offerId: massage, roomNumber: 1, quantity: 1 } as const
    await change('add-services', { services: [addOn] })
    const { bookingId, stay, rooms } = await read()
    const [first] = rooms
    const [service] = first?.services ?? []
    const [guest] = await store.db
      .select({ id: guestTable.id })
      .from(guestTable)
      .where(eq(guestTable.roomId, first?.roomId ?? 0))
    if (!first || !service || !guest) throw new Error('Something a guest should have is missing')

    const send = sending(app, who, bookingId)
    const supportingDocuments = [await send(pdf()), await send(pdf(), { name: 'another.pdf' })].map(
      ({ documentId }) => String(documentId),
    )
    const { requestId } = valueOf(
      await client.call(sendSpecialRequest, {
        params: { roomId: String(first.roomId) },
        body: { comment: `A cot for ${reservationCode}` },
        guard: { key: randomUUID(), version: (await read()).version },
      }),
    )
    const cardId = `card-of-${reservationCode}`
    const card = { conduct: 'pays', brand: 'visa', lastDigits: '4242' } as const
    await store.db.insert(providerCard).values({ ...card, token: cardId, owner: reservationCode })
    await store.db.update(roomTable).set({ hasStoredCard: true }).where(eq(roomTable.id, first.roomId))

    const longer = { arrival: stay.arrival, departure: addDays(stay.departure, 1) }
    const changeQuote = valueOf(await ask('change-dates', { stay: longer }))
    const { paymentId } = valueOf(
      await client.call(startPayment, {
        body: {
          quoteId: changeQuote.quoteId,
          quoteToken: changeQuote.token,
          method: { kind: 'card', token: await cardToken() },
        },
        guard: { key: randomUUID() },
      }),
    )
    const [match] = await store.db
      .insert(priceMatch)
      .values({
        reservationId: bookingId,
        state: 'withdrawn',
        locale: 'en-US',
        requestedAt: clock.now(),
        endedAt: clock.now(),
      })
      .returning()
    const payQuote = valueOf(await ask('add-services', { services: [{ ...addOn, quantity: 2 }] }))
    const balance = valueOf(await client.call(quoteBalance, { body: {} }))
    const balancePayment = valueOf(
      await client.call(startBalancePayment, {
        body: { quoteId: balance.quoteId, quoteToken: balance.token, paymentType: 1, cardId },
        guard: { key: randomUUID() },
      }),
    )
    const cancelQuote = await cancelling.quoted(2)
    return {
      reservationCode,
      bookingId,
      version: (await read()).version,
      roomId: first.roomId,
      guestId: guest.id,
      addOnId: service.addOnId,
      requestId,
      cardId,
      paymentId,
      documentId: supportingDocuments[0] ?? '',
      otherDocumentId: supportingDocuments[1] ?? '',
      priceMatchId: match?.id ?? '',
      receiptNumber: receiptNumberOf(reservationCode, 1),
      changeQuoteId: changeQuote.quoteId,
      changeQuoteToken: changeQuote.token,
      payQuoteId: payQuote.quoteId,
      payQuoteToken: payQuote.token,
      balanceQuoteId: balance.quoteId,
      balanceQuoteToken: balance.token,
      balancePaymentId: balancePayment.paymentId,
      cancelQuoteId: cancelQuote.quoteId,
      cancelQuoteToken: cancelQuote.token,
    }
  }

  const versionOf = async ({ bookingId }: Owned): Promise<number> => {
    const [found] = await store.db
      .select({ version: reservation.version })
      .from(reservation)
      .where(eq(reservation.id, bookingId))
    return found?.version ?? 0
  }
  return { store, app, aGuest, versionOf, nobody, anna: await aGuest(), boris: await aGuest() }
}
