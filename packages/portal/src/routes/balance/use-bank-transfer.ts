import { valueIn } from '@veranda/design-system/patterns/loaded'
import type { WithdrawingTransfer } from '@veranda/design-system/patterns/bank-transfer'
import type { Reservation } from '@veranda/domain'
import { useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { readNow } from '../../server-state/reading.ts'
import { transferOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { announceBankTransfer, takesBankTransfers, withdrawBankTransfer } from '../../tasks/bank-transfer.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

/** The bank transfer of a balance: whether one is waited for or may be announced, and withdrawing it. */
export function useBankTransfer(reservation: Reservation) {
  const portal = usePortal()
  const reading = transferOf(portal, reservation)
  const isPossible = takesBankTransfers(portal, reservation)
  // Where it cannot be read, the other ways to pay are still there.
  const overview = valueIn(useRead(reading, { isNeeded: isPossible }).state)
  const [withdrawing, setWithdrawing] = useState<WithdrawingTransfer>('possible')
  const pressed = useRef<Pressed>(undefined)
  const withdraw = async () => {
    setWithdrawing('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version: reservation.version }
    const answer = await withdrawBankTransfer(portal, reservation, pressed.current)
    setWithdrawing(answer.ok ? 'possible' : 'failed')
    // A "no" was heard as well: the next press is another one.
    if (answer.ok || answer.refusal.kind === 'refused') pressed.current = undefined
    return answer.ok
  }
  const offer = overview?.offer
  return {
    /** Whether one is waited for, as the service says now. */
    isAwaited: async () => {
      const answer = isPossible && (await readNow(portal, reading))
      return answer && answer.ok && answer.value.transfer?.state === 'awaited'
    },
    announce: () => announceBankTransfer(portal),
    withdraw,
    withdrawing,
    awaited: overview?.transfer?.state === 'awaited' ? overview.transfer : undefined,
    /** Where the guests of the property may pay that way, unless one is waited for already. */
    offer: offer?.kind === 'open' || offer?.reason === 'too-late' ? offer : undefined,
  }
}
