import {
  type CurrencyCode,
  isIncluded,
  serviceCategories,
  type ServiceMenu,
  type ServiceOffer,
} from '@veranda/domain'
import { boolean, number, picklist, string } from 'valibot'
import { plainDate } from './plain.ts'
import { amount, amountsIn, as, list, made, maybe, parts, shape } from './shape.ts'
import { encode } from './encode.ts'

const wireServiceOffer = /* @__PURE__ */ shape<ServiceOffer>()({
  idService: as('offerId', number()),
  name: string(),
  description: as('note', string()),
  category: picklist(serviceCategories),
  isFree: made(boolean(), (offer: ServiceOffer) => isIncluded(offer)),
  /** Of one unit, for its day or for the whole stay. */
  price: as('unitPrice', amount),
  /** Given on one day of the stay. */
  hasDate: as('hasDay', boolean()),
  maxQuantity: number(),
  minimumModificationPeriod: as('noticeDays', number()),
})

/** What a room has: the offer it is of, and until when it can be given back. */
const wireTaken = /* @__PURE__ */ parts({
  idService: as('serviceId', number()),
  idOffer: as('offerId', maybe(number())),
  removableUntil: as('until', maybe(plainDate)),
})

export const wireServiceMenu = /* @__PURE__ */ shape<ServiceMenu>()({
  currencyCode: amountsIn,
  services: as('offers', list(wireServiceOffer)),
  taken: list(wireTaken),
})
export const encodeServiceMenu = (menu: ServiceMenu, currency: CurrencyCode) =>
  encode(wireServiceMenu, menu, currency)
