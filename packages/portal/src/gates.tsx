import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { type ActionName, activeRooms, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { Navigate, Outlet } from 'react-router'
import type { ChangePlace } from './change-flows.ts'
import { StayProvider, useStay } from './guards/behind-gates.ts'
import { Gate } from './guards/gate.tsx'
import { pass, sendTo } from './guards/guarded.ts'
import { requireCancellationDraft } from './guards/require-cancellation-draft.ts'
import { requireCancellationTerms } from './guards/require-cancellation-terms.ts'
import { requireChangePage } from './guards/require-change-page.ts'
import { requireSession } from './guards/require-session.ts'
import { paths } from './paths.ts'
import { usePortal } from './portal.ts'
import NoReservation from './routes/reservation/no-reservation.tsx'
import WithoutSession from './routes/without-session/route.tsx'
import { bookingSummaryAtom } from './state/booking-summary.ts'
import { type CancellationDraft, cancellationDraftAtom } from './state/cancellation-draft.ts'
import { changeMadeAtom } from './state/change-made.ts'
import { extraGuestsAtom } from './state/extra-guests.ts'
import { paymentDraftAtom } from './state/payment-draft.ts'
import { previousPathAtom } from './state/previous-path.ts'
import { mayOpen, profileAtom } from './state/profile.ts'
import { reservationAtom } from './state/reservation.ts'
import { sessionAtom } from './state/session.ts'
import { upgradeDraftAtom } from './state/upgrade-draft.ts'

/** Behind this gate there is a session. */
export function GuestGate() {
  const { now } = usePortal()
  const answer = requireSession(useAtomValue(sessionAtom), now())
  return answer.kind === 'passed' ? <Outlet /> : <WithoutSession />
}

/** Behind this gate the session may do what the page is for; who may not is told so at an address of its own. */
export function PermissionGate({ action }: { readonly action: ActionName | undefined }) {
  const profile = useAtomValue(profileAtom)
  const may = action === undefined || mayOpen(profile, action)
  return <Gate answer={may ? pass(undefined) : sendTo(paths.forbidden)}>{() => <Outlet />}</Gate>
}

/** Behind this gate the reservation is there; before it, a page says that it is loading, or why it cannot be read. */
export function StayGate() {
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'ready':
      return (
        <StayProvider value={loaded.value}>
          <Outlet />
        </StayProvider>
      )
  }
}

/** Behind this gate is known what a page of a change needs. */
export function ChangeGate({ place }: { readonly place: ChangePlace }) {
  const answer = requireChangePage(place, {
    upgrade: useAtomValue(upgradeDraftAtom),
    extraGuests: useAtomValue(extraGuestsAtom),
    payment: useAtomValue(paymentDraftAtom),
    cameFrom: useAtomValue(previousPathAtom),
    made: useAtomValue(changeMadeAtom)?.purpose,
  })
  return <Gate answer={answer}>{() => <Outlet />}</Gate>
}

/** Behind this gate rooms can be cancelled that were not cancelled yet. */
export function CancellationGate() {
  const loaded = useAtomValue(reservationAtom)
  const draft = useAtomValue(cancellationDraftAtom)
  const status = useAtomValue(bookingSummaryAtom)?.status
  // A last press whose answer was never heard had its effect: the receipt says what it was.
  if (loaded.kind === 'ready' && wasDone(draft, loaded.value))
    return <Navigate to={paths.cancelled} replace />
  return <Gate answer={requireCancellationDraft(draft, status)}>{() => <Outlet />}</Gate>
}

/** Behind this gate the price was shown and accepted. */
export function CancellationTermsGate() {
  const draft = useAtomValue(cancellationDraftAtom) ?? {}
  return (
    <Gate answer={requireCancellationTerms(draft, useStay())}>{(quote) => <Outlet context={quote} />}</Gate>
  )
}

/** The last press was made, and a room of it no longer stands as it did. */
function wasDone(draft: CancellationDraft | undefined, { rooms }: Reservation): boolean {
  if (!draft?.isAsked) return false
  const open = activeRooms(rooms).filter(({ status }) => status !== 'under-review')
  const stands = new Set(open.map(({ roomNumber }) => roomNumber))
  return draft.roomNumbers?.some((roomNumber) => !stands.has(roomNumber)) ?? false
}
