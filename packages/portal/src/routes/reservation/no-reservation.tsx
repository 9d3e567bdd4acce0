import type { Failure } from '@veranda/contract'
import { FailureScreen } from '@veranda/design-system/screens/failure'
import { NotValidScreen } from '@veranda/design-system/screens/not-valid'
import { OfflineScreen } from '@veranda/design-system/screens/offline'
import { Navigate, useLocation } from 'react-router'
import { useHelp } from '../../layout/use-help.ts'
import { useSignOut } from '../../layout/use-sign-out.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { nothingWasSent } from '../../tasks/nothing-was-sent.ts'
import { CardInstead } from '../offline-card/card-instead.tsx'
import { loadReservation } from '../../tasks/load-reservation.ts'

/** The stay could not be read: what happened, and trying again. */
export default function NoReservation({ failure }: { readonly failure: Failure }) {
  const portal = usePortal()
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const shared = {
    help: useHelp(),
    nothingChanged: pathname === paths.reservation && nothingWasSent(portal.store),
    onTryAgain: () => void loadReservation(portal),
  }
  if (failure.kind === 'forbidden') return <Navigate to={paths.forbidden} replace />
  if (failure.kind === 'not-found')
    return <NotValidScreen help={shared.help} onSignInAgain={() => void signOut()} />
  if (failure.kind === 'offline')
    return (
      <CardInstead
        onTryAgain={shared.onTryAgain}
        fallback={<OfflineScreen {...shared} homeHref={paths.root} />}
      />
    )
  return <FailureScreen {...shared} failure={failure} homeHref={paths.root} />
}
