import type { CurrencyCode, RoomStandbyState, StandbyBoard } from '@veranda/domain'
import { nullable, number, object, picklist, string } from 'valibot'
import { plainDate } from './plain.ts'
import { wireRoomOffer } from './room-offer.ts'
import { amount, as, currencyAs, flat, list, parts, shape, wired } from './shape.ts'
import { encode } from './encode.ts'

/** There while it waits. */
const wireWaiting = /* @__PURE__ */ parts({
  ceilingPerNight: as('ceiling', amount),
  ranked: as(
    'places',
    list(
      parts({
        idDefRoomType: as('roomTypeId', number()),
        roomName: as('name', string()),
        place: number(),
        of: number(),
      }),
    ),
  ),
})

/** There once it was awarded. */
const wireAward = /* @__PURE__ */ parts({ roomName: as('name', string()), added: amount })

const wireState = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    state: picklist(['nothing', 'waiting', 'awarded', 'declined']),
    wish: nullable(wireWaiting),
    award: nullable(wireAward),
    at: nullable(string()),
  }),
  ({ state, wish, award, at }, currency: CurrencyCode): RoomStandbyState => {
    if (state === 'waiting' && wish)
      return { kind: 'waiting', ...wireWaiting.decode(wish, currency), askedAt: at ?? '' }
    if (state === 'awarded' && award)
      return { kind: 'awarded', ...wireAward.decode(award, currency), at: at ?? '' }
    return state === 'declined' ? { kind: 'declined', at: at ?? '' } : { kind: 'nothing' }
  },
  (state: RoomStandbyState) => {
    const said = { state: state.kind, wish: null, award: null, at: null }
    switch (state.kind) {
      case 'nothing':
        return said
      case 'waiting':
        return { ...said, wish: encode(wireWaiting, state), at: state.askedAt }
      case 'awarded':
        return { ...said, award: encode(wireAward, state), at: state.at }
      case 'declined':
        return { ...said, at: state.at }
    }
  },
)

const wireRoomStandby = /* @__PURE__ */ parts({
  idRoom: as('roomId', number()),
  roomNumber: number(),
  categories: as('offers', list(wireRoomOffer)),
  state: flat(wireState),
})

export const wireStandbyBoard = /* @__PURE__ */ shape<StandbyBoard>()({
  currencyCode: currencyAs('currency'),
  opensOn: plainDate,
  rooms: list(wireRoomStandby),
})
export const encodeStandbyBoard = (board: StandbyBoard) => encode(wireStandbyBoard, board)
