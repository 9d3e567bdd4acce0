import { activeRooms, type StayChange, type Reservation } from '@veranda/domain'
import type { LedgerLine } from '../db/ledger-lines.ts'
import type { MoneyShare } from '../payments/payment-lines.ts'
import { paidByRoom, type RoomMoney } from './paid-by-room.ts'

/**
 * The ledger's lines for a change of dates: each room is sold dearer or cheaper, and what was paid is shared among
 * the rooms anew. Money that comes in or goes back has lines of its own when it moves.
 */
export function changeLines(
  reservation: Reservation,
  change: StayChange,
  operation: string,
): readonly LedgerLine[] {
  const sold = change.rooms.flatMap(({ roomNumber, before, after }) => {
    const difference = after.amount - before.amount
    return pair(
      { roomNumber, operation: `${operation}:sale:room-${roomNumber}` },
      'guest',
      'sales',
      difference,
    )
  })
  const shared = paidByRoom(roomsAfter(reservation, change), 0).flatMap(({ roomNumber, amount }) =>
    pair({ roomNumber, operation: `${operation}:share:room-${roomNumber}` }, 'till', 'guest', amount),
  )
  return [...sold, ...shared]
}

/** How money that comes in is for the rooms of a change, once what was paid before is shared among them. */
export const sharesOfPayment = (
  reservation: Reservation,
  change: StayChange,
  amount: number,
): readonly MoneyShare[] => {
  const rooms = roomsAfter(reservation, change)
  const shared = paidByRoom(rooms, 0)
  return paidByRoom(
    rooms.map((room, index) => ({ ...room, paid: room.paid + (shared[index]?.amount ?? 0) })),
    amount,
  )
}

/** The same for money that goes back, in amounts above zero. */
export const sharesOfRefund = (
  reservation: Reservation,
  change: StayChange,
  amount: number,
): readonly MoneyShare[] =>
  sharesOfPayment(reservation, change, -amount).map((share) => ({ ...share, amount: 0 - share.amount }))

const roomsAfter = (reservation: Reservation, change: StayChange): readonly RoomMoney[] =>
  activeRooms(reservation.rooms).map(({ roomNumber, paid }) => ({
    roomNumber,
    paid: paid.amount,
    total: change.rooms.find((room) => room.roomNumber === roomNumber)?.after.amount ?? 0,
  }))

type Of = Pick<LedgerLine, 'roomNumber' | 'operation'>

/** `amount` on one account, its opposite on the other: an operation's entries sum to zero. */
const pair = (
  of: Of,
  to: LedgerLine['account'],
  from: LedgerLine['account'],
  amount: number,
): readonly LedgerLine[] =>
  amount === 0
    ? []
    : [
        { ...of, account: to, amount },
        { ...of, account: from, amount: -amount },
      ]
