import type { RoomCancellation } from '@veranda/domain'
import { boolean, number, string } from 'valibot'
import { wireCharge } from './penalty.ts'
import { amount, as, flat, maybe, parts, shape } from './shape.ts'

export const wireCancelledRoom = /* @__PURE__ */ shape<RoomCancellation>()({
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
  pending: as('owed', amount),
  extras: flat(parts({ servicesPaid: as('paid', amount), servicesRefund: as('refund', amount) })),
})
