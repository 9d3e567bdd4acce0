import { Skeleton } from '@veranda/design-system/components/skeleton'
import { AfterCancelling as Shown } from '@veranda/design-system/patterns/after-cancelling'
import type { CancellationReceipt, Reservation } from '@veranda/domain'
import { useEffect, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
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
  const told = useReceipt(reservation)
  if (told === 'asking') return <Skeleton shape="line" />
  if (told === 'nothing') return null
  return (
    <Shown
      receipt={told.receipt}
      clock={() => new Date(portal.now()).toISOString()}
      guestTimeZone={guestTimeZone}
      href={paths.cancelled}
      onNavigate={way(paths.cancelled)}
    />
  )
}

type Told = 'asking' | 'nothing' | { readonly receipt: CancellationReceipt | undefined }

/** From the service, whatever is remembered: the team may have decided meanwhile. */
function useReceipt({ bookingId }: Pick<Reservation, 'bookingId'>): Told {
  const portal = usePortal()
  const [told, setTold] = useState<Told>('asking')
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const answer = await loadCancellation(portal, { bookingId })
      if (!isWanted) return
      if (answer.ok) return setTold({ receipt: answer.value })
      // Cancelled elsewhere, before there were receipts.
      return setTold(answer.refusal.kind === 'not-found' ? 'nothing' : { receipt: undefined })
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [portal, bookingId])
  return told
}
