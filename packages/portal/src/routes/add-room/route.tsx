import { AddRoomScreen } from '@veranda/design-system/screens/add-room'
import { activeRooms } from '@veranda/domain'
import { useAtom } from 'jotai'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { newRoomOf, othersOf } from '../../server-state/choices.ts'
import { useRead } from '../../server-state/use-read.ts'
import { type NewRoomDraft, newRoomDraftAtom, newRoomDraftFor } from '../../state/new-room-draft.ts'
import { useChange } from '../change/use-change.ts'

/** A room more for the same stay, or another category for a room. What is filled in is kept until it is added. */
export default function AddRoomRoute() {
  const reservation = useStay()
  const portal = usePortal()
  const goTo = useGoTo()
  const [stored, keep] = useAtom(newRoomDraftAtom)
  const draft = newRoomDraftFor(stored, reservation)
  const rooms = activeRooms(reservation.rooms)
  const room = rooms.find(({ roomNumber }) => roomNumber === draft.roomNumber) ?? rooms[0]
  const roomNumber = room?.roomNumber ?? 1
  const { part, form } = draft
  const { selection, choose, price } = useChange(reservation, 'change-rooms')
  const isOpen = price.state.kind !== 'not-allowed'
  const newRoom = useRead(newRoomOf(portal, reservation, form.occupancy), { isNeeded: isOpen })
  const { state: others, again: othersAgain } = useRead(othersOf(portal, reservation), {
    isNeeded: isOpen && part === 'change',
  })
  const set = (over: Partial<NewRoomDraft>) =>
    keep((before) => ({ ...newRoomDraftFor(before, reservation), ...over }))
  return (
    <AddRoomScreen
      part={part}
      selection={selection}
      price={price}
      form={form}
      newRoom={newRoom.state}
      roomNumber={roomNumber}
      others={others.kind === 'ready' ? { ...others, value: others.value.get(roomNumber) ?? [] } : others}
      otherDates={{ href: paths.changeDates, onNavigate: goTo(paths.changeDates) }}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onPart={(next) => set({ part: next })}
      onSelection={choose}
      onForm={(next) => set({ form: next })}
      onRoom={(number) => set({ roomNumber: number })}
      onOffersAgain={part === 'add' ? newRoom.again : othersAgain}
    />
  )
}
