import { type Cancellation, type RoomCancellation, sumBy, toMajor } from '@veranda/domain'
import { boolean, number, string } from 'valibot'
import { amount, as, currencyAs, flat, list, made, maybe, parts, shape } from './shape.ts'
import { wireCharge } from './penalty.ts'

const wireCancelledRoom = /* @__PURE__ */ shape<RoomCancellation>()({
  charge: flat(wireCharge),
  roomNumber: number(),
  roomName: as('name', string()),
  idDefRoomType: as('roomTypeId', maybe(number())),
  nights: number(),
  refundable: boolean(),
  total: amount,
  totalPaid: as('paid', amount),
  penality: as('penalty', amount),
  refund: amount,
  pending: as('outstanding', amount),
  addOns: flat(parts({ servicesPaid: as('paid', amount), servicesRefund: as('refund', amount) })),
})

const wireStayingRoom = /* @__PURE__ */ parts({
  roomNumber: number(),
  roomName: as('name', string()),
  idDefRoomType: as('roomTypeId', maybe(number())),
  total: amount,
})

const priceOfRooms = ({ rooms, currency }: Cancellation) => sumBy(rooms, currency, ({ total }) => total)

export const wireCancellation = /* @__PURE__ */ shape<Cancellation>()({
  currencyCode: currencyAs('currency'),
  rooms: list(wireCancelledRoom),
  stayingRooms: as('staying', list(wireStayingRoom)),
  isWhole: boolean(),
  transportation: as('transfer', maybe(parts({ price: amount, refund: amount, retained: amount }))),
  promoCodeLost: as('promotionLost', maybe(parts({ promoCode: as('code', string()), saving: amount }))),
  /** The nights of the cancelled rooms. */
  total: made(number(), (cancellation: Cancellation) => toMajor(priceOfRooms(cancellation))),
  totalPaid: as('paid', amount),
  totalPenality: as('penalty', amount),
  refund: amount,
  pending: as('outstanding', amount),
  nextDeadline: maybe(string()),
})
