import {
  type CurrencyCode,
  fromMajor,
  type RoomStandby,
  type RoomStandbyState,
  type StandbyBoard,
  toMajor,
} from '@veranda/domain'
import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { currencyCode, plainDate } from './plain.ts'
import { decodeRoomOffer, encodeRoomOffer, wireRoomOffer } from './room-offer.ts'

const wireRoomStandby = /* @__PURE__ */ object({
  idRoom: number(),
  roomNumber: number(),
  categories: array(wireRoomOffer),
  state: picklist(['nothing', 'waiting', 'awarded', 'declined']),
  /** There while it waits. */
  wish: nullable(
    object({
      ceilingPerNight: number(),
      ranked: array(object({ idDefRoomType: number(), roomName: string(), place: number(), of: number() })),
    }),
  ),
  /** There once it was awarded. */
  award: nullable(object({ roomName: string(), added: number() })),
  at: nullable(string()),
})
type WireRoomStandby = InferOutput<typeof wireRoomStandby>

export const wireStandbyBoard = /* @__PURE__ */ object({
  currencyCode,
  opensOn: plainDate,
  rooms: array(wireRoomStandby),
})
export type WireStandbyBoard = InferOutput<typeof wireStandbyBoard>

export const decodeStandbyBoard = ({
  currencyCode: currency,
  opensOn,
  rooms,
}: WireStandbyBoard): StandbyBoard => ({
  currency,
  opensOn,
  rooms: rooms.map(
    (room): RoomStandby => ({
      roomId: room.idRoom,
      roomNumber: room.roomNumber,
      offers: room.categories.map(decodeRoomOffer),
      state: decodeState(room, currency),
    }),
  ),
})

function decodeState({ state, wish, award, at }: WireRoomStandby, currency: CurrencyCode): RoomStandbyState {
  if (state === 'waiting' && wish)
    return {
      kind: 'waiting',
      ceiling: fromMajor(wish.ceilingPerNight, currency),
      places: wish.ranked.map((one) => ({
        roomTypeId: one.idDefRoomType,
        name: one.roomName,
        place: one.place,
        of: one.of,
      })),
      askedAt: at ?? '',
    }
  if (state === 'awarded' && award)
    return {
      kind: 'awarded',
      name: award.roomName,
      added: fromMajor(award.added, currency),
      at: at ?? '',
    }
  return state === 'declined' ? { kind: 'declined', at: at ?? '' } : { kind: 'nothing' }
}

export const encodeStandbyBoard = ({ currency, opensOn, rooms }: StandbyBoard): WireStandbyBoard => ({
  currencyCode: currency,
  opensOn,
  rooms: rooms.map(({ roomId, roomNumber, offers, state }) => ({
    idRoom: roomId,
    roomNumber,
    categories: offers.map(encodeRoomOffer),
    ...encodeState(state),
  })),
})

function encodeState(state: RoomStandbyState): Pick<WireRoomStandby, 'state' | 'wish' | 'award' | 'at'> {
  const said = { state: state.kind, wish: null, award: null, at: null }
  switch (state.kind) {
    case 'nothing':
      return said
    case 'waiting':
      return {
        ...said,
        wish: {
          ceilingPerNight: toMajor(state.ceiling),
          ranked: state.places.map(({ roomTypeId, name, place, of }) => ({
            idDefRoomType: roomTypeId,
            roomName: name,
            place,
            of,
          })),
        },
        at: state.askedAt,
      }
    case 'awarded':
      return { ...said, award: { roomName: state.name, added: toMajor(state.added) }, at: state.at }
    case 'declined':
      return { ...said, at: state.at }
  }
}
