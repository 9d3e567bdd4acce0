import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { actionOfPart, partsOfPurpose, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { type ComponentType, lazy } from 'react'
import { Navigate, useLocation } from 'react-router'
import {
  type ChangePlace,
  changePlaceAt,
  flowBeginnings,
  plainPath,
  standbyPath,
} from '../../change-flows.ts'
import { Gate } from '../../guards/gate.tsx'
import { PermissionGate } from '../../guards/permission-gate.tsx'
import { requireChangePage } from '../../guards/require-change-page.ts'
import { paths } from '../../paths.ts'
import { changeMadeAtom } from '../../state/change-made.ts'
import { extraGuestsAtom } from '../../state/extra-guests.ts'
import { paymentDraftAtom } from '../../state/payment-draft.ts'
import { previousPathAtom } from '../../state/previous-path.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { upgradeDraftAtom } from '../../state/upgrade-draft.ts'
import NoReservation from '../reservation/no-reservation.tsx'

const NotFound = lazy(() => import('../not-found/route.tsx'))
const Payment = lazy(() => import('../change-payment/route.tsx'))
const Done = lazy(() => import('../change-done/route.tsx'))
const Standby = lazy(() => import('../standby/route.tsx'))

/** The pages on which changes are chosen; the flows share those of paying and of what was done. */
const starts: Record<string, ComponentType<{ readonly reservation: Reservation }>> = {
  [paths.changeDates]: lazy(() => import('../change-dates/route.tsx')),
  [paths.roomUpgrade]: lazy(() => import('../room-upgrade/route.tsx')),
  [paths.roomGuests]: lazy(() => import('../room-guests/route.tsx')),
  [paths.addRoom]: lazy(() => import('../add-room/route.tsx')),
  [paths.addServices]: lazy(() => import('../add-services/route.tsx')),
  '/options': lazy(() => import('../comparison/route.tsx')),
}

/** Every page of every change of a stay: where its address leads, what must be known first, and the stay itself. */
export default function ChangeRoute() {
  const path = plainPath(useLocation().pathname)
  const beginning = flowBeginnings[path]
  if (beginning) return <Navigate to={beginning} replace />
  if (path === standbyPath)
    return (
      <PermissionGate action="upgrade-room">
        <Standby />
      </PermissionGate>
    )
  const place = changePlaceAt(path)
  return place ? <Guarded path={path} place={place} /> : <NotFound />
}

type PageProps = { readonly path: string; readonly place: ChangePlace }

function Guarded(props: PageProps) {
  const answer = requireChangePage(props.place, {
    upgrade: useAtomValue(upgradeDraftAtom),
    extraGuests: useAtomValue(extraGuestsAtom),
    payment: useAtomValue(paymentDraftAtom),
    cameFrom: useAtomValue(previousPathAtom),
    made: useAtomValue(changeMadeAtom)?.purpose,
  })
  const parts = partsOfPurpose[props.place.purposes[0]]
  const part = parts.at(-1)
  // The comparison is about everything a stay can be changed in; changing rooms is for adding them.
  const action = part && parts.length < 3 ? actionOfPart[part] : undefined
  return (
    <PermissionGate action={action}>
      <Gate answer={answer}>{() => <Loaded {...props} />}</Gate>
    </PermissionGate>
  )
}

function Loaded({ path, place: { page, purposes } }: PageProps) {
  const loaded = useAtomValue(reservationAtom)
  const paidFor = useAtomValue(paymentDraftAtom)?.purpose
  if (loaded.kind === 'loading') return <LoadingPage />
  if (loaded.kind === 'failed') return <NoReservation failure={loaded.failure} />
  const { reservation } = loaded
  const purpose = purposes.find((one) => one === paidFor) ?? purposes[0]
  if (page === 'payment') return <Payment key={purpose} reservation={reservation} purpose={purpose} />
  if (page === 'done') return <Done reservation={reservation} purposes={purposes} />
  const Start = starts[path]
  return Start ? <Start reservation={reservation} /> : <NotFound />
}
