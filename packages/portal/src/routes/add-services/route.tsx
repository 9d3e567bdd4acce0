import { AddServicesScreen } from '@veranda/design-system/screens/add-services'
import { activeRooms } from '@veranda/domain'
import { useState } from 'react'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { addOnsOf } from '../../server-state/choices.ts'
import { useRead } from '../../server-state/use-read.ts'
import { useChange } from '../change/use-change.ts'

/** Benefits and add-ons of a reservation's rooms. */
export default function AddServicesRoute() {
  const reservation = useStay()
  const goTo = useGoTo()
  const { price, selection, choose } = useChange(reservation, 'add-services')
  const menu = useRead(addOnsOf(usePortal(), reservation), { isNeeded: reservation.property.sellsAddOns })
  const [first] = activeRooms(reservation.rooms)
  // After a reload, the room something was chosen for.
  const [roomNumber, setRoom] = useState(
    () => selection.services.find((one) => one.kind === 'add')?.roomNumber ?? first?.roomNumber ?? 1,
  )
  return (
    <AddServicesScreen
      {...price}
      menu={menu.state}
      selection={selection}
      roomNumber={roomNumber}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onRoom={setRoom}
      onChoose={choose}
      onLoadAgain={menu.again}
    />
  )
}
