import { valueIn } from '@veranda/design-system/patterns/loaded'
import { PriceMatch as Shown, type Withdrawing } from '@veranda/design-system/patterns/price-match'
import type { Reservation } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { priceMatchOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { withdrawPriceMatch } from '../../tasks/price-match.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

type Props = { readonly reservation: Reservation }

/** The latest request for a better price, where there is one; asked anew whenever the reservation changed. */
export const PriceMatch = ({ reservation }: Props) =>
  reservation.history.some(({ kind }) => kind.startsWith('price-match')) && (
    <Asked key={reservation.version} reservation={reservation} />
  )

function Asked({ reservation }: Props) {
  const portal = usePortal()
  const { guestTimeZone } = useHelp()
  const { state } = useRead(priceMatchOf(portal, reservation))
  const [withdrawing, setWithdrawing] = useState<Withdrawing>('possible')
  const pressed = useRef<Pressed>(undefined)
  const withdraw = async () => {
    setWithdrawing('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version: reservation.version }
    const answer = await withdrawPriceMatch(portal, reservation, pressed.current)
    if (answer.ok) return
    // A "no" was heard: the next press is another one.
    if (answer.refusal.kind === 'refused') pressed.current = undefined
    setWithdrawing('failed')
  }
  const request = valueIn(state)
  if (!request) return null
  return (
    <Shown
      request={request}
      now={new Date(portal.now()).toISOString()}
      guestTimeZone={guestTimeZone}
      withdrawing={withdrawing}
      onWithdraw={() => void withdraw()}
    />
  )
}
