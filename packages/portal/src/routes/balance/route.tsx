import { whyNoBalance } from '@veranda/domain'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { balanceDoneAtom, balanceDraftAtom } from '../../state/balance-draft.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { BalancePaidPage } from './balance-paid.tsx'
import { PayBalance } from './pay-balance.tsx'

const NotFound = lazy(() => import('../not-found/route.tsx'))

/** The balance of a stay: paying it, and what was paid. Where nothing is to pay, there is the reservation. */
export default function BalanceRoute() {
  const path = useLocation().pathname.replace(/\/+$/, '').toLowerCase()
  const loaded = useAtomValue(reservationAtom)
  const done = useAtomValue(balanceDoneAtom)
  const isUnderway = useAtomValue(balanceDraftAtom)?.paymentId !== undefined
  if (loaded.kind === 'loading') return <LoadingPage />
  if (loaded.kind === 'failed') return <NoReservation failure={loaded.failure} />
  const { reservation } = loaded
  switch (path) {
    case paths.balance:
      // What was begun is heard of first, even if nothing is due any more.
      return isUnderway || whyNoBalance(reservation) === undefined ? (
        <PayBalance reservation={reservation} />
      ) : (
        <Navigate to={done ? paths.balancePaid : paths.reservation} replace />
      )
    case paths.balancePaid:
      return done ? (
        <BalancePaidPage reservation={reservation} done={done} />
      ) : (
        <Navigate to={paths.reservation} replace />
      )
    default:
      return <NotFound />
  }
}
