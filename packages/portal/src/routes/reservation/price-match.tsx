import { PriceMatch as Shown, type Withdrawing } from '@veranda/design-system/patterns/price-match'
import type { PriceMatch as Request, Reservation } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { loadPriceMatch, withdrawPriceMatch } from '../../tasks/price-match.ts'
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
  const [request, setRequest] = useState<Request>()
  const [withdrawing, setWithdrawing] = useState<Withdrawing>('possible')
  const pressed = useRef<Pressed>(undefined)
  const { bookingId, version } = reservation
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const answer = await loadPriceMatch(portal, { bookingId })
      if (isWanted && answer.ok) setRequest(answer.value)
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [portal, bookingId])
  const withdraw = async () => {
    setWithdrawing('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version }
    const answer = await withdrawPriceMatch(portal, reservation, pressed.current)
    if (!answer.ok) setWithdrawing('failed')
  }
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
