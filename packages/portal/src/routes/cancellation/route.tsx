import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { activeRooms, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { Gate } from '../../guards/gate.tsx'
import { PermissionGate } from '../../guards/permission-gate.tsx'
import { requireCancellationDraft } from '../../guards/require-cancellation-draft.ts'
import { requireCancellationTerms } from '../../guards/require-cancellation-terms.ts'
import { paths } from '../../paths.ts'
import { bookingSummaryAtom } from '../../state/booking-summary.ts'
import { type CancellationDraft, cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { CancelPolicies } from '../cancel-policies/cancel-policies.tsx'
import NoReservation from '../reservation/no-reservation.tsx'

const CancelReason = lazy(() => import('../cancel-reason/cancel-reason.tsx'))
const CancelDetails = lazy(() => import('../cancel-details/cancel-details.tsx'))
const Cancelled = lazy(() => import('../cancelled/cancelled.tsx'))

/** Cancelling, from what it costs to the receipt: the guards, and which page stands behind them. */
export default function CancellationRoute() {
  return (
    <PermissionGate action="cancel">
      <Flow />
    </PermissionGate>
  )
}

function Flow() {
  const { pathname } = useLocation()
  const loaded = useAtomValue(reservationAtom)
  const draft = useAtomValue(cancellationDraftAtom)
  const status = useAtomValue(bookingSummaryAtom)?.status
  const isDone = pathname.startsWith(paths.cancelled)
  // A last press whose answer was never heard had its effect: the receipt says what it was.
  const isUnheard = loaded.kind === 'loaded' && wasDone(draft, loaded.reservation)
  if (isUnheard && !isDone) return <Navigate to={paths.cancelled} replace />
  const answer = requireCancellationDraft(draft, status)
  if (!isDone && answer.kind === 'sent') return <Navigate to={answer.to} replace />
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return isDone ? (
        <Cancelled reservation={loaded.reservation} />
      ) : (
        <Page pathname={pathname} draft={draft ?? {}} reservation={loaded.reservation} />
      )
  }
}

type PageProps = {
  readonly pathname: string
  readonly draft: CancellationDraft
  readonly reservation: Reservation
}

function Page({ pathname, draft, reservation }: PageProps) {
  const { pageNumber } = useParams()
  if (pathname.startsWith(paths.cancellationPolicies)) return <CancelPolicies reservation={reservation} />
  return (
    <Gate answer={requireCancellationTerms(draft, reservation)}>
      {(quote) =>
        pathname.startsWith(paths.cancellationReason) ? (
          <CancelReason reservation={reservation} quote={quote} />
        ) : (
          <CancelDetails reservation={reservation} quote={quote} draft={draft} asked={pageNumber} />
        )
      }
    </Gate>
  )
}

/** The last press was made, and a room of it no longer stands as it did. */
function wasDone(draft: CancellationDraft | undefined, { rooms }: Reservation): boolean {
  if (!draft?.isAsked) return false
  const open = activeRooms(rooms).filter(({ status }) => status !== 'under-review')
  const stands = new Set(open.map(({ roomNumber }) => roomNumber))
  return draft.roomNumbers?.some((roomNumber) => !stands.has(roomNumber)) ?? false
}
