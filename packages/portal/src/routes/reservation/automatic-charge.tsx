import { AutomaticCharge as Shown, type Cancelling } from '@veranda/design-system/patterns/automatic-charge'
import type { AutomaticCharge as Charge, Reservation } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { cancelAutomaticCharge, loadAutomaticCharge } from '../../tasks/automatic-charge.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

type Props = { readonly reservation: Reservation }

/** The automatic charge of the balance, where one was agreed; asked anew whenever the reservation changed. */
export const AutomaticCharge = ({ reservation }: Props) =>
  reservation.history.some(({ kind }) => kind === 'charge-agreed') &&
  reservation.pricing.balance.amount > 0 && <Asked key={reservation.version} reservation={reservation} />

function Asked({ reservation }: Props) {
  const portal = usePortal()
  const goTo = useGoTo()
  const [charge, setCharge] = useState<Charge>()
  const [cancelling, setCancelling] = useState<Cancelling>('possible')
  const pressed = useRef<Pressed>(undefined)
  const { bookingId, version } = reservation
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const answer = await loadAutomaticCharge(portal, { bookingId })
      if (isWanted && answer.ok) setCharge(answer.value)
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [portal, bookingId])
  const cancel = async () => {
    setCancelling('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version }
    const answer = await cancelAutomaticCharge(portal, reservation, pressed.current)
    if (!answer.ok) setCancelling('failed')
  }
  if (!charge) return null
  return (
    <Shown
      charge={charge}
      payHref={paths.balance}
      onPay={goTo(paths.balance)}
      cancelling={cancelling}
      onCancel={() => void cancel()}
    />
  )
}
