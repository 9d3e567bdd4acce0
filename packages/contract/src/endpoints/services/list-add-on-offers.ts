import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { wireAddOnMenu } from '../../wire/add-on-offer.ts'
import { rowId } from '../../wire/whole-number.ts'
import { actionReason } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * The property's add-ons, and until when those of the rooms can be given back. They are taken and given back
 * by a quote, like every change.
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
