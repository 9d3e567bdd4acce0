import { type Cancellation, fromMajor, sum, toMajor } from '@veranda/domain'
import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot'
import { decodeCancelledRoom, encodeCancelledRoom, wireCancelledRoom } from './cancelled-room.ts'
import { currencyCode, present } from './plain.ts'

export const wireCancellation = /* @__PURE__ */ object({
  currencyCode,
  rooms: array(wireCancelledRoom),
  stayingRooms: array(
    object({ roomNumber: number(), roomName: string(), idDefRoomType: nullable(number()), total: number() }),
  ),
  isWhole: boolean(),
  transportation: nullable(object({ price: number(), refund: number(), kept: number() })),
  promoCodeLost: nullable(object({ promoCode: string(), saving: number() })),
  /** The nights of the rooms that go. */
  total: number(),
  totalPaid: number(),
  totalPenality: number(),
  refund: number(),
  pending: number(),
  nextDeadline: nullable(string()),
})
export type WireCancellation = InferOutput<typeof wireCancellation>

export function decodeCancellation(wire: WireCancellation): Cancellation {
  const { currencyCode: currency, transportation: ride, promoCodeLost: promotion } = wire
  const price = (major: number) => fromMajor(major, currency)
  return {
    rooms: wire.rooms.map((room) => decodeCancelledRoom(room, currency)),
    staying: wire.stayingRooms.map(({ roomNumber, roomName, idDefRoomType, total }) => ({
      roomNumber,
      name: roomName,
      ...present({ roomTypeId: idDefRoomType }),
      total: price(total),
    })),
    isWhole: wire.isWhole,
    ...present({
      transportation: ride && {
        price: price(ride.price),
        refund: price(ride.refund),
        kept: price(ride.kept),
      },
      promotionLost: promotion && { code: promotion.promoCode, saving: price(promotion.saving) },
      nextDeadline: wire.nextDeadline,
    }),
    currency,
    paid: price(wire.totalPaid),
    penalty: price(wire.totalPenality),
    refund: price(wire.refund),
    owed: price(wire.pending),
  }
}

export function encodeCancellation(cancellation: Cancellation): WireCancellation {
  const { currency, transportation: ride, promotionLost: promotion } = cancellation
  return {
    currencyCode: currency,
    rooms: cancellation.rooms.map(encodeCancelledRoom),
    stayingRooms: cancellation.staying.map(({ roomNumber, name, roomTypeId, total }) => ({
      roomNumber,
      roomName: name,
      idDefRoomType: roomTypeId ?? null,
      total: toMajor(total),
    })),
    isWhole: cancellation.isWhole,
    transportation: ride
      ? { price: toMajor(ride.price), refund: toMajor(ride.refund), kept: toMajor(ride.kept) }
      : null,
    promoCodeLost: promotion ? { promoCode: promotion.code, saving: toMajor(promotion.saving) } : null,
    total: toMajor(
      sum(
        cancellation.rooms.map(({ total }) => total),
        currency,
      ),
    ),
    totalPaid: toMajor(cancellation.paid),
    totalPenality: toMajor(cancellation.penalty),
    refund: toMajor(cancellation.refund),
    pending: toMajor(cancellation.owed),
    nextDeadline: cancellation.nextDeadline ?? null,
  }
}
