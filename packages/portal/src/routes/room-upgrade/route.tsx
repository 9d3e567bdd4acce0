import { RoomUpgradeScreen } from '@veranda/design-system/screens/room-upgrade'
import type { Reservation } from '@veranda/domain'
import { useGoTo } from '../../layout/use-go-to.ts'
import { standbyPath } from '../../change-flows.ts'
import { paths } from '../../paths.ts'
import { useChange } from '../change/use-change.ts'
import { useOffers } from './use-offers.ts'

/** A higher category for one's rooms. */
export default function RoomUpgradeRoute({ reservation }: { readonly reservation: Reservation }) {
  const goTo = useGoTo()
  const { price, selection, choose } = useChange(reservation, 'upgrade-room')
  const { offers, again } = useOffers(reservation, price.state)
  return (
    <RoomUpgradeScreen
      {...price}
      offers={offers}
      selection={selection}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      addRoomHref={paths.addRoom}
      onAddRoom={goTo(paths.addRoom)}
      standbyHref={standbyPath}
      onStandby={goTo(standbyPath)}
      onChoose={choose}
      onLoadAgain={again}
    />
  )
}
