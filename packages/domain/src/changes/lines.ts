import {
  type LedgerLine,
  linesBetween,
  type MoneyShare,
  paidByRoom,
  type Reservation,
  type RoomMoney,
} from '../reservation/index.ts'
import { extrasPaid } from './extras-paid.ts'
import { isOtherRoom } from './room-change.ts'
import type { PaymentTiming } from './settlement.ts'
import type { StayChange } from './stay-change.ts'

/** A change as it is settled. */
export type SettledChange = {
  readonly reservation: Pick<Reservation, 'rooms' | 'transportation'>
  readonly change: StayChange
  readonly paidBy: PaymentTiming | null
}

/**
 * The ledger's lines for a change: each room and extra is sold dearer or cheaper, and what was paid is shared among
 * the rooms anew. Money that comes in or goes back has lines of its own when it moves.
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

/** How money that comes in is for the rooms of a change, once what was paid before is shared among them. */
export function sharesOfPayment(settled: SettledChange, amount: number): readonly MoneyShare[] {
  const extras = settled.paidBy === 'now' ? extrasPaid(settled) : []
  const rest = amount - sumOf(extras)
  return withExtras(paidByRoom(afterSharing(settled), rest), extras)
}

/** The same for money that goes back, in amounts above zero. */
export const sharesOfRefund = (settled: SettledChange, amount: number): readonly MoneyShare[] =>
  sharesOfPayment(settled, -amount).map((share) => ({ ...share, amount: 0 - share.amount }))

/** What was paid before, where it belongs now. Extras that no payment comes for are paid with what is over. */
function sharedAnew(settled: SettledChange): readonly MoneyShare[] {
  const extras = settled.paidBy === 'now' ? [] : extrasPaid(settled)
  return withExtras(paidByRoom(roomsAfter(settled), -sumOf(extras)), extras)
}

function afterSharing(settled: SettledChange): readonly RoomMoney[] {
  const rooms = roomsAfter(settled)
  const extras = settled.paidBy === 'now' ? [] : extrasPaid(settled)
  const shared = paidByRoom(rooms, -sumOf(extras))
  return rooms.map((room, index) => ({ ...room, paid: room.paid + (shared[index]?.amount ?? 0) }))
}

/** The rooms with what they cost and what is paid for them; those that become others are paid for first. */
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
  // What was paid for a transfer that is refunded is for the rooms, or goes back.
  const { transfer } = change
  return transfer?.wasPaid && transfer.place === 'refund'
    ? [...rooms, { roomNumber: null, total: 0, paid: transfer.before.amount }]
    : rooms
}

const withExtras = (rooms: readonly MoneyShare[], extras: readonly MoneyShare[]): readonly MoneyShare[] =>
  rooms.map(({ roomNumber, amount }) => ({
    roomNumber,
    amount: amount + sumOf(extras.filter((extra) => extra.roomNumber === roomNumber)),
  }))

const sumOf = (shares: readonly { readonly amount: number }[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0)
