import { AddRoomScreen } from '@veranda/design-system/screens/add-room'
import { activeRooms, type NewRoomForm, type Reservation } from '@veranda/domain'
import { useAtom } from 'jotai'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { type NewRoomDraft, newRoomDraftAtom, newRoomDraftFor } from '../../state/new-room-draft.ts'
import { useChange } from '../change/use-change.ts'
import { useNewRoom } from './use-new-room.ts'
import { useOthers } from './use-others.ts'

/** A room more for the same stay, or another category for a room. What is filled in is kept until it is added. */
export default function AddRoomRoute({ reservation }: { readonly reservation: Reservation }) {
  const goTo = useGoTo()
  const [stored, keep] = useAtom(newRoomDraftAtom)
  const draft = newRoomDraftFor(stored, reservation)
  const rooms = activeRooms(reservation.rooms)
  const room = rooms.find(({ roomNumber }) => roomNumber === draft.roomNumber) ?? rooms[0]
  const roomNumber = room?.roomNumber ?? 1
  const { part, form } = draft
  const { selection, choose, price } = useChange(reservation, 'change-rooms')
  const { newRoom, again: newRoomAgain, clear } = useNewRoom(reservation, form.occupancy, price.state)
  const { othersOf, again: othersAgain } = useOthers(reservation, part, price.state)
  const set = (over: Partial<NewRoomDraft>) =>
    keep((before) => ({ ...newRoomDraftFor(before, reservation), ...over }))
  const fill = (next: NewRoomForm) => {
    if (JSON.stringify(next.occupancy) !== JSON.stringify(form.occupancy)) clear()
    set({ form: next })
  }
  return (
    <AddRoomScreen
      part={part}
      selection={selection}
      price={price}
      form={form}
      newRoom={newRoom}
      roomNumber={roomNumber}
      others={othersOf(roomNumber)}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onPart={(next) => set({ part: next })}
      onSelection={choose}
      onForm={fill}
      onRoom={(number) => set({ roomNumber: number })}
      onOffersAgain={part === 'add' ? newRoomAgain : othersAgain}
    />
  )
}
