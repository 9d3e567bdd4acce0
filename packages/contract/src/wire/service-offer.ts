import {
  type CurrencyCode,
  fromMajor,
  isIncluded,
  serviceCategories,
  type ServiceMenu,
  type ServiceOffer,
  toMajor,
} from '@veranda/domain'
import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { currencyCode, plainDate, present } from './plain.ts'

const wireServiceOffer = /* @__PURE__ */ object({
  idService: number(),
  name: string(),
  description: string(),
  category: picklist(serviceCategories),
  isFree: boolean(),
  /** Of one unit, for its day or for the whole stay. */
  price: number(),
  /** Given on one day of the stay. */
  hasDate: boolean(),
  maxQuantity: number(),
  minimumModificationPeriod: number(),
})

export const wireServiceMenu = /* @__PURE__ */ object({
  currencyCode,
  services: array(wireServiceOffer),
  /** What the rooms have: the offer each is of, and until when it can be given back. */
  taken: array(
    object({
      idService: number(),
      idOffer: nullable(number()),
      removableUntil: nullable(plainDate),
    }),
  ),
})
export type WireServiceMenu = InferOutput<typeof wireServiceMenu>

export const decodeServiceMenu = (wire: WireServiceMenu): ServiceMenu => ({
  offers: wire.services.map((offer) => decodeServiceOffer(offer, wire.currencyCode)),
  taken: wire.taken.map(({ idService, idOffer, removableUntil }) => ({
    serviceId: idService,
    ...present({ offerId: idOffer, until: removableUntil }),
  })),
})

const decodeServiceOffer = (
  wire: WireServiceMenu['services'][number],
  currency: CurrencyCode,
): ServiceOffer => ({
  offerId: wire.idService,
  name: wire.name,
  note: wire.description,
  category: wire.category,
  unitPrice: fromMajor(wire.price, currency),
  hasDay: wire.hasDate,
  maxQuantity: wire.maxQuantity,
  noticeDays: wire.minimumModificationPeriod,
})

export const encodeServiceMenu = (
  { offers, taken }: ServiceMenu,
  currency: CurrencyCode,
): WireServiceMenu => ({
  currencyCode: currency,
  services: offers.map((offer) => ({
    idService: offer.offerId,
    name: offer.name,
    description: offer.note,
    category: offer.category,
    isFree: isIncluded(offer),
    price: toMajor(offer.unitPrice),
    hasDate: offer.hasDay,
    maxQuantity: offer.maxQuantity,
    minimumModificationPeriod: offer.noticeDays,
  })),
  taken: taken.map(({ serviceId, offerId, until }) => ({
    idService: serviceId,
    idOffer: offerId ?? null,
    removableUntil: until ?? null,
  })),
})
