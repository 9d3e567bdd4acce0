import { isIncluded, addOnCategories, type AddOnMenu, type AddOnOffer } from '@veranda/domain'
import { boolean, number, picklist, string } from 'valibot'
import { plainDate } from './scalars.ts'
import { amount, amountsIn, as, list, made, maybe, parts, shape } from './shape.ts'

const wireAddOnOffer = /* @__PURE__ */ shape<AddOnOffer>()({
  idService: as('offerId', number()),
  name: string(),
  description: as('note', string()),
  category: picklist(addOnCategories),
  isFree: made(boolean(), (offer: AddOnOffer) => isIncluded(offer)),
  /** Of one unit, for its day or for the whole stay. */
  price: as('unitPrice', amount),
  /** Given on one day of the stay. */
  hasDate: as('hasDay', boolean()),
  maxQuantity: number(),
  minimumModificationPeriod: as('noticeDays', number()),
})

/** An add-on of a room: the offer it was taken from, and until when it can be given back. */
const wireTaken = /* @__PURE__ */ parts({
  idService: as('addOnId', number()),
  idOffer: as('offerId', maybe(number())),
  removableUntil: as('until', maybe(plainDate)),
})

export const wireAddOnMenu = /* @__PURE__ */ shape<AddOnMenu>()({
  currencyCode: amountsIn,
  services: as('offers', list(wireAddOnOffer)),
  taken: list(wireTaken),
})
