import { AwaitedTransfer, type WithdrawingTransfer } from '@veranda/design-system/patterns/bank-transfer'
import { type BankTransfer as Transfer, isZero, type Reservation } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { loadBankTransfer, withdrawBankTransfer } from '../../tasks/bank-transfer.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

type Props = { readonly reservation: Reservation }

/** The latest bank transfer, where one was announced; asked anew whenever the reservation changed. */
export const BankTransfer = ({ reservation }: Props) =>
  reservation.history.some(({ kind }) => kind.startsWith('bank-transfer')) && (
    <Announced key={reservation.version} reservation={reservation} />
  )

function Announced({ reservation }: Props) {
  const portal = usePortal()
  const [transfer, setTransfer] = useState<Transfer>()
  const [withdrawing, setWithdrawing] = useState<WithdrawingTransfer>('possible')
  const pressed = useRef<Pressed>(undefined)
  const { bookingId, version, pricing } = reservation
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const answer = await loadBankTransfer(portal, { bookingId })
      if (isWanted && answer.ok) setTransfer(answer.value.transfer)
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [portal, bookingId])
  const withdraw = async () => {
    setWithdrawing('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version }
    const answer = await withdrawBankTransfer(portal, reservation, pressed.current)
    if (!answer.ok) setWithdrawing('failed')
  }
  if (!transfer) return null
  return (
    <AwaitedTransfer
      transfer={transfer}
      isDue={!isZero(pricing.balance)}
      withdrawing={withdrawing}
      onWithdraw={() => void withdraw()}
    />
  )
}
