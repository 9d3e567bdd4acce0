import {
  type AfterCancellingProps,
  AfterCancelling as Card,
  ReinstateBar as Bar,
} from '@veranda/design-system/patterns/after-cancelling'
import type { CancellationReceipt, Reservation } from '@veranda/domain'
import type { ComponentType } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { receiptOf } from '../../server-state/readings.ts'
import { type ReadState, useRead } from '../../server-state/use-read.ts'
import { workingDays } from '../../working-days.ts'

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
    const { state } = useRead(receiptOf(portal, reservation))
    return (
      <Part
        reservation={reservation}
        receipt={knownFrom(state)}
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

/** From the service, whatever is remembered: the team may have decided meanwhile. */
function knownFrom(state: ReadState<CancellationReceipt>): AfterCancellingProps['receipt'] {
  if (state.kind === 'loading') return 'asking'
  if (state.kind === 'ready') return state.value
  // Cancelled elsewhere, before there were receipts.
  return state.failure.kind === 'not-found' ? 'none' : 'unread'
}
