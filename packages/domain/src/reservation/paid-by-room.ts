import type { MoneyShare } from './ledger.ts'

/** What a room, or what is for all of them (null), costs and what has been paid for it, in minor units. */
export type RoomMoney = { readonly roomNumber: number | null; readonly total: number; readonly paid: number }

/**
 * How what is paid is shared among rooms whose totals changed: no room keeps more than it costs while another is
 * owed something. `moved` is what comes in (or, below zero, goes back); the answers add up to it.
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
  // More than everything costs stays with the first room, where it is seen.
  return filled.map((share, index) => ({
    roomNumber: rooms[index]?.roomNumber ?? null,
    amount: share + (index === 0 ? left : 0) - (rooms[index]?.paid ?? 0),
  }))
}
