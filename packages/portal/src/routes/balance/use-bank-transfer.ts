import type { WithdrawingTransfer } from '@veranda/design-system/patterns/bank-transfer'
import type { BankTransferOverview, Reservation } from '@veranda/domain'
import { useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import {
  announceBankTransfer,
  loadBankTransfer,
  takesBankTransfers,
  withdrawBankTransfer,
} from '../../tasks/bank-transfer.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

/** The bank transfer of a balance: whether one is waited for or may be announced, and withdrawing it. */
export function useBankTransfer(reservation: Reservation) {
  const portal = usePortal()
  const [overview, setOverview] = useState<BankTransferOverview>()
  const [withdrawing, setWithdrawing] = useState<WithdrawingTransfer>('possible')
  const pressed = useRef<Pressed>(undefined)
  const load = async () => {
    if (!takesBankTransfers(portal, reservation)) return undefined
    const answer = await loadBankTransfer(portal, reservation)
    // Where it cannot be read, the other ways to pay are still there.
    if (answer.ok) setOverview(answer.value)
    return answer.ok ? answer.value : undefined
  }
  const announce = async () => {
    const answer = await announceBankTransfer(portal)
    if (answer.ok) setOverview(answer.value)
    return answer
  }
  const withdraw = async () => {
    setWithdrawing('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version: reservation.version }
    const answer = await withdrawBankTransfer(portal, reservation, pressed.current)
    setWithdrawing(answer.ok ? 'possible' : 'failed')
    if (!answer.ok) return false
    pressed.current = undefined
    setOverview(answer.value)
    return true
  }
  const offer = overview?.offer
  return {
    load,
    announce,
    withdraw,
    withdrawing,
    awaited: overview?.transfer?.state === 'awaited' ? overview.transfer : undefined,
    /** Where the guests of the property may pay that way, unless one is waited for already. */
    offer: offer?.kind === 'open' || offer?.reason === 'too-late' ? offer : undefined,
  }
}
