import { type CurrencyCode, fromMajor, type RoomCancellation, toMajor } from '@veranda/domain'
import { boolean, type InferOutput, nullable, number, object, string } from 'valibot'
import { decodeCharge, encodeCharge, wireCharge } from './penalty.ts'
import { present } from './plain.ts'

export const wireCancelledRoom = /* @__PURE__ */ object({
  ...wireCharge,
  roomNumber: number(),
  roomName: string(),
  idDefRoomType: nullable(number()),
  nights: number(),
  refundable: boolean(),
  total: number(),
  totalPaid: number(),
  penality: number(),
  refund: number(),
  pending: number(),
  servicesPaid: number(),
  servicesRefund: number(),
})
type WireCancelledRoom = InferOutput<typeof wireCancelledRoom>

export function decodeCancelledRoom(wire: WireCancelledRoom, currency: CurrencyCode): RoomCancellation {
  const price = (major: number) => fromMajor(major, currency)
  return {
    roomNumber: wire.roomNumber,
    name: wire.roomName,
    ...present({ roomTypeId: wire.idDefRoomType }),
    nights: wire.nights,
    refundable: wire.refundable,
    charge: decodeCharge(wire, currency),
    total: price(wire.total),
    paid: price(wire.totalPaid),
    penalty: price(wire.penality),
    refund: price(wire.refund),
    owed: price(wire.pending),
    extras: { paid: price(wire.servicesPaid), refund: price(wire.servicesRefund) },
  }
}

export const encodeCancelledRoom = (room: RoomCancellation): WireCancelledRoom => ({
  ...encodeCharge(room.charge),
  roomNumber: room.roomNumber,
  roomName: room.name,
  idDefRoomType: room.roomTypeId ?? null,
  nights: room.nights,
  refundable: room.refundable,
  total: toMajor(room.total),
  totalPaid: toMajor(room.paid),
  penality: toMajor(room.penalty),
  refund: toMajor(room.refund),
  pending: toMajor(room.owed),
  servicesPaid: toMajor(room.extras.paid),
  servicesRefund: toMajor(room.extras.refund),
})
