import {
  activeRooms,
  linesBetween,
  matchedRates,
  type Money,
  paidByRoom,
  refundOfSaving,
  type Reservation,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { type BookedNight, priceNights } from '../inventory/nights-of-rooms.ts'
import { post } from '../ledger/post.ts'
import { requestRefunds } from '../payments/request-refunds.ts'
import type { Signing } from '../receipts/signer.ts'

type Lowered = { readonly saving: number; readonly refund: number }

/**
 * Lowers the price of the nights and settles the difference: the balance is lowered first, the rest is
 * refunded the way it was paid.
 */
export async function lowerPrice(
  tx: Database,
  reservation: Reservation,
  { saving, now: at, signer }: Signing & { readonly saving: Money; readonly now: Date },
): Promise<Lowered> {
  const { bookingId: reservationId, currency, version } = reservation
  const operation = `price-match-${version + 1}`
  const rooms = activeRooms(reservation.rooms)
  const rates = matchedRates(rooms, saving)
  const after = rooms.map(({ roomNumber, total, paid }) => ({
    roomNumber,
    before: total.amount,
    total: totalOf(rates.find((room) => room.roomNumber === roomNumber)?.dailyRates ?? []),
    paid: paid.amount,
  }))
  const shared = paidByRoom(after, 0)
  const lines = after.flatMap(({ roomNumber, before, total }, index) => [
    ...linesBetween({ to: 'guest-folio', from: 'revenue' }, `${operation}:sale`, {
      roomNumber,
      amount: total - before,
    }),
    ...linesBetween({ to: 'cash', from: 'guest-folio' }, `${operation}:share`, {
      roomNumber,
      amount: shared[index]?.amount ?? 0,
    }),
  ])
  await post(tx, { reservationId, currency, at }, lines)
  await priceNights(
    tx,
    rates.flatMap((room) => nightsOf(reservation, room)),
  )
  const refund = refundOfSaving(reservation.pricing, saving)
  const holding = after.map((room, index) => ({ ...room, paid: room.paid + (shared[index]?.amount ?? 0) }))
  const shares = paidByRoom(holding, 0 - refund.amount).map((share) => ({
    ...share,
    amount: 0 - share.amount,
  }))
  await requestRefunds(tx, { reservationId, amount: refund, operation, shares, at, signer })
  return { saving: saving.amount, refund: refund.amount }
}

const totalOf = (rates: readonly { readonly price: Money }[]): number =>
  rates.reduce((total, { price }) => total + price.amount, 0)

function nightsOf(
  { rooms }: Reservation,
  { roomNumber, dailyRates }: ReturnType<typeof matchedRates>[number],
): readonly BookedNight[] {
  const roomId = rooms.find((room) => room.roomNumber === roomNumber)?.roomId
  if (roomId === undefined) throw new Error(`There is no room ${roomNumber}`)
  return dailyRates.map(({ date: night, price }) => ({ roomId, night, price: price.amount }))
}
