import { activeRooms, type DateChange, type Reservation } from '@veranda/domain'
import type { LedgerLine } from '../db/ledger-lines.ts'
import { paidByRoom } from './paid-by-room.ts'

/**
 * The ledger's lines for a change of dates: each room is sold dearer or cheaper, and what was paid is shared among
 * the rooms anew. Money that comes in or goes back has lines of its own when it moves.
 */
export function changeLines(
  reservation: Reservation,
  change: DateChange,
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
  const rooms = activeRooms(reservation.rooms).map(({ roomNumber, paid }) => ({
    roomNumber,
    paid: paid.amount,
    total: change.rooms.find((room) => room.roomNumber === roomNumber)?.after.amount ?? 0,
  }))
  const shared = paidByRoom(rooms, 0).flatMap(({ roomNumber, moved }) =>
    pair({ roomNumber, operation: `${operation}:share:room-${roomNumber}` }, 'till', 'guest', moved),
  )
  return [...sold, ...shared]
}

type Of = Pick<LedgerLine, 'roomNumber' | 'operation'>

/** `amount` on one account, its opposite on the other: an operation's entries sum to zero. */
export const pair = (
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
