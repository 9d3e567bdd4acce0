import { OfflineCardScreen } from '@veranda/design-system/screens/offline-card'
import type { OfflineCard } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { sessionAtom } from '../../state/session.ts'
import { calendarFileHandedOver } from '../../tasks/hand-over-calendar-file.ts'
import { removeOfflineCard } from '../../tasks/offline-card.ts'
import { deviceOfPage } from './device-of-page.ts'
import { useIsOnline } from './use-is-online.ts'

type StoredCardProps = {
  readonly card: OfflineCard
  /** Where a session may read the reservation again. */
  readonly onTryAgain?: (() => void) | undefined
}

/** The card as it is stored, in whatever state session and line are. */
export default function StoredCard({ card, onTryAgain }: StoredCardProps) {
  const portal = usePortal()
  const { guestTimeZone } = useHelp()
  const goTo = useGoTo()
  const isSignedIn = useAtomValue(sessionAtom).kind === 'signed-in'
  const href = isSignedIn ? paths.reservation : paths.signIn
  return (
    <OfflineCardScreen
      card={card}
      now={new Date(portal.now()).toISOString()}
      guestTimeZone={guestTimeZone}
      device={deviceOfPage()}
      isOnline={useIsOnline()}
      onward={{ leadsTo: isSignedIn ? 'reservation' : 'sign-in', href, onNavigate: goTo(href) }}
      onTryAgain={onTryAgain}
      onRemove={() => void removeOfflineCard(portal)}
      onCalendarFile={() => calendarFileHandedOver(portal.store)}
    />
  )
}
