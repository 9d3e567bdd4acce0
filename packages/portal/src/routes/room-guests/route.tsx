import { RoomGuestsScreen } from '@veranda/design-system/screens/room-guests'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { extraPricesOf } from '../../server-state/choices.ts'
import { useRead } from '../../server-state/use-read.ts'
import { useChange } from '../change/use-change.ts'

/** Guests who join the rooms of a reservation. */
export default function RoomGuestsRoute() {
  const reservation = useStay()
  const goTo = useGoTo()
  const prices = useRead(extraPricesOf(usePortal(), reservation))
  const { selection, choose, price } = useChange(reservation, 'add-guests')
  return (
    <RoomGuestsScreen
      prices={prices.state}
      selection={selection}
      price={price}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      addRoomHref={paths.addRoom}
      onAddRoom={goTo(paths.addRoom)}
      onSelection={choose}
      onPricesAgain={prices.again}
    />
  )
}
