import { type Certificate, type CurrencyCode, type Room, type AddOn, addOnCategories } from '@veranda/domain'
import { array, boolean, number, object, picklist, string } from 'valibot'
import { wireGuest } from './guest.ts'
import { wireOccupancy } from './occupancy.ts'
import { wirePolicy } from './penalty.ts'
import { currencyCode, plainDate } from './scalars.ts'
import { wireRoomCategory } from './room-category.ts'
import { amount, as, flat, ifAny, list, maybe, parts, shape, unread, wired } from './shape.ts'
import { statusId } from './status.ts'

const wireAddOn = /* @__PURE__ */ shape<AddOn>()({
  idService: as('addOnId', number()),
  name: string(),
  category: picklist(addOnCategories),
  quantity: number(),
  date: maybe(plainDate),
  price: as('unitPrice', amount),
  total: amount,
  isPaid: boolean(),
})

const wireCertificate = /* @__PURE__ */ shape<Certificate>()({
  code: string(),
  description: string(),
  amount,
})

export const withoutRate = /* @__PURE__ */ shape<Omit<Room, 'ratePlan'>>()({
  id: as('roomId', number()),
  roomNumber: number(),
  main: as('isMain', boolean()),
  confirmationNumber: as('roomConfirmation', string()),
  roomStatus: unread(string()),
  roomStatusId: as('status', statusId),
  category: flat(wireRoomCategory),
  refundable: unread(boolean()),
  policy: wirePolicy,
  adults: unread(number()),
  child: unread(number()),
  childrenAges: as('childAges', array(number())),
  currentOccupancy: as('occupancy', wireOccupancy),
  guestInfo: as('guests', list(wireGuest)),
  nights: unread(number()),
  dailyRates: list(parts({ date: plainDate, price: amount })),
  perNight: as('averagePerNight', amount),
  total: amount,
  totalPaid: as('paid', amount),
  amountPendingPayment: as('balance', amount),
  descriptionPaid: unread(picklist(['paid', 'part-paid', 'unpaid'])),
  services: list(wireAddOn),
  certificates: list(wireCertificate),
  comments: as('specialRequests', array(string())),
  hasAdyenToken: as('hasStoredCard', boolean()),
  /** The room's standby request, if there is one. */
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
)
