import { activeRooms, chosenFor, newRoomNumber, type RoomOffer } from '@veranda/domain'
import type { NamedRoom } from '../../patterns/stay-calendar/index.ts'
import type { AddRoomScreenProps } from './add-room-screen.tsx'

type Wished = Pick<AddRoomScreenProps, 'wish' | 'price' | 'newRoom' | 'others'>

/** The rooms by the names they would have, those that are to be added too. */
export function roomsAsWished({ wish, price, newRoom, others }: Wished): readonly NamedRoom[] {
  const { reservation } = price
  const offers = [...offersIn(newRoom), ...offersIn(others)]
  const nameOf = (roomTypeId: number | undefined): string =>
    offers.find(({ category }) => category.roomTypeId === roomTypeId)?.category.name ??
    reservation.rooms.find(({ category }) => category.roomTypeId === roomTypeId)?.category.name ??
    quotedName(price, roomTypeId)
  return [
    ...activeRooms(reservation.rooms).map(({ roomNumber, category }) => {
      const chosen = chosenFor(wish, roomNumber)
      return { roomNumber, name: chosen === undefined ? category.name : nameOf(chosen) }
    }),
    ...wish.newRooms.map(({ roomTypeId }, place) => ({
      roomNumber: newRoomNumber(reservation, place),
      name: nameOf(roomTypeId),
    })),
  ]
}

const offersIn = (state: Wished['newRoom'] | Wished['others']): readonly RoomOffer[] =>
  state.kind === 'ready' ? state.offers : []

const quotedName = ({ state }: Wished['price'], roomTypeId: number | undefined): string =>
  state.kind === 'quoted'
    ? (state.quote.change.rooms.find((room) => room.roomTypeId === roomTypeId)?.name ?? '')
    : ''
