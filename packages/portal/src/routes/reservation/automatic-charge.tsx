import { valueIn } from '@veranda/design-system/patterns/loaded'
import { AutomaticCharge as Shown, type Cancelling } from '@veranda/design-system/patterns/automatic-charge'
import type { Reservation } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { chargeOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { cancelAutomaticCharge } from '../../tasks/automatic-charge.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

type Props = { readonly reservation: Reservation }

/** The automatic charge of the balance, where one was agreed; asked anew whenever the reservation changed. */
export const AutomaticCharge = ({ reservation }: Props) =>
  reservation.history.some(({ kind }) => kind === 'charge-agreed') &&
  reservation.pricing.balance.amount > 0 && <Asked key={reservation.version} reservation={reservation} />

function Asked({ reservation }: Props) {
  const portal = usePortal()
  const goTo = useGoTo()
  const { state } = useRead(chargeOf(portal, reservation))
  const [cancelling, setCancelling] = useState<Cancelling>('possible')
  const pressed = useRef<Pressed>(undefined)
  const cancel = async () => {
    setCancelling('under-way')
    pressed.current ??= { key: crypto.randomUUID(), version: reservation.version }
    const answer = await cancelAutomaticCharge(portal, reservation, pressed.current)
    if (answer.ok) return
    // A "no" was heard: the next press is another one.
    if (answer.refusal.kind === 'refused') pressed.current = undefined
    setCancelling('failed')
  }
  const charge = valueIn(state)?.charge
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
