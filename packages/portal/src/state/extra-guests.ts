import { activeRooms, type ChangeSelection, type Reservation } from '@veranda/domain'
import { array, type InferOutput, number, object } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const extraGuests = object({
  roomId: number(),
  guests: object({ adults: number(), teens: number(), kids: number(), infants: number() }),
})

/** The guests to be added to one room. */
export type ExtraGuests = InferOutput<typeof extraGuests>

export const extraGuestsAtom = storedAtom('extra-guests', array(extraGuests))

/** The guests a selection adds, room by room. */
export const extraGuestsOf = ({ rooms }: Reservation, selection: ChangeSelection): ExtraGuests[] =>
  activeRooms(rooms).flatMap(({ roomId, roomNumber }) => {
    const guests = selection.rooms.find((room) => room.roomNumber === roomNumber)?.moreGuests
    return guests ? [{ roomId, guests }] : []
  })
