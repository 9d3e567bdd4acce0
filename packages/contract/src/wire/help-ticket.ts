import { type CustomerType, type HelpTicket, ticketStates } from '@veranda/domain'
import { boolean, number, object, picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { as, parts, shape, wired } from './shape.ts'

const ticket = /* @__PURE__ */ parts({
  ticket: as('ticketNumber', string()),
  state: picklist(ticketStates),
  sentAt: string(),
  timeZone: string(),
  letter: as('hasLetter', boolean()),
})

const ticketEntries = {
  ...ticket.entries,
  contactFrom: /* @__PURE__ */ string(),
  contactUntil: /* @__PURE__ */ string(),
}

/** A request to be called. `contactFrom` and `contactUntil` are the moments of the contact time on the guest's own clock. */
export const wireHelpTicket = /* @__PURE__ */ wired(
  /* @__PURE__ */ object(ticketEntries),
  ({ contactFrom: from, contactUntil: until, ...wire }): HelpTicket => ({
    ...ticket.decode(wire),
    contact: { from, until },
  }),
  (value: HelpTicket) => ({
    ...encode(ticket, value),
    contactFrom: value.contact.from,
    contactUntil: value.contact.until,
  }),
)
/** A call that was asked for as the service sends it. */
export const encodeHelpTicket = (value: HelpTicket) => encode(wireHelpTicket, value)

/** A ticket as the staff member who calls reads it. */
export type OpenTicket = HelpTicket & {
  readonly name: string
  /** Digits only, as it is dialled. */
  readonly telephone: string
  readonly reservationCode: string
  readonly customerType: string
  readonly notes: string
  /** Whether it came from a signed-in guest: else nothing of it is proven. */
  readonly isGuests: boolean
}
const openParts = /* @__PURE__ */ parts({
  name: string(),
  telephone: string(),
  bookingCode: as('reservationCode', string()),
  customerType: string(),
  notes: string(),
  signedIn: as('isGuests', boolean()),
})
export const wireOpenTicket = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({ ...ticketEntries, ...openParts.entries }),
  (wire): OpenTicket => ({ ...wireHelpTicket.decode(wire), ...openParts.decode(wire) }),
  (value: OpenTicket) => ({ ...encodeHelpTicket(value), ...encode(openParts, value) }),
)
/** A call that still waits as the service sends it. */
export const encodeOpenTicket = (value: OpenTicket) => encode(wireOpenTicket, value)

export const wireCustomerType = /* @__PURE__ */ shape<{ customerTypeId: number; name: string }>()({
  idOpContactCustomerType: as('customerTypeId', number()),
  name: string(),
})

/** The API's number is shown as a text to the guest. */
export const toCustomerType = (wire: {
  readonly idOpContactCustomerType: number
  readonly name: string
}): CustomerType => ({ customerTypeId: String(wire.idOpContactCustomerType), name: wire.name })
