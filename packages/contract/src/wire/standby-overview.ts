import type { CurrencyCode, RoomStandbyState, StandbyOverview } from '@veranda/domain'
import { nullable, number, object, picklist, string } from 'valibot'
import { plainDate } from './scalars.ts'
import { wireRoomOffer } from './room-offer.ts'
import { amount, as, currencyAs, flat, list, parts, shape, wired } from './shape.ts'
import { encode } from './encode.ts'

/** Set while the request waits. */
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

/** Set once a room was awarded. */
const wireAward = /* @__PURE__ */ parts({ roomName: as('name', string()), added: amount })

const wireState = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    state: picklist(['nothing', 'waiting', 'awarded', 'declined']),
    request: nullable(wireWaiting),
    award: nullable(wireAward),
    at: nullable(string()),
  }),
  ({ state, request, award, at }, currency: CurrencyCode): RoomStandbyState => {
    if (state === 'waiting' && request)
      return { kind: 'waiting', ...wireWaiting.decode(request, currency), askedAt: at ?? '' }
    if (state === 'awarded' && award)
      return { kind: 'awarded', ...wireAward.decode(award, currency), at: at ?? '' }
    return state === 'declined' ? { kind: 'declined', at: at ?? '' } : { kind: 'nothing' }
  },
  (state: RoomStandbyState) => {
    const fields = { state: state.kind, request: null, award: null, at: null }
    switch (state.kind) {
      case 'nothing':
        return fields
      case 'waiting':
        return { ...fields, request: encode(wireWaiting, state), at: state.askedAt }
      case 'awarded':
        return { ...fields, award: encode(wireAward, state), at: state.at }
      case 'declined':
        return { ...fields, at: state.at }
    }
  },
)

const wireRoomStandby = /* @__PURE__ */ parts({
  idRoom: as('roomId', number()),
  roomNumber: number(),
  categories: as('offers', list(wireRoomOffer)),
  state: flat(wireState),
})

export const wireStandbyOverview = /* @__PURE__ */ shape<StandbyOverview>()({
  currencyCode: currencyAs('currency'),
  opensOn: plainDate,
  rooms: list(wireRoomStandby),
})
