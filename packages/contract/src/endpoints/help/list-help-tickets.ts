import { endpoint } from '../../endpoint.ts'
import { wireHelpTicket } from '../../wire/help-ticket.ts'
import { answer, list } from '../../wire/shape.ts'

/** The calls a guest asked for, newest first, and what became of them. */
export const listHelpTickets = /* @__PURE__ */ endpoint({
  name: 'listHelpTickets',
  method: 'GET',
  path: '/booking/contact-customer/tickets',
  summary: 'The calls a guest asked for, with what became of them',
  access: 'guest',
  reply: answer(list(wireHelpTicket)),
})
