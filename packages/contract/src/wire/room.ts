import { type CurrencyCode, headcount, type Room, toMajor } from '@veranda/domain'
import { array, boolean, number, object, picklist, string } from 'valibot'
import { wireGuest } from './guest.ts'
import { wireOccupancy } from './occupancy.ts'
import { wirePolicy } from './penalty.ts'
import { currencyCode, plainDate } from './plain.ts'
import { wireRoomCategory } from './room-category.ts'
import { wireCertificate, wireService } from './service.ts'
import { amount, as, flat, ifAny, list, made, parts, shape, wired } from './shape.ts'
import { statusId } from './status.ts'

const withoutRate = /* @__PURE__ */ shape<Omit<Room, 'ratePlan'>>()({
  id: as('roomId', number()),
  roomNumber: number(),
  main: as('isMain', boolean()),
  confirmationNumber: as('roomConfirmation', string()),
  roomStatus: made(string(), ({ status }: Room) => status),
  roomStatusId: as('status', statusId),
  category: flat(wireRoomCategory),
  refundable: made(boolean(), ({ policy }: Room) => policy.refundable),
  policy: wirePolicy,
  adults: made(number(), ({ occupancy }: Room) => occupancy.adults),
  child: made(number(), ({ occupancy }: Room) => headcount(occupancy) - occupancy.adults),
  childrenAges: as('childAges', array(number())),
  currentOccupancy: as('occupancy', wireOccupancy),
  guestInfo: as('guests', list(wireGuest)),
  nights: made(number(), ({ dailyRates }: Room) => dailyRates.length),
  dailyRates: list(parts({ date: plainDate, price: amount })),
  perNight: as('averagePerNight', amount),
  total: amount,
  totalPaid: as('paid', amount),
  amountPendingPayment: as('balance', amount),
  descriptionPaid: made(picklist(['paid', 'part-paid', 'unpaid']), ({ balance, paid }: Room) =>
    balance.amount === 0 ? 'paid' : paid.amount > 0 ? 'part-paid' : 'unpaid',
  ),
  services: list(wireService),
  certificates: list(wireCertificate),
  comments: as('specialRequests', array(string())),
  hasAdyenToken: as('hasStoredCard', boolean()),
  /** Where a higher category is waited for. */
  standby: ifAny(parts({ categories: array(string()), ceilingPerNight: as('ceiling', amount) })),
  hasCancellationRequest: boolean(),
})

export const wireRoom = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    ...withoutRate.entries,
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
  }),
  (wire, currency: CurrencyCode): Room => ({
    ...withoutRate.decode(wire, currency),
    ratePlan: {
      ratePlanId: wire.idOpRatePlan.idOpRatePlan,
      code: wire.idOpRatePlan.code,
      name: wire.ratePlan.description,
      kind: wire.idOpRatePlan.refundable ? 'flexible' : 'non-refundable',
    },
  }),
  (room: Room) => ({
    ...withoutRate.encode(room),
    ratePlan: { description: room.ratePlan.name, price: toMajor(room.averagePerNight) },
    idOpRatePlan: {
      idOpRatePlan: room.ratePlan.ratePlanId,
      code: room.ratePlan.code,
      rateCodeBase: room.ratePlan.code,
      currencyCode: room.total.currency,
      rateCodeClever: room.ratePlan.code,
      refundable: room.ratePlan.kind === 'flexible',
      leadTime: room.policy.tiers[0]?.daysBefore ?? 0,
    },
  }),
)
