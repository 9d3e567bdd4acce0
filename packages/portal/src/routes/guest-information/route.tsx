import { GuestInformationScreen } from '@veranda/design-system/screens/guest-information'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { type Reservation, today } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { useGuestLists } from './use-guest-lists.ts'
import { useSaving } from './use-saving.ts'

/** Who the guests of each room are, and how they are reached. */
export default function GuestInformationRoute() {
  const loaded = useAtomValue(reservationAtom)
  const { locale } = useAtomValue(wordsAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      // Countries are named anew in another language.
      return <GuestInformation key={locale} reservation={loaded.reservation} />
  }
}

function GuestInformation({ reservation }: { readonly reservation: Reservation }) {
  const { now } = usePortal()
  const goTo = useGoTo()
  const help = useHelp()
  const lists = useGuestLists(reservation)
  const { roomNumber, guests, saving, choose, type, save } = useSaving(reservation)
  return (
    <GuestInformationScreen
      reservation={reservation}
      roomNumber={roomNumber}
      guests={guests}
      today={today(reservation.property.timeZone, new Date(now()).toISOString())}
      lists={lists.state}
      saving={saving}
      help={help}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onRoom={choose}
      onType={type}
      onSave={() => void save()}
      onTryAgain={lists.again}
    />
  )
}
