import { GuestInformationScreen } from '@veranda/design-system/screens/guest-information'
import { today, whyNotOpen } from '@veranda/domain'
import { useHelp } from '../../layout/use-help.ts'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { countriesOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { useSaving } from './use-saving.ts'

/** Who the guests of each room are, and how they are reached. */
export default function GuestInformationRoute() {
  const reservation = useStay()
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
