import { activeRooms } from '../policy/index.ts'
import type { Reservation } from '../reservation/index.ts'
import type { PaymentTiming } from './settlement.ts'
import type { StayChange } from './stay-change.ts'

export type AddOnPaid = { readonly roomNumber: number; readonly amount: number }

/**
 * The add-ons a change takes, where they are paid with it: with a payment of now, or by what is left over once the rooms
 * are paid for. Else they are owed with the balance, all of them.
 */
export function addOnsPaid({
  reservation,
  change: { rooms, services, transfer, settlement },
  paidBy,
}: {
  readonly reservation: Pick<Reservation, 'rooms'>
  readonly change: Pick<StayChange, 'rooms' | 'services' | 'transfer' | 'settlement'>
  readonly paidBy: PaymentTiming | null
}): readonly AddOnPaid[] {
  const taken = services
    .filter(({ kind }) => kind === 'added')
    .map(({ roomNumber, after }) => ({ roomNumber, amount: after.amount }))
  if (paidBy === 'now') return taken
  if (settlement.kind === 'to-pay' || settlement.kind === 'owes-less') return []
  const price = taken.reduce((sum, { amount }) => sum + amount, 0)
  const freed = [...services, ...(transfer ? [transfer] : [])]
    .filter(({ wasPaid }) => wasPaid)
    .reduce((sum, { before, after }) => sum + before.amount - after.amount, 0)
  const back = settlement.kind === 'to-refund' ? settlement.amount.amount : 0
  const paid = activeRooms(reservation.rooms).reduce((sum, room) => sum + room.paid.amount, freed - back)
  const outstanding = rooms.reduce((sum, { after }) => sum + after.amount, 0)
  return paid - outstanding >= price ? taken : []
}
