import {
  type AfterCancellingProps,
  AfterCancelling as Card,
  ReinstateBar as Bar,
} from '@veranda/design-system/patterns/after-cancelling'
import type { Reservation } from '@veranda/domain'
import { type ComponentType, useEffect, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { type Portal, usePortal } from '../../portal.ts'
import { workingDays } from '../../working-days.ts'
import { loadCancellation } from '../../tasks/load-cancellation.ts'

type Props = { readonly reservation: Reservation }

/** The latest receipt and what can still be done there, read again whenever the reservation changed. */
export const AfterCancelling = withReceipt(Card)
/** The same at the bottom of a phone. */
export const ReinstateBar = withReceipt(Bar)

function withReceipt(Part: ComponentType<AfterCancellingProps>): ComponentType<Props> {
  function Received({ reservation }: Props) {
    const portal = usePortal()
    const goTo = useGoTo()
    const { guestTimeZone } = useHelp()
    const receipt = useReceipt(reservation)
    return (
      <Part
        reservation={reservation}
        receipt={receipt}
        clock={() => new Date(portal.now()).toISOString()}
        guestTimeZone={guestTimeZone}
        workingDays={workingDays}
        href={paths.cancelled}
        onNavigate={goTo(paths.cancelled)}
        onPrint={() => window.print()}
      />
    )
  }
  return ({ reservation }) => <Received key={reservation.version} reservation={reservation} />
}

type Known = AfterCancellingProps['receipt']

/** From the service, whatever is remembered: the team may have decided meanwhile. */
function useReceipt(reservation: Reservation): Known {
  const portal = usePortal()
  const [known, setKnown] = useState<Known>('asking')
  useEffect(() => {
    let isWanted = true
    void receiptOf(portal, reservation).then((receipt) => isWanted && setKnown(receipt))
    return () => {
      isWanted = false
    }
  }, [portal, reservation])
  return known
}

const isUnderway = new WeakMap<Reservation, Promise<Known>>()

/** One call for all parts of the page that show it. */
function receiptOf(portal: Portal, reservation: Reservation): Promise<Known> {
  const asked = isUnderway.get(reservation) ?? askReceipt(portal, reservation)
  isUnderway.set(reservation, asked)
  return asked.finally(() => isUnderway.delete(reservation))
}

async function askReceipt(portal: Portal, { bookingId }: Reservation): Promise<Known> {
  const answer = await loadCancellation(portal, { bookingId })
  if (answer.ok) return answer.value
  // Cancelled elsewhere, before there were receipts.
  return answer.refusal.kind === 'not-found' ? 'none' : 'unread'
}
