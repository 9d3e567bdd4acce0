import { Skeleton } from '@veranda/design-system/components/skeleton'
import { AfterCancelling as Shown } from '@veranda/design-system/patterns/after-cancelling'
import type { CancellationReceipt, Reservation } from '@veranda/domain'
import { useEffect, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { loadCancellation } from '../../tasks/load-cancellation.ts'

type Told = { readonly receipt: CancellationReceipt | undefined }

/**
 * The way to the latest receipt and what can still be done there. What there is, the service is asked each time: the
 * team may have decided meanwhile.
 */
export function AfterCancelling({ reservation }: { readonly reservation: Reservation }) {
  const portal = usePortal()
  const way = useWay()
  const { guestTimeZone } = useHelp()
  const { bookingId, version } = reservation
  const [told, setTold] = useState<Told | 'asking' | 'nothing'>('asking')
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
  }, [portal, bookingId, version])
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
