import { picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireHelpTicket } from '../../wire/help-ticket.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** Says what became of a call: the guest was reached, or not. A guest who was not may be called again. */
export const settleHelpTicket = /* @__PURE__ */ endpoint({
  name: 'settleHelpTicket',
  method: 'POST',
  path: '/staff/help-tickets/:ticket/outcome',
  summary: 'Says whether a guest was reached',
  access: 'staff',
  permission: 'inbox:answer',
  params: strictObject({ ticket: text(12) }),
  body: strictObject({ outcome: picklist(['called', 'not-reached']) }),
  guard: 'once',
  refusals: { 'ticket-settled': nothing },
  reply: answer(wireHelpTicket),
})
