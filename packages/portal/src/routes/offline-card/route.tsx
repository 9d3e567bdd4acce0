import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { isCardOf } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { sessionAtom } from '../../state/session.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import StoredCard from './stored-card.tsx'
import { useOfflineCard } from './use-offline-card.ts'

/** The stay stored on this device, for its guest with or without a session or a network. */
export default function OfflineCardRoute() {
  const portal = usePortal()
  const session = useAtomValue(sessionAtom)
  const card = useOfflineCard()
  if (card === 'unread') return <LoadingScreen />
  const isSignedIn = session.kind === 'signed-in'
  if (!card || (isSignedIn && !isCardOf(card, session.session)))
    return <Navigate to={paths.reservation} replace />
  return <StoredCard card={card} onTryAgain={isSignedIn ? () => void loadReservation(portal) : undefined} />
}
