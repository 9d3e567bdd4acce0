import { GuestInformationScreen } from '@veranda/design-system/screens/guest-information'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { type Reservation, today, whyNotOpen } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { countriesOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { useSaving } from './use-saving.ts'

/** Who the guests of each room are, and how they are reached. */
export default function GuestInformationRoute() {
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <GuestInformation reservation={loaded.reservation} />
  }
}

function GuestInformation({ reservation }: { readonly reservation: Reservation }) {
  const portal = usePortal()
  const goTo = useGoTo()
  const help = useHelp()
  const countries = useRead(countriesOf(portal), {
    isNeeded: whyNotOpen(reservation, 'edit-guests') === undefined,
  })
  // The age categories come with the reservation.
  const tryAgain = () => {
    if (reservation.property.ageRanges.length === 0) void loadReservation(portal)
    else countries.again()
  }
  const { roomNumber, guests, saving, choose, type, save } = useSaving(reservation)
  return (
    <GuestInformationScreen
      reservation={reservation}
      roomNumber={roomNumber}
      guests={guests}
      today={today(reservation.property.timeZone, new Date(portal.now()).toISOString())}
      countries={countries.state}
      saving={saving}
      help={help}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onRoom={choose}
      onType={type}
      onSave={() => void save()}
      onTryAgain={tryAgain}
    />
  )
}
