import { type Cancellation, sum, toMajor } from '@veranda/domain'
import { boolean, number, string } from 'valibot'
import { wireCancelledRoom } from './cancelled-room.ts'
import { amount, as, currencyAs, list, made, maybe, parts, shape } from './shape.ts'

const wireStayingRoom = /* @__PURE__ */ parts({
  roomNumber: number(),
  roomName: as('name', string()),
  idDefRoomType: as('roomTypeId', maybe(number())),
  total: amount,
})

const priceOfRooms = ({ rooms, currency }: Cancellation) =>
  sum(
    rooms.map(({ total }) => total),
    currency,
  )

export const wireCancellation = /* @__PURE__ */ shape<Cancellation>()({
  currencyCode: currencyAs('currency'),
  rooms: list(wireCancelledRoom),
  stayingRooms: as('staying', list(wireStayingRoom)),
  isWhole: boolean(),
  transportation: maybe(parts({ price: amount, refund: amount, kept: amount })),
  promoCodeLost: as('promotionLost', maybe(parts({ promoCode: as('code', string()), saving: amount }))),
  /** The nights of the rooms that go. */
  total: made(number(), (cancellation: Cancellation) => toMajor(priceOfRooms(cancellation))),
  totalPaid: as('paid', amount),
  totalPenality: as('penalty', amount),
  refund: amount,
  pending: as('owed', amount),
  nextDeadline: maybe(string()),
})
