import { contactTime, helpFields, longestRequest } from '@veranda/domain'
import {
  array,
  boolean,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decoded } from '../../wire/decoded.ts'
import { wireHelpTicket } from '../../wire/help-ticket.ts'
import { answer } from '../../wire/shape.ts'
import { freeTextOrEmpty, text, textOrEmpty } from '../../wire/text.ts'
import { rowId } from '../../wire/whole-number.ts'

/**
 * Asks to be called. Open to everybody; of a guest who is signed in it is about their own reservation, and a letter
 * about it goes to the address on file.
 */
export const requestCall = /* @__PURE__ */ endpoint({
  name: 'requestCall',
  method: 'POST',
  path: '/booking/contact-customer',
  summary: 'Asks to be called: opens a help ticket',
  access: 'open',
  body: strictObject({
    name: text(240),
    contactTime: picklist([contactTime]),
    email: textOrEmpty(254),
    /** Digits only, with the country's code. */
    telephone: pipe(string(), regex(/^\d{10,15}$/)),
    countryId: rowId(),
    bookingCode: textOrEmpty(40),
    customerTypeId: rowId(),
    notes: freeTextOrEmpty(longestRequest),
    /** Of the guest's clock; without it, of the help line's. */
    timeZone: optional(text(64)),
    /** The terms and the privacy policy were agreed to. */
    acceptedTerms: boolean(),
  }),
  guard: 'once',
  refusals: {
    /** The fields that are not accepted; one that this client does not know is left out. */
    'ticket-not-accepted': decoded(object({ fields: array(string()) }), ({ fields }) => ({
      fields: helpFields.filter((field) => fields.includes(field)),
    })),
    /** A request of the last hour is known. Its number is said to nobody but its own guest. */
    'ticket-known': decoded(object({ ticket: nullable(wireHelpTicket) }), ({ ticket }) => ({
      ticket: ticket && wireHelpTicket.decode(ticket),
    })),
  },
  reply: answer(wireHelpTicket),
})
