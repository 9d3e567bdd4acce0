import type { MoneyShare } from './ledger.ts'

/** The price of a room, or of the reservation as a whole (null), and what was paid for it, in minor units. */
export type RoomMoney = { readonly roomNumber: number | null; readonly total: number; readonly paid: number }

/**
 * Redistributes what is paid among rooms whose totals changed: no room retains more than it costs while
 * another is not fully paid. `moved` is the payment (or, below zero, the refund); the result sums to it.
 */
export function paidByRoom(rooms: readonly RoomMoney[], moved: number): readonly MoneyShare[] {
  const whole = rooms.reduce((sum, { paid }) => sum + paid, moved)
  let left = whole
  const shares = rooms.map(({ total, paid }) => {
    const share = Math.min(total, paid, Math.max(0, left))
    left -= share
    return share
  })
  const filled = shares.map((share, index) => {
    const more = Math.min((rooms[index]?.total ?? 0) - share, Math.max(0, left))
    left -= more
    return share + more
  })
  // An overpayment stays with the first room, where it is visible.
  return filled.map((share, index) => ({
    roomNumber: rooms[index]?.roomNumber ?? null,
    amount: share + (index === 0 ? left : 0) - (rooms[index]?.paid ?? 0),
  }))
}
