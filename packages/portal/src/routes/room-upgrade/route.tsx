import { RoomUpgradeScreen } from '@veranda/design-system/screens/room-upgrade'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { standbyPath } from '../../change-flows.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { offersOf } from '../../server-state/choices.ts'
import { useRead } from '../../server-state/use-read.ts'
import { useChange } from '../change/use-change.ts'

/** A higher category for one's rooms. */
export default function RoomUpgradeRoute() {
  const reservation = useStay()
  const goTo = useGoTo()
  const { price, selection, choose } = useChange(reservation, 'upgrade-room')
  const isOpen = price.state.kind !== 'not-allowed'
  const offers = useRead(offersOf(usePortal(), reservation), { isNeeded: isOpen })
  return (
    <RoomUpgradeScreen
      {...price}
      offers={offers.state}
      selection={selection}
      otherDates={{ href: paths.changeDates, onNavigate: goTo(paths.changeDates) }}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      addRoomHref={paths.addRoom}
      onAddRoom={goTo(paths.addRoom)}
      standbyHref={standbyPath}
      onStandby={goTo(standbyPath)}
      onChoose={choose}
      onLoadAgain={offers.again}
    />
  )
}
