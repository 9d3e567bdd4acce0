import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { wireAddOnMenu } from '../../wire/add-on-offer.ts'
import { rowId } from '../../wire/whole-number.ts'
import { actionReason } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * The benefits and add-ons of the reservation's property, and until when those the rooms have can be given back. They
 * are taken and given back through a quote, as every change is.
 */
export const listAddOnOffers = /* @__PURE__ */ endpoint({
  name: 'listAddOnOffers',
  method: 'POST',
  path: '/booking/aditionalservices',
  summary: 'Benefits and extra services: what there is, and what can still be given back',
  access: 'guest',
  refusals: {
    'action-not-allowed': actionReason,
  },
  body: strictObject({ bookingId: rowId(), langCode: optional(langCode) }),
  reply: answer(wireAddOnMenu),
})
