import {
  type LedgerLine,
  linesBetween,
  type MoneyShare,
  paidByRoom,
  type Reservation,
  type RoomMoney,
} from '../reservation/index.ts'
import { addOnsPaid } from './add-ons-paid.ts'
import { isOtherRoom } from './room-change.ts'
import type { PaymentTiming } from './settlement.ts'
import type { StayChange } from './stay-change.ts'

/** A change with its settlement. */
export type SettledChange = {
  readonly reservation: Pick<Reservation, 'rooms' | 'transfer'>
  readonly change: StayChange
  readonly paidBy: PaymentTiming | null
}

/**
 * The ledger entries of a change: each room and add-on is sold at its new price, and what was paid is
 * redistributed among the rooms. A payment or refund has entries of its own when the money moves.
 */
export function changeLines(settled: SettledChange, operation: string): readonly LedgerLine[] {
  const { rooms, services, transfer } = settled.change
  const sold = [
    ...rooms.map((room) => ({ ...room, what: 'sale' })),
    ...services.map((service, index) => ({ ...service, what: `extra-${index + 1}` })),
    ...(transfer ? [{ ...transfer, roomNumber: null, what: 'transfer' }] : []),
  ].flatMap(({ roomNumber, before, after, what }) =>
    linesBetween({ to: 'guest-folio', from: 'revenue' }, `${operation}:${what}`, {
      roomNumber,
      amount: after.amount - before.amount,
    }),
  )
  const shared = sharedAnew(settled).flatMap((share) =>
    linesBetween({ to: 'cash', from: 'guest-folio' }, `${operation}:share`, share),
  )
  return [...sold, ...shared]
}

/** How a payment is shared among the rooms of a change, after earlier payments are redistributed. */
export function sharesOfPayment(settled: SettledChange, amount: number): readonly MoneyShare[] {
  const addOns = settled.paidBy === 'now' ? addOnsPaid(settled) : []
  const rest = amount - sumOf(addOns)
  return withAddOns(paidByRoom(afterSharing(settled), rest), addOns)
}

/** The same for a refund, in amounts above zero. */
export const sharesOfRefund = (settled: SettledChange, amount: number): readonly MoneyShare[] =>
  sharesOfPayment(settled, -amount).map((share) => ({ ...share, amount: 0 - share.amount }))

/** Redistributes earlier payments. Add-ons without a payment of their own are paid from what is left. */
function sharedAnew(settled: SettledChange): readonly MoneyShare[] {
  const addOns = settled.paidBy === 'now' ? [] : addOnsPaid(settled)
  return withAddOns(paidByRoom(roomsAfter(settled), -sumOf(addOns)), addOns)
}

function afterSharing(settled: SettledChange): readonly RoomMoney[] {
  const rooms = roomsAfter(settled)
  const addOns = settled.paidBy === 'now' ? [] : addOnsPaid(settled)
  const shared = paidByRoom(rooms, -sumOf(addOns))
  return rooms.map((room, index) => ({ ...room, paid: room.paid + (shared[index]?.amount ?? 0) }))
}

/** The rooms with their new prices and paid amounts; changed rooms are paid first. */
function roomsAfter({ reservation, change }: SettledChange): readonly RoomMoney[] {
  const rooms = change.rooms
    .toSorted((one, other) => Number(isOtherRoom(other)) - Number(isOtherRoom(one)))
    .map(({ roomNumber, after }) => {
      const paid = reservation.rooms.find((room) => room.roomNumber === roomNumber)?.paid.amount ?? 0
      const freed = change.services.filter((one) => one.roomNumber === roomNumber && one.wasPaid)
      return {
        roomNumber,
        total: after.amount,
        paid: paid + freed.reduce((sum, one) => sum + one.before.amount - one.after.amount, 0),
      }
    })
  // What was paid for a refunded transfer goes to the rooms, or is refunded.
  const { transfer } = change
  return transfer?.wasPaid && transfer.place === 'refund'
    ? [...rooms, { roomNumber: null, total: 0, paid: transfer.before.amount }]
    : rooms
}

const withAddOns = (rooms: readonly MoneyShare[], addOns: readonly MoneyShare[]): readonly MoneyShare[] =>
  rooms.map(({ roomNumber, amount }) => ({
    roomNumber,
    amount: amount + sumOf(addOns.filter((addOn) => addOn.roomNumber === roomNumber)),
  }))

const sumOf = (shares: readonly { readonly amount: number }[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0)
