import { valueIn } from '@veranda/design-system/patterns/loaded'
import { AwaitedTransfer, type WithdrawingTransfer } from '@veranda/design-system/patterns/bank-transfer'
import { isZero, type Reservation } from '@veranda/domain'
import { useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { transferOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { withdrawBankTransfer } from '../../tasks/bank-transfer.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

type Props = { readonly reservation: Reservation }

/** The latest bank transfer, where one was announced; asked anew whenever the reservation changed. */
export const BankTransfer = ({ reservation }: Props) =>
  reservation.history.some(({ kind }) => kind.startsWith('bank-transfer')) && (
    <Announced key={reservation.version} reservation={reservation} />
  )

function Announced({ reservation }: Props) {
  const portal = usePortal()
  const { state } = useRead(transferOf(portal, reservation))
  const [withdrawing, setWithdrawing] = useState<WithdrawingTransfer>('possible')
  const pressed = useRef<Pressed>(undefined)
  const { version, pricing } = reservation
  const withdraw = async () => {
    setWithdrawing('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version }
    const answer = await withdrawBankTransfer(portal, reservation, pressed.current)
    if (answer.ok) return
    // A "no" was heard: the next press is another one.
    if (answer.refusal.kind === 'refused') pressed.current = undefined
    setWithdrawing('failed')
  }
  const transfer = valueIn(state)?.transfer
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
