import { RoomGuestsScreen } from '@veranda/design-system/screens/room-guests'
import type { Reservation } from '@veranda/domain'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { useChange } from '../change/use-change.ts'
import { useExtraPrices } from './use-extra-prices.ts'

/** Guests who join the rooms of a reservation. */
export default function RoomGuestsRoute({ reservation }: { readonly reservation: Reservation }) {
  const way = useWay()
  const { prices, again: pricesAgain } = useExtraPrices(reservation)
  const { wish, choose, price } = useChange(reservation, 'add-guests')
  return (
    <RoomGuestsScreen
      prices={prices}
      wish={wish}
      price={price}
      backHref={paths.reservation}
      onBack={way(paths.reservation)}
      addRoomHref={paths.addRoom}
      onAddRoom={way(paths.addRoom)}
      onWish={choose}
      onPricesAgain={pricesAgain}
    />
  )
}
