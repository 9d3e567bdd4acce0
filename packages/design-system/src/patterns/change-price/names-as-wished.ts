import { activeRooms, type ChangeWish, chosenFor, newRoomNumber, type RoomOffer } from '@veranda/domain'
import type { ChangePriceProps } from '../change-price/index.ts'
import type { NamedRoom } from '../stay-calendar/index.ts'

export type NamesAsWished = {
  readonly wish: ChangeWish
  readonly price: ChangePriceProps
  /** What there is to choose from, as far as it is known. */
  readonly offers: readonly RoomOffer[]
}

/** The rooms by the names they would have, those that are to be added too. */
export function namesAsWished({ wish, price, offers }: NamesAsWished): readonly NamedRoom[] {
  const { reservation } = price
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

const quotedName = ({ state }: ChangePriceProps, roomTypeId: number | undefined): string =>
  state.kind === 'quoted'
    ? (state.quote.change.rooms.find((room) => room.roomTypeId === roomTypeId)?.name ?? '')
    : ''
