import { type CurrencyCode, fromMajor, headcount, type Room, toMajor } from '@veranda/domain'
import { array, boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { wireOccupancy } from './occupancy.ts'
import { decodeGuest, encodeGuest, wireGuest } from './guest.ts'
import { decodePolicy, encodePolicy, wirePolicy } from './penalty.ts'
import { currencyCode, plainDate } from './plain.ts'
import { decodeRoomCategory, encodeRoomCategory, wireRoomCategory } from './room-category.ts'
import {
  decodeCertificate,
  decodeService,
  encodeCertificate,
  encodeService,
  wireCertificate,
  wireService,
} from './service.ts'
import { statusId, statusIdOf, statusOf } from './status.ts'

export const wireRoom = /* @__PURE__ */ object({
  id: number(),
  roomNumber: number(),
  main: boolean(),
  confirmationNumber: string(),
  roomStatus: string(),
  roomStatusId: statusId,
  ...wireRoomCategory.entries,
  ratePlan: object({ description: string(), price: number() }),
  idOpRatePlan: object({
    idOpRatePlan: number(),
    code: string(),
    rateCodeBase: string(),
    currencyCode,
    rateCodeClever: string(),
    refundable: boolean(),
    leadTime: number(),
  }),
  refundable: boolean(),
  policy: wirePolicy,
  adults: number(),
  child: number(),
  childrenAges: array(number()),
  currentOccupancy: wireOccupancy,
  guestInfo: array(wireGuest),
  nights: number(),
  dailyRates: array(object({ date: plainDate, price: number() })),
  perNight: number(),
  total: number(),
  totalPaid: number(),
  amountPendingPayment: number(),
  descriptionPaid: picklist(['paid', 'part-paid', 'unpaid']),
  services: array(wireService),
  certificates: array(wireCertificate),
  comments: array(string()),
  hasAdyenToken: boolean(),
  /** Where a higher category is waited for. */
  standby: optional(object({ categories: array(string()), ceilingPerNight: number() })),
  hasCancellationRequest: boolean(),
})
export type WireRoom = InferOutput<typeof wireRoom>

export function decodeRoom(wire: WireRoom, currency: CurrencyCode): Room {
  const price = (major: number) => fromMajor(major, currency)
  return {
    roomId: wire.id,
    roomNumber: wire.roomNumber,
    roomConfirmation: wire.confirmationNumber,
    isMain: wire.main,
    status: statusOf(wire.roomStatusId),
    category: decodeRoomCategory(wire),
    ratePlan: {
      ratePlanId: wire.idOpRatePlan.idOpRatePlan,
      code: wire.idOpRatePlan.code,
      name: wire.ratePlan.description,
      kind: wire.idOpRatePlan.refundable ? 'flexible' : 'non-refundable',
    },
    policy: decodePolicy(wire.policy, currency),
    occupancy: wire.currentOccupancy,
    childAges: wire.childrenAges,
    guests: wire.guestInfo.map(decodeGuest),
    dailyRates: wire.dailyRates.map((rate) => ({ date: rate.date, price: price(rate.price) })),
    averagePerNight: price(wire.perNight),
    total: price(wire.total),
    paid: price(wire.totalPaid),
    balance: price(wire.amountPendingPayment),
    services: wire.services.map((service) => decodeService(service, currency)),
    certificates: wire.certificates.map((certificate) => decodeCertificate(certificate, currency)),
    specialRequests: wire.comments,
    hasStoredCard: wire.hasAdyenToken,
    ...(wire.standby && {
      standby: { categories: wire.standby.categories, ceiling: price(wire.standby.ceilingPerNight) },
    }),
    hasCancellationRequest: wire.hasCancellationRequest,
  }
}

export function encodeRoom(room: Room): WireRoom {
  const { ratePlan, occupancy } = room
  return {
    id: room.roomId,
    roomNumber: room.roomNumber,
    main: room.isMain,
    confirmationNumber: room.roomConfirmation,
    roomStatus: room.status,
    roomStatusId: statusIdOf(room.status),
    ...encodeRoomCategory(room.category),
    ratePlan: { description: ratePlan.name, price: toMajor(room.averagePerNight) },
    idOpRatePlan: {
      idOpRatePlan: ratePlan.ratePlanId,
      code: ratePlan.code,
      rateCodeBase: ratePlan.code,
      currencyCode: room.total.currency,
      rateCodeClever: ratePlan.code,
      refundable: ratePlan.kind === 'flexible',
      leadTime: room.policy.tiers[0]?.daysBefore ?? 0,
    },
    refundable: room.policy.refundable,
    policy: encodePolicy(room.policy),
    adults: occupancy.adults,
    child: headcount(occupancy) - occupancy.adults,
    childrenAges: [...room.childAges],
    currentOccupancy: { ...occupancy },
    guestInfo: room.guests.map(encodeGuest),
    nights: room.dailyRates.length,
    dailyRates: room.dailyRates.map((rate) => ({ date: rate.date, price: toMajor(rate.price) })),
    perNight: toMajor(room.averagePerNight),
    total: toMajor(room.total),
    totalPaid: toMajor(room.paid),
    amountPendingPayment: toMajor(room.balance),
    descriptionPaid: room.balance.amount === 0 ? 'paid' : room.paid.amount > 0 ? 'part-paid' : 'unpaid',
    services: room.services.map(encodeService),
    certificates: room.certificates.map(encodeCertificate),
    comments: [...room.specialRequests],
    hasAdyenToken: room.hasStoredCard,
    ...(room.standby && {
      standby: { categories: [...room.standby.categories], ceilingPerNight: toMajor(room.standby.ceiling) },
    }),
    hasCancellationRequest: room.hasCancellationRequest,
  }
}
