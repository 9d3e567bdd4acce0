import { AfterCancelling as Shown } from '@veranda/design-system/patterns/after-cancelling'
import type { CancellationReceipt, Reservation } from '@veranda/domain'
import { useEffect, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { workingDays } from '../cancelled/working-days.ts'
import { loadCancellation } from '../../tasks/load-cancellation.ts'

type Props = { readonly reservation: Reservation }

/** The way to the latest receipt and what can still be done there, asked anew whenever the reservation changed. */
export const AfterCancelling = ({ reservation }: Props) => (
  <Asked key={reservation.version} reservation={reservation} />
)

function Asked({ reservation }: Props) {
  const portal = usePortal()
  const way = useWay()
  const { guestTimeZone } = useHelp()
  const receipt = useReceipt(reservation)
  return (
    <Shown
      reservation={reservation}
      receipt={receipt}
      clock={() => new Date(portal.now()).toISOString()}
      guestTimeZone={guestTimeZone}
      workingDays={workingDays}
      href={paths.cancelled}
      onNavigate={way(paths.cancelled)}
    />
  )
}

type Told = CancellationReceipt | 'asking' | 'none' | 'unread'

/** From the service, whatever is remembered: the team may have decided meanwhile. */
function useReceipt({ bookingId }: Pick<Reservation, 'bookingId'>): Told {
  const portal = usePortal()
  const [told, setTold] = useState<Told>('asking')
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const answer = await loadCancellation(portal, { bookingId })
      if (!isWanted) return
      if (answer.ok) return setTold(answer.value)
      // Cancelled elsewhere, before there were receipts.
      return setTold(answer.refusal.kind === 'not-found' ? 'none' : 'unread')
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [portal, bookingId])
  return told
}
