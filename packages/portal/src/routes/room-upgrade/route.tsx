import { RoomUpgradeScreen } from '@veranda/design-system/screens/room-upgrade'
import type { Reservation } from '@veranda/domain'
import { useWay } from '../../layout/use-way.ts'
import { standbyPath } from '../../change-flows.ts'
import { paths } from '../../paths.ts'
import { useChange } from '../change/use-change.ts'
import { useOffers } from './use-offers.ts'

/** A higher category for one's rooms. */
export default function RoomUpgradeRoute({ reservation }: { readonly reservation: Reservation }) {
  const way = useWay()
  const { price, wish, choose } = useChange(reservation, 'upgrade-room')
  const { offers, again } = useOffers(reservation, price.state)
  return (
    <RoomUpgradeScreen
      {...price}
      offers={offers}
      wish={wish}
      backHref={paths.reservation}
      onBack={way(paths.reservation)}
      addRoomHref={paths.addRoom}
      onAddRoom={way(paths.addRoom)}
      standbyHref={standbyPath}
      onStandby={way(standbyPath)}
      onChoose={choose}
      onLoadAgain={again}
    />
  )
}
