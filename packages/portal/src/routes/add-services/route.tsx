import { AddServicesScreen } from '@veranda/design-system/screens/add-services'
import { activeRooms, type Reservation } from '@veranda/domain'
import { useState } from 'react'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { useChange } from '../change/use-change.ts'
import { useServices } from './use-services.ts'

/** Benefits and extras of a reservation's rooms. */
export default function AddServicesRoute({ reservation }: { readonly reservation: Reservation }) {
  const way = useWay()
  const { price, wish, choose } = useChange(reservation, 'add-services')
  const { menu, again } = useServices(reservation, price.state.kind === 'refused')
  const [first] = activeRooms(reservation.rooms)
  // After a reload, the room something was chosen for.
  const [roomNumber, setRoom] = useState(
    () => wish.services.find((one) => one.kind === 'add')?.roomNumber ?? first?.roomNumber ?? 1,
  )
  return (
    <AddServicesScreen
      {...price}
      menu={menu}
      wish={wish}
      roomNumber={roomNumber}
      backHref={paths.reservation}
      onBack={way(paths.reservation)}
      onRoom={setRoom}
      onChoose={choose}
      onLoadAgain={again}
    />
  )
}
