import { activeRooms } from '../policy/index.ts'
import type { Reservation } from '../reservation/index.ts'
import type { PaymentTiming } from './settlement.ts'
import type { StayChange } from './stay-change.ts'

export type AddOnPaid = { readonly roomNumber: number; readonly amount: number }

/**
 * The add-ons that are paid together with the change that takes them: by an immediate payment, or from what
 * is left once the rooms are paid. Otherwise all of them are added to the balance.
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
