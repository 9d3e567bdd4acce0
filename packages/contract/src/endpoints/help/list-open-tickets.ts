import { endpoint } from '../../endpoint.ts'
import { wireOpenTicket } from '../../wire/help-ticket.ts'
import { answer, list } from '../../wire/shape.ts'

/** Guests who wait for a call, the one who is called first first. */
export const listOpenTickets = /* @__PURE__ */ endpoint({
  name: 'listOpenTickets',
  method: 'GET',
  path: '/staff/help-tickets',
  summary: 'Guests who wait for a call',
  access: 'staff',
  permission: 'inbox:read',
  reply: answer(list(wireOpenTicket)),
})
